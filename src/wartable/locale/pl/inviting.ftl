# Zapraszanie znajomych: linki, sieć lokalna, co mówi zaproszenie.

join-game = Gra
invite-code = Kod QR zaproszenia dla gracza { $number }
invite-show-code = Jako kod QR, dla telefonu
invite-address = Adres tego komputera
invite-only-here = Ten link działa tylko na tym komputerze. Na innym urządzeniu nikt go nie otworzy.
invite-network = Wpuść urządzenia z mojej sieci lokalnej
invite-network-meaning = Każdy w tej samej sieci (np. w twoim Wi-Fi) może wtedy otworzyć ten stół, oglądać publiczne partie i zaczynać nowe; miejsca i karty na ręce mają nadal tylko ci, którzy mają ich linki. Nic nie jest szyfrowane, więc włączaj to tylko w sieci, której ufasz. Zapora systemu może zapytać o zgodę. Po zatrzymaniu stołu jest znów wyłączone.
invite-elsewhere = Otwórz stół pod nazwą, pod którą widzą go inni, i zaproś stamtąd.
invite-cancel = Wycofaj tę partię
invite-taken-back = Ta partia została wycofana, zanim się zaczęła.
refused-no-network = Ten komputer nie jest teraz w żadnej sieci lokalnej.
refused-network = Stół nie może nasłuchiwać pod adresem { $address }: { $reason }
