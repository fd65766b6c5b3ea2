# Inviting a friend: links, the local network, what an invitation says.

join-game = Game
invite-code = QR code of the invitation to seat { $number }
invite-show-code = As a QR code, for a phone
invite-address = Address of this machine
invite-only-here = This link works on this machine only. A friend at another device can’t open it.
invite-network = Let devices in my local network in
invite-network-meaning = Whoever is in the same network (your Wi-Fi) can then open this table, watch public matches and start matches; seats and hands stay with those who hold their links. Nothing is encrypted, so switch it on only in a network you trust. Your system’s firewall may ask whether to allow it. It is off again when the table is stopped.
invite-elsewhere = Open the table by the name that others reach it by, and invite from there.
invite-cancel = Take the match back
invite-taken-back = This match was taken back before it began.
refused-no-network = This machine is in no local network now.
refused-network = The table can’t listen at { $address }: { $reason }
