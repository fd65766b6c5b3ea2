# 盤面が出来事を一つずつ見せる速さの言葉。

speed-label = 出来事の見せ方
speed-slow = ゆっくり
speed-normal = ふつう
speed-fast = 速く
speed-instant = 一度に
speed-note = スペースキーか盤面のクリックで先へ進みます。
settings-steady = 意味の変わったボタンは少し待ってから押せる

## 盤面

pace-again = 相手の前のターン
pace-again-playing = 相手の前のターンをもう一度
pace-blow = 決め手
pace-decided = 勝敗の決め手
pace-hurry = スペースキーかクリックで先へ
