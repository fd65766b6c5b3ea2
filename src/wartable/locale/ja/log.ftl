# 盤面の横の記録に何を表示するか。
log-details = パスと規則
settings-details = ログにパスと規則番号を表示
