# The panel of the coach beside the table in Japanese. As in board.ftl, no message may choose its form by a variable.

coach-title = コーチ
coach-turn-off = コーチを外す
coach-turn-on = コーチを付ける
coach-tone-threat = 危険
coach-tone-chance = 好機
coach-tone-standing = 状況
coach-hint = ヒント
coach-thinking = 考え中…
coach-key-hint = コーチのヒント
