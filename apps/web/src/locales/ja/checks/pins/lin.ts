import type { LinSentence } from '@netloom/pins';

export const lin: Record<LinSentence, string> = {
  'PINS-LIN-FIELD/general': 'LIN にフィールド「{{name}}」はありません。削除してください',
  'PINS-LIN-FIELD/channel':
    'チャネル {{channel}}：LIN チャネルにフィールド「{{name}}」はありません。削除してください',
  'PINS-LIN-VALUE': '{{field}} が {{value}} です。{{wanted}}',
  'PINS-LIN-VALUE/channel': 'チャネル {{channel}}：{{reason}}',
  'lin-wanted/fixed': 'AUTOSAR 4.2.2 では {{value}} 以外にできません',
  'lin-wanted/boolean': 'true または false を指定してください',
  'lin-wanted/integer': '{{min}} から {{max}} の整数を指定してください',
  'lin-wanted/integer-unit': '{{min}} から {{max}} の整数（{{unit}}）を指定してください',
  'lin-wanted/enumeration': '{{options}} のいずれかを指定してください',
  'lin-wanted/reference': '{{destination}} のパスを指定してください（例：{{example}}）',
  'lin-wanted/peripheral': 'チップの周辺機能の名前を指定してください（例：USART1）',
  'PINS-LIN-CHANNELS': 'LIN にチャネルがありません。追加するか、LIN を無効にしてください',
  'PINS-LIN-NAME/form': 'チャネルの名前が「{{name}}」です。英字で始め、英数字と _ を続けてください',
  'PINS-LIN-NAME/taken': 'チャネルの名前「{{name}}」は「{{other}}」と同じです。別の名前にしてください',
  'PINS-LIN-NAME/alike':
    'チャネルの名前「{{name}}」は先頭 {{count}} 文字が「{{other}}」と同じです。別の名前にしてください',
  'PINS-LIN-ID':
    'チャネル {{channel}}：LinChannelId {{id}} は {{other}} と同じです。チャネルごとに別の番号にしてください',
  'PINS-LIN-WAKEUP/source':
    'チャネル {{channel}} はウェイクアップに対応しますが LinChannelEcuMWakeupSource がありません。ECU ステートマネージャに要因が伝わりません。要因を指定してください',
  'PINS-LIN-WAKEUP/support':
    'チャネル {{channel}} には LinChannelEcuMWakeupSource がありますが LinChannelWakeupSupport がなく、ウェイクアップしません。対応を有効にするか、要因を削除してください',
  'PINS-LIN-BREAK/short':
    'チャネル {{channel}}：マスタのブレーク {{bits}} ビットは LIN 2.1（2.3.1.1）の 13 ビットより短く、スレーブが見落とすことがあります。BL_13 以上を選んでください',
  'PINS-LIN-BREAK/hardware':
    'チャネル {{channel}}：{{instance}} は 13 ビットのブレークしか送れませんが、BreakLength は {{length}} です。BL_13 を選んでください',
  'PINS-LIN-HARDWARE/none':
    'チャネル {{channel}} にハードウェアがありません。駆動する USART を選んでください（LinHwChannel）',
  'PINS-LIN-HARDWARE/absent':
    'チャネル {{channel}}：{{chip}} に {{instance}} はありません。チップの USART から選んでください',
  'PINS-LIN-HARDWARE/kind':
    'チャネル {{channel}}：{{instance}} は USART ではなく LIN モードがありません。USART を選んでください',
  'PINS-LIN-HARDWARE/taken':
    'チャネル {{channel}}：{{instance}} はすでにチャネル {{other}} を駆動しています。チャネルごとに別の周辺機能にしてください',
  'PINS-LIN-HARDWARE/mode':
    'チャネル {{channel}}：{{instance}} はモード {{mode}} です。LIN は非同期モードを使います。有効にしてください',
  'PINS-LIN-HARDWARE/disabled':
    'チャネル {{channel}}：{{instance}} は無効です。LIN は非同期モードを使います。有効にしてください',
  'PINS-LIN-FRAMING':
    'チャネル {{channel}}：{{instance}} の {{parameter}} は {{value}} ですが、LIN モードでは使えません。{{wanted}} にしてください',
  'PINS-LIN-BAUD/reach':
    'チャネル {{channel}}：{{instance}} はクロック {{clock}} Hz では {{baud}} bit/s にできません（{{min}}～{{max}} bit/s）。ビットレートまたはクロックを変えてください',
  'PINS-LIN-BAUD/error':
    'チャネル {{channel}}：{{instance}} は {{baud}} に対し {{actual}} bit/s となり、誤差は {{error}} % です。LIN がマスタに許す誤差は {{tolerance}} % です。クロックを変えてください',
  'PINS-LIN-BAUD/differs':
    'チャネル {{channel}} は {{rate}} bit/s ですが、{{instance}} は {{baud}} に設定されています。設定を削除すれば、チャネルの速度になります',
  'lin-fix/remove': '{{name}} を削除',
};
