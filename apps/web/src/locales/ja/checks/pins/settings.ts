import type { SettingSentence } from '@netloom/pins';

export const settings: Record<SettingSentence, string> = {
  'PINS-UNKNOWN-PERIPHERAL':
    '{{chip}} に周辺機能 {{instance}} はありません。削除するか、それを持つチップを選んでください',
  'PINS-UNKNOWN-MODE/choose': '{{instance}} にモード {{mode}} はありません。{{modes}} から選んでください',
  'PINS-UNKNOWN-MODE/none':
    '{{instance}} にモード {{mode}} はありません。割り当てられるのはピンだけです。ここから削除してください',
  'PINS-AT': '{{at}}：{{reason}}',
  'PINS-UNKNOWN-PARAMETER/peripheral':
    '{{peripheral}} にパラメータ {{parameter}} はありません。あるのは {{known}} です。削除してください',
  'PINS-UNKNOWN-PARAMETER/pin': '{{pin}}：{{parameter}}：ピンにこの設定はありません。削除してください',
  'PINS-UNKNOWN-PARAMETER/needless':
    '{{pin}}：{{parameter}}：{{signal}} にピンの設定は不要です。削除してください',
  'PINS-READ-ONLY': '{{parameter}} は計算で決まり、設定できません。削除してください',
  'PINS-NO-EFFECT': '{{pin}}：{{parameter}} は {{signal}} に影響しません。削除してください',
  'PINS-OPTION/none':
    '{{parameter}} は {{value}} にできません（その選択肢はありません）。{{choices}} から選んでください',
  'PINS-OPTION/mode':
    '{{parameter}} は {{value}} にできません（このモードでは不可）。{{choices}} から選んでください',
  'PINS-OPTION/reason':
    '{{parameter}} は {{value}} にできません（このモードでは不可：{{reason}}）。{{choices}} から選んでください',
  'PINS-RANGE/number': '{{parameter}} {{value}} は数値ではありません。{{range}}を入力してください',
  'PINS-RANGE/whole': '{{parameter}} {{value}} は整数ではありません。{{range}}を入力してください',
  'PINS-RANGE/least': '{{parameter}} {{value}} は最小値 {{min}} 未満です。{{range}}を入力してください',
  'PINS-RANGE/most': '{{parameter}} {{value}} は最大値 {{max}} を超えています。{{range}}を入力してください',
  'range/plain': ' {{min}} から {{max}} の整数',
  'range/unit': ' {{min}} から {{max}} {{unit}} の整数',
  'PINS-COMBINATION': '{{instance}}：{{parameter}} {{value}}：{{reason}}',
  'PINS-FLASH-SIZE': '{{chip}} にフラッシュ {{flash}} kB の品種はありません。{{sizes}} kB から選んでください',
  'PINS-LABEL/identifier':
    '{{pin}}：ラベル {{label}} は C の名前ではありません。英字で始め、英数字と _ を続けてください',
  'PINS-LABEL/long':
    '{{pin}}：ラベル {{label}} は C の識別子を区別する {{most}} 文字を超えています。短くしてください',
  'PINS-LABEL/reserved': '{{pin}}：ラベル {{label}} は C の予約語です。別の名前を選んでください',
  'PINS-LABEL/hal':
    '{{pin}}：ラベル {{label}} は HAL の名前 GPIO_Pin を再定義します。別の名前を選んでください',
  'PINS-LABEL/taken':
    '{{pin}}：ラベル {{label}} は {{other}} と同じで、{{macro}} が二重に定義されます。別の名前を選んでください',
  'PINS-BAUD-REACH':
    '{{instance}}：クロック {{clock}}、1 ビット {{samples}} サンプルでは BaudRate {{baud}} に届きません。可能なのは {{min}} から {{max}} Bits/s です。レート、OverSampling、クロックのいずれかを変えてください',
  'PINS-BAUD-ERROR/all':
    '{{instance}}：クロック {{clock}}、1 ビット {{samples}} サンプルで BaudRate {{baud}} は {{actual}} Bits/s となり、誤差 {{error}} % は受信側の許容 {{tolerance}} % を超えます（RM0090、30.3.5）。レートかクロックを変えてください',
  'PINS-BAUD-ERROR/half':
    '{{instance}}：クロック {{clock}}、1 ビット {{samples}} サンプルで BaudRate {{baud}} は {{actual}} Bits/s となり、誤差 {{error}} % は受信側の許容 {{tolerance}} % の半分を超えます（RM0090、30.3.5）。レートかクロックを変えてください',
  'PINS-RATE':
    '{{instance}}：クロック {{clock}} での {{rate}} は {{min}} から {{max}} の範囲外です。プリスケーラを大きくするか、遅いクロックを選んでください',
  'PINS-I2C-SPEED/clock':
    '{{instance}}：{{parameter}} {{speed}} には {{needed}} 以上のバスクロックが必要ですが、{{clock}} です。クロックを上げてください',
  'PINS-I2C-SPEED/slow':
    '{{instance}}：バスクロック {{clock}} では {{parameter}} {{speed}} は分周器には遅すぎます。{{slowest}} 以上を入力してください',
};
