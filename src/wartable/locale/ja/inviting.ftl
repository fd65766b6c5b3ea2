# 友だちを招く：リンク、ローカルネットワーク、招待に書くこと。

join-game = ゲーム
invite-code = 席{ $number }への招待のQRコード
invite-show-code = スマートフォン用のQRコード
invite-address = このマシンのアドレス
invite-only-here = このリンクはこのマシンでしか開けません。ほかの端末の友だちは開けません。
invite-network = ローカルネットワークの端末からも開けるようにする
invite-network-meaning = 同じネットワーク（ご自宅のWi-Fiなど）にいる人は誰でも、この卓を開き、公開対戦を観戦し、対戦を始められます。席と手札はリンクを持つ人だけのものです。通信は暗号化されないので、信頼できるネットワークでだけ入れてください。システムのファイアウォールが許可を求めることがあります。卓を止めると切れます。
invite-elsewhere = ほかの人が使う名前でこの卓を開き、そこから招待してください。
invite-cancel = この対戦を取り消す
invite-taken-back = この対戦は始まる前に取り消されました。
refused-no-network = このマシンは今どのローカルネットワークにもつながっていません。
refused-network = { $address }で待ち受けられません：{ $reason }
