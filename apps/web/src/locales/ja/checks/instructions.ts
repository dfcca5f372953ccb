import type { InsnSentence } from '@netloom/instructions';

export const instructions: Record<InsnSentence, string> = {
  'insn-syntax/unexpected': '{{column}} 列: {{expected}} が必要な位置に「{{found}}」があります',
  'insn-syntax/end': '{{column}} 列: {{expected}} が必要な位置でテキストが終わっています',
  'insn-unbounded':
    '{{column}} 列: {{word}} には上限がなく、終わる保証がありません。定数を使った for i in 0..n にしてください',
  'insn-bound': '{{column}} 列: ループの範囲は定数です。{{found}} は定数ではありません',
  'insn-steps': '{{column}} 列: ループは合計 {{steps}} ステップで、構築できる {{most}} を超えています',
  'insn-type/unknown': '{{column}} 列: {{name}} は型ではありません。u1〜u64 と i1〜i64 が使えます',
  'insn-type/needed': '{{column}} 列: 定数だけでは型が決まらないため、{{name}} に型が必要です',
  'insn-type/differs': '{{column}} 列: 両辺が {{left}} と {{right}} です。一方を変換してください',
  'insn-type/expected': '{{column}} 列: これは {{found}} ですが、{{expected}} が必要です',
  'insn-type/condition': '{{column}} 列: 条件は 1 ビットの u1 です。これは {{found}} です',
  'insn-type/division': '{{column}} 列: {{operator}} は符号なしの値に使います。これは {{found}} です',
  'insn-type/amount': '{{column}} 列: シフト量は符号なしです。これは {{found}} です',
  'insn-type/long': '{{column}} 列: {{bits}} ビットは、値の上限 64 ビットを超えています',
  'insn-type/constant': '{{column}} 列: {{value}} は {{type}} に収まりません',
  'insn-slice': '{{column}} 列: ビット {{high}}〜{{low}} は {{type}} の外です',
  'insn-name/unknown': '{{column}} 列: ここに {{name}} という名前はありません',
  'insn-name/taken': '{{column}} 列: {{name}} はすでに使われています',
  'insn-name/read-only': '{{column}} 列: {{name}} には代入できません',
  'insn-name/unset': '{{column}} 列: {{name}} は値が決まる前に読まれています',
  'insn-name-own': '生成される内容に {{name}} という信号がすでにあります。別の名前にしてください',
  'insn-break': '{{column}} 列: break は最も外側のループの直下にだけ置けます',
  'insn-rd-unset': 'rd に値が入らない経路があります',
  'insn-effect-none': '結果も状態の変更もないため、この命令は何もしません',
  'insn-operand-unread': 'オペランド {{operand}} が動作で読まれていません',
  'insn-pattern/length': 'パターンは 32 桁ですが、これは {{count}} 桁です（空白は数えません）',
  'insn-pattern/letter': '「{{letter}}」には意味がありません。0、1、d、a、b、c、i が使えます',
  'insn-pattern/field': '{{letter}} はレジスター {{operand}} で、どの命令でもビット {{high}}〜{{low}} です',
  'insn-pattern/immediate': '即値はビット 31〜20、14〜12、11〜7 に置けます。ビット {{bit}} には置けません',
  'insn-pattern/sources': '{{letter}} は第 3 ソースです。デスティネーションと他の 2 つのソースも必要です',
  'insn-length':
    'ビット 4〜0 が {{bits}} です。32 ビット命令は 11 で終わり、より長い命令の始まりである 11111 では終わりません',
  'insn-overlap/own': 'ワード {{word}} は {{name}} でも {{other}} でもあります',
  'insn-overlap/base': 'ワード {{word}} は {{name}} でも標準の命令 {{other}} でもあります',
  'insn-overlap/extension':
    'ワード {{word}} は {{name}} でも {{other}} でもあります。後者はその拡張を持つコアにあります',
  'insn-overlap/core': 'ワード {{word}} は {{name}} でも、このコアの {{other}} でもあります',
  'insn-rv128': 'オペコード {{opcode}} は RV128 用に予約されており、将来の標準が使う可能性があります',
  'insn-standard-opcode':
    'オペコード {{opcode}} は標準のもので、将来意味を持つ可能性があります。custom-0 と custom-1 は空いたままです',
  'insn-standard-name': '{{name}} は標準の命令で、アセンブラーがすでに知っています',
  'insn-keyword': '{{name}} は {{language}} のキーワードです。別の名前にしてください',
  'insn-names-meet': '{{name}} と {{other}} は C と SystemVerilog でどちらも {{word}} になります',
  'insn-state-unsaved':
    '{{state}} 全体を読み出して書き戻す命令がなく、プログラムが保存できません。rd = {{state}}; の命令と {{state}} = rs1; の命令を追加するか、どのコンテキストにも属さないとしてください',
  'insn-output/saved':
    '{{state}} はポートを駆動し、コンテキスト切り替えで値が動いてしまいます。どのコンテキストにも属さないようにしてください',
  'insn-output/table':
    '{{state}} はテーブルで、ポートが示すのは一つの値です。ワード数かポートのどちらかを外してください',
  'insn-core/state-twice':
    '{{file}} の状態と {{other}} の状態が SystemVerilog で同じ {{word}} になります。一方の名前を変えてください',
  'insn-state-unused': '{{state}} を使う命令がありません',
  'insn-status/range':
    'ステータスはマシンモードの自由に使える CSR 0x7c0〜0x7ff に置きます。{{address}} ではありません',
  'insn-status/nothing': 'コンテキストと一緒に保存する状態がないため、ステータスの対象がありません',
  'insn-status/taken': '{{file}} と {{other}} のステータスは、アドレスか名前が同じです: {{address}}',
  'insn-status/no-csrs': '{{file}} のステータスは CSR ですが、このコアには CSR がありません（Zicsr）',
  'insn-latency/loop':
    '複数サイクルのレイテンシーは最も外側のループを 1 サイクルに 1 回以上進めるものですが、この動作にはそのループがありません',
  'insn-latency/divide': '{{rounds}} 回を最初の後の {{cycles}} サイクルに等分できません',
  'insn-latency/variable': 'break で早く終わらないため、レイテンシーは固定で {{cycles}} サイクルです',
  'insn-latency/break': 'ループが早く終わることがあり、レイテンシーは固定になりません。可変を選んでください',
  'insn-latency/access':
    '{{other}} はメモリーにアクセスし {{state}} を使うため、{{state}} をバックグラウンドで変えることはできません',
  'insn-latency/levels':
    '1 サイクルに約 {{levels}} 段の論理があり、クロックが遅くなります。ループを複数サイクルに分けてください',
  'insn-coredsl/unsayable': '{{column}} 列目: {{what}} は定義で表せる範囲を超えています',
  'insn-coredsl/narrowing':
    '{{column}} 列目: {{from}} の値は {{to}} に収まりません。CoreDSL ではキャストが必要です',
  'insn-own/empty': 'SystemVerilog が空です。外せばモジュールは動作から生成されます',
  'insn-own/no-operation': 'この命令はストアだけを行うため、独自のモジュールを持ちません',
  'insn-own/directive': '{{what}} はディレクティブで、このモジュールの外に及びます',
  'insn-own/task': '{{what}} はシステムタスクで、ハードウェアではありません',
  'insn-own/word': '{{what}} は、実装し証明するモジュールの本体には書けません',
  'insn-own/unknown': '{{what}} はハードウェアが持つ値ではありません',
  'insn-own/delay': '{{what}} は遅延で、ハードウェアではありません',
  'insn-own/unproved':
    '{{name}} の SystemVerilog は動作と同じであることが証明されていません。先に証明してください',
  'insn-own-proof/equal':
    '{{name}} の SystemVerilog は、すべてのオペランドと任意の回数の実行で動作と一致します',
  'insn-own-proof/bounded':
    '{{name}} の SystemVerilog は、すべてのオペランドについてリセットから {{clocks}} クロック（実行 2 回）まで動作と一致します。それ以上は証明されていません',
  'insn-own-proof/undecided': '{{name}} の SystemVerilog が動作と一致するかは時間内に決まりませんでした',
  'insn-own-proof/differs': '{{operands}} のとき、動作は {{made}}、SystemVerilog は {{own}} になります',
  'insn-own-proof/clock': '{{operands}} のとき、どちらも {{made}} ですが、同じクロックではありません',
  'insn-own-proof/differs-at-all': '{{name}} の SystemVerilog は動作と一致しません',
  'insn-own/division':
    '{{what}} は 0 で割ることがあり、結果はツールごとに異なります。定数で割るか、手順を書いてください',
  'insn-own/promise': '{{what}} は論理合成への約束であり、シミュレータは守りません',
  'insn-own/edge':
    '{{what}} は証明の対象となるエッジではありません。posedge clk と、リセットの negedge rst_n だけです',
  'insn-own/comment': 'コメントまたは文字列が閉じていません',
  'insn-table/whole': '{{column}} 列目: {{name}} はテーブルです。ワードは {{name}}[番号] で指します',
  'insn-table/index': '{{column}} 列目: テーブルの番号は符号なしです。これは {{found}} です',
  'insn-table/beyond':
    '{{column}} 列目: {{name}} は 0 から数えて {{depth}} ワードで、{{index}} 番はありません',
  'insn-table/again':
    '{{column}} 列目: ここまでの経路で {{name}} はすでに書き込まれています。命令が書き込むのは 1 ワードで、読み出しのすべてより後です',
  'insn-table/loop': '{{column}} 列目: {{name}} への書き込みは命令の完了時なので、ループの中には置けません',
  'insn-table/rounds':
    '{{name}} がループの中で読み出されています。そのループは 1 回に 1 サイクル（固定または可変レイテンシー）で、ほかのループの中にないことが必要です',
  'insn-table/early':
    '{{name}} への書き込みがループの前にあります。複数サイクルの命令ではループの後だけに書けます',
  'insn-table/left':
    'break で終わることのあるループの後で {{name}} が読み出されています。ループの前か中で読み出してください',
  'insn-table/ports':
    '{{name}} の読み出しが {{count}} か所あり、それぞれが読み出しポートになります。最大は {{most}} です',
  'insn-table/background':
    'バックグラウンドで続く命令はテーブルを使えません。その間ほかの命令がポートを使います',
  'insn-table/memory':
    'メモリーにアクセスする命令はテーブルを使えません。応答のときにほかの命令がポートを使います',
  'insn-table/own': 'テーブルを使う命令には独自の SystemVerilog を付けられません',
  'insn-table/unread': '{{name}} はどこからも読み出されません',
  'insn-table/unwritten': '{{name}} はどこからも書き込まれず、全ワードがリセット時のままです',
  'insn-table/wide': 'テーブルのワードは最大 32 ビットですが、{{bits}} ビットあります',
  'insn-table/unsaved':
    '{{state}} の各ワードを読み出して書き戻す命令がなく、プログラムが保存できません。rd = {{state}}[rs1]; の命令と {{state}}[rs1] = rs2; の命令（ビットが少なければ変換して）を加えるか、どのコンテキストにも属さないとしてください',
  'insn-memory/alignment':
    '{{bytes}} の倍数でないアドレスの意味が決まっていません。コア自身のアクセスの規則に従うか、下の倍数とみなすかを選んでください',
  'insn-memory/data': 'ストアには書き込む値が必要です',
  'insn-memory/no-data': 'ロードには書き込む値がありません',
  'insn-memory/latency':
    'メモリーアクセスがある命令の残りの処理は 1 サイクルです。アクセスのサイクル数はメモリーで決まります',
  'insn-example/operand': '{{operand}} は {{name}} のオペランドではありません',
  'insn-example/missing': '例に {{operand}} の値がありません',
  'insn-example/range': '{{value}} は {{bits}} ビットの {{operand}} に収まりません',
  'insn-example/differs': '例では {{expected}} ですが、動作の結果は {{found}} です',
  'insn-core/missing': 'プロジェクトに {{file}} がありません',
  'insn-core/broken': '{{file}} にエラーがあります: {{first}}',
  'insn-core/twice': '{{name}} が {{file}} と {{other}} の両方にあります',
};
