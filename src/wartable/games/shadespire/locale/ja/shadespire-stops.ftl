# Shadespire in Japanese: the windows at which a player may be asked; in few words as .short.

stop-shadespire-power-yours = 自分の命令の後のパワーステップ
    .short = パワー（自分）
stop-shadespire-power-theirs = ほかのプレイヤーの命令の後のパワーステップ
    .short = パワー（ほか）
stop-shadespire-react-move = 移動アクションへのリアクション
    .short = 移動
stop-shadespire-react-attack = 攻撃アクションへのリアクション
    .short = 攻撃
stop-shadespire-react-ploy = 戦略カードや強化カードへのリアクション
    .short = 戦略
stop-shadespire-react-activation = ほかのアクションや命令へのリアクション
    .short = 命令
