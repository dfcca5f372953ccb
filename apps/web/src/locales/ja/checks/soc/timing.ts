import type { TimingSentence } from '@netloom/soc';

export const timing: Record<TimingSentence, string> = {
  'SOC-CLOCK-MISSING/open': 'クロック {{port}} が接続されていません',
  'SOC-CLOCK-MISSING/constant': 'クロック {{port}} が定数に固定されています',
  'SOC-CLOCK-AS-DATA': '{{source}} はクロックですが、{{port}} はクロック入力ではありません',
  'SOC-DATA-AS-CLOCK': '{{port}} はクロック入力ですが、{{source}} はクロックではありません',
  'SOC-CLOCK-DOMAIN': '{{manager}} は {{from}}、{{subordinate}} は {{to}} で動作します',
  'SOC-CLOCK-CROSSING': '{{source}} は {{from}} で変化し、{{port}} は {{to}} で読まれます',
  'SOC-RESET-MISSING/open': 'リセット {{port}} が接続されていません',
  'SOC-RESET-MISSING/constant': 'リセット {{port}} が定数に固定されています',
  'SOC-RESET-POLARITY/low': '{{reset}} は Low アクティブですが、{{port}} は High アクティブです',
  'SOC-RESET-POLARITY/high': '{{reset}} は High アクティブですが、{{port}} は Low アクティブです',
  'SOC-RESET-DOMAIN': '{{reset}} は {{clock}} に属しますが、{{instance}} は {{wanted}} で動作します',
  'SOC-RESET-VECTOR/no-code':
    '{{instance}} は {{address}} から起動しますが、そこにある {{subordinate}} にはコードを置けません',
  'SOC-RESET-VECTOR/nothing':
    '{{instance}} は {{address}} から起動しますが、そこには何も割り当てられていません',
  'SOC-INTERRUPT-SOURCE/lost': '{{reason}}',
  'SOC-INTERRUPT-SOURCE/no-output': '{{source}} は出力ではありません',
  'SOC-INTERRUPT-SOURCE/bits': '{{source}} は {{count}} ビットあります。一つを指定してください',
  'SOC-INTERRUPT-SINK/lost': '{{source}}：{{reason}}',
  'SOC-INTERRUPT-SINK/no-input': '{{source}}：{{sink}} は入力ポート全体ではありません',
  'SOC-INTERRUPT-NUMBER': '{{sink}} は {{count}} ビットで、番号 {{number}} がありません',
  'SOC-INTERRUPT-NEVER':
    '{{sink}} の番号 {{number}} の割り込みは決して発生しません。最小の番号は {{lowest}} です',
  'SOC-INTERRUPT-CLASH': '{{source}} と {{other}} がどちらも {{sink}} の番号 {{number}} を使っています',
  'SOC-INTERRUPT-WIRED':
    '{{source}} は配線で {{sink}} に割り込みを要求しますが、割り込み表に登録されていません',
  'SOC-CLOCK-SOURCE/no-clock': 'クロック {{clock}} の源 {{input}} はクロックではありません',
  'SOC-CLOCK-SOURCE/twice': 'クロック {{clock}} のマルチプレクサは入力 {{input}} を二度使っています',
  'SOC-CLOCK-SOURCE/minimum':
    'クロック {{clock}} はリセット後に {{ratio}} 分周ですが、ソフトウェアの分周比は {{minimum}} 以上でなければなりません',
  'SOC-CLOCK-CIRCLE': 'クロック {{clock}} は自分自身から作られています: {{way}}',
  'SOC-CLOCK-FREQUENCY':
    'クロック {{clock}} は {{frequency}} Hz とされていますが、源からは {{expected}} Hz です',
  'SOC-CLOCK-UNIT/none': '{{name}} には源がありますが、それを作るクロック・リセットユニットがありません',
  'SOC-CLOCK-UNIT/several': '{{instance}} は {{other}} と同じクロックとリセットを作ることになります',
  'SOC-CLOCK-UNIT/gated':
    '{{instance}} は {{clock}} で動作しますが、ソフトウェアがゲート {{gate}} で止められます',
  'SOC-PLL/disagree': '{{clock}} と {{other}} は {{pll}} の出力ですが、その内容が食い違っています',
  'SOC-PLL/twice': '{{clock}} と {{other}} がどちらも {{pll}} の出力 {{output}} です',
  'SOC-PLL/no-output': '{{clock}} は {{pll}} の出力 {{output}} ですが、最後の出力は {{most}} です',
  'SOC-PLL/limits': '{{pll}} は ASIC ライブラリの PLL ですが、その限界値が文書にありません',
  'SOC-PLL/waits': '{{pll}} の基準は {{from}} から来ますが、PLL がロックするまで止まっています',
  'SOC-PLL/reference':
    '{{pll}} の基準クロックは {{value}} Hz で、{{min}}〜{{max}} Hz の範囲外です（{{origin}}）',
  'SOC-PLL/phase':
    '{{pll}} の位相比較周波数は {{value}} Hz で、{{min}}〜{{max}} Hz の範囲外です（{{origin}}）',
  'SOC-PLL/vco': '{{pll}} の VCO は {{value}} Hz で、{{min}}〜{{max}} Hz の範囲外です（{{origin}}）',
  'SOC-PLL/output': '{{pll}} の {{clock}} は {{value}} Hz で、{{min}}〜{{max}} Hz の範囲外です（{{origin}}）',
  'SOC-PLL/divider': '{{pll}} の基準分周比は {{value}} で、{{min}}〜{{max}} の範囲外です（{{origin}}）',
  'SOC-PLL/multiplier':
    '{{pll}} の逓倍数 {{value}} は {{min}}〜{{max}} で使える値ではありません（{{origin}}）',
  'SOC-PLL/divide':
    '{{clock}} の分周比 {{value}} は {{pll}} の {{min}}〜{{max}} で使える値ではありません（{{origin}}）',
  'SOC-PLL/feedback':
    '{{clock}} からの {{pll}} の帰還分周比は {{value}} で、{{min}}〜{{max}} の範囲外です（{{origin}}）',
  'SOC-CLOCK-SOURCE/oscillator': '{{clock}} の発振器は {{divide}} で分周できません',
  'SOC-CLOCK-UNIT/own-select':
    '{{instance}} は {{clock}} で動き、そのマルチプレクサ {{mux}} を自分で選択します。入力が止まると、そこから抜け出すレジスタも止まります',
  'SOC-CLOCK-GROUP/gated':
    'クロック {{clock}} は誰も止められないグループ {{group}} に属しますが、ゲート {{gate}} が止めます',
  'SOC-CLOCK-GROUP/no-hint':
    'クロック {{clock}} はグループ {{group}} に属しますが、ゲートにブロックのアイドル通知がありません',
  'SOC-CLOCK-GROUP/hint':
    'クロック {{clock}} はグループ {{group}} に属しますが、ゲートがアイドル通知を待ちます',
  'SOC-CLOCK-GROUP/idle': '{{idle}} はクロック {{clock}} のアイドル通知になれる 1 ビット出力ではありません',
  'SOC-CLOCK-ENABLE/twice': 'クロック {{other}} と {{clock}} の両方にイネーブル {{enable}} があります',
  'SOC-CLOCK-ENABLE/minimum':
    'イネーブル {{enable}} はリセット後 {{ratio}} 周期ごとですが、ソフトウェアは {{minimum}} 未満を設定できません',
  'SOC-CLOCK-MEASURE/no-clock': 'クロック {{clock}} の測定基準 {{reference}} はクロックではありません',
  'SOC-CLOCK-MEASURE/itself': 'クロック {{clock}} が自分自身を基準に測定されています',
  'SOC-CLOCK-MEASURE/changes':
    'クロック {{clock}} の測定基準 {{reference}} は、ソフトウェアが {{changed}} で周波数を変えます',
  'SOC-CLOCK-MEASURE/hint':
    'クロック {{clock}} は、ブロックのアイドル通知が閉じるゲート {{gate}} の後ろで測定されています。閉じるたびに障害になります',
  'SOC-CLOCK-MEASURE/long':
    '{{reference}} の {{window}} 周期に入るクロック {{clock}} の周期は数えきれません。最大は {{longest}} です',
  'SOC-CLOCK-MEASURE/short':
    '{{reference}} の {{window}} 周期にクロック {{clock}} は {{count}} 周期しかなく、計数の誤差 1 と {{tolerance}} % を区別できません',
  'SOC-CLOCK-NAME': '{{one}} と {{other}} は、クロック・リセットユニットでどちらも {{name}} になります',
  'SOC-RESET-SOURCE/filter-power-on':
    'リセット {{reset}} はパワーオンリセットで、フィルターが数えるクロックを始動させます',
  'SOC-RESET-SOURCE/filter-made': 'リセット {{reset}} は内部で生成されるため、フィルターは不要です',
  'SOC-RESET-SOURCE/filter-unused':
    'リセット {{reset}} にはフィルターがありますが、内部で生成されるリセットをアサートしません',
  'SOC-RESET-SOURCE/filter-clock':
    'リセット {{reset}} のフィルターが数える {{clock}} は、ソフトウェアや通知で止まることがあります',
  'SOC-RESET-SOURCE/no-reset': 'リセット {{reset}} が待つ {{other}} はリセットではありません',
  'SOC-RESET-SOURCE/high': 'リセット {{reset}} には源がありますが、High アクティブです',
  'SOC-RESET-SOURCE/itself': 'リセット {{reset}} は自分自身を待っています',
  'SOC-RESET-SOURCE/request': '{{request}} はリセット {{reset}} を要求できる 1 ビット出力ではありません',
  'SOC-RESET-SOURCE/stopped': 'リセット {{reset}} が待つクロック {{clock}} はリセット後に停止しています',
  'SOC-RESET-SOURCE/power-on-clock':
    'パワーオンリセット {{reset}} のクロック {{clock}} は、解除されるまで止まっています',
  'SOC-RESET-POWER-ON/none': 'パワーオンリセットになりうるトップレベルのリセットがありません',
  'SOC-RESET-POWER-ON/several': '{{resets}} のどれがパワーオンリセットですか',
};
