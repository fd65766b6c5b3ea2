# 日本語の学習ページと、どのレッスンにも共通の言葉。

nav-learn = 学ぶ
learn-heading = ゲームを学ぶ
learn-text = 1分ほどの場面がいくつかあります。手順ごとにすることを説明し、押すものは枠で囲みます。間違えても何も壊れません。
learn-course = { $game }を学ぶ
learn-begin = 始める
learn-continue = 続ける
learn-once-more = もう一度最初から
learn-all = 全{ $count }レッスン
learn-done = { $all }レッスン中{ $done }レッスン終了
learn-is-done = 終了。
learn-first-match = コーチ付きで最初の対戦をする
learn-rules = ルールを読む
rules-learn = 遊びながら覚える
learn-forget = 進み具合を消す
learn-minutes = 5分で学ぶ
learn-of-game = { $game }を5分で学ぶ

lesson-number = レッスン{ $number } / { $all }
lesson-step = 手順{ $number } / { $all }
lesson-goal = 目標：{ $goal }
lesson-go-on = 次へ
lesson-again = 最初からやり直す
lesson-next = 次：{ $title }
lesson-last = これで全レッスン終了です。もう{ $game }の対戦ができます。
lesson-wrong = それもできますが、ここで必要な手ではありません。何も変わっていません。枠の付いたものを押してください。
lesson-watch = 何が起こるか見てみましょう。
