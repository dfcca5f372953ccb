import type { AssignmentSentence } from '@netloom/pins';

export const assignments: Record<AssignmentSentence, string> = {
  'PINS-UNKNOWN-PIN':
    '{{chip}} にピン {{pin}} はありません。項目を削除するか、このチップのピンを選んでください',
  'PINS-NO-SIGNALS': '{{pin}} は {{type}} ピンで信号を通しません。解放してください',
  'PINS-NOT-OFFERED/gpio': '{{pin}} は {{signal}} にできません。可能な GPIO は {{modes}} です',
  'PINS-NOT-OFFERED/no-gpio': '{{pin}} は GPIO ではないため {{signal}} にできません',
  'PINS-NOT-OFFERED/one': '{{pin}} は {{signal}} に対応しません。対応するのは {{pins}} です',
  'PINS-NOT-OFFERED/many': '{{pin}} は {{signal}} に対応しません。対応するのは {{pins}} です',
  'PINS-UNKNOWN-SIGNAL/chip':
    '{{chip}} に信号 {{signal}} はありません。{{pin}} を解放するか、別の信号を選んでください',
  'PINS-UNKNOWN-SIGNAL/pins': 'このチップに {{signal}} に対応するピンはありません',
  'PINS-ANALOG-SWITCH/open':
    '{{pin}} は {{signal}} を通します。{{bit}} へのアナログスイッチ（SYSCFG_PMCR の {{bit}}SO）は、パッドが変換器だけにつながるよう開いている必要があります。生成コードはリセット時のままにするので、コードで設定してください',
  'PINS-ANALOG-SWITCH/closed':
    '{{pin}} は {{signal}} を通します。信号は {{bit}} から来るので、{{bit}} へのアナログスイッチ（SYSCFG_PMCR の {{bit}}SO）は閉じている必要があります。生成コードはリセット時のままにするので、コードで設定してください',
  'PINS-WEAK-PIN':
    '{{pin}} は 30 pF に対して最大 2 MHz で駆動でき、電流源にはなりません。速度 {{speed}} は限度を超えます。Low を選んでください（データシートのピン定義）',
  'PINS-BONDED':
    '{{one}} と {{other}} は同じ位置 {{position}} にボンディングされ、使えるのは一方だけです。他方を解放してください',
  'PINS-EXTI-LINE':
    '{{one}} と {{other}} はどちらも EXTI ライン {{line}} を使いますが、このラインは 1 つのポートだけを監視します。一方を通常の入力にするか、別の番号のピンを選んでください',
  'PINS-EXTI-OFF':
    '{{pin}} は割り込みを要求しますが、ベクタ {{vector}} は無効です。優先度を与えるか、ピンをイベントまたは入力にしてください',
  'PINS-EXTI-IDLE': '割り込み {{vector}} は有効ですが、要求するピンがありません。無効にしてください',
  'PINS-EXTI-MODE':
    '{{vector}} は割り込みベクタです。モード Interrupt と 0 から 15 の優先度を持つか、項目なしとします',
  'PINS-OSCILLATOR-ON/high':
    '{{pin}} は {{signal}} を通しますが、高速発振器 (HSE) が有効でこのピンを使います。ピンを解放するか、クロックで HSE を無効にしてください',
  'PINS-OSCILLATOR-ON/low':
    '{{pin}} は {{signal}} を通しますが、低速発振器 ({{oscillator}}) が有効でこのピンを使います。ピンを解放するか、クロックで {{oscillator}} を無効にしてください',
  'PINS-NO-PIN':
    '{{instance}} がモード {{mode}} で必要とする {{signal}} に対応するピンがこのチップにありません。別のモードを選んでください',
  'PINS-UNPLACED':
    '{{instance}} がモード {{mode}} で必要とする {{signal}} にピンがありません。{{pins}} に置いてください',
  'PINS-SIGNAL-TWICE':
    '{{signal}} が {{first}} と {{pin}} の両方にあります。信号は 1 つのピンに届きます。一方を解放してください',
  'PINS-KEPT':
    '{{pin}} は {{signal}} 用に確保されますが、設定はされません。{{instance}} のパラメータは未知です',
  'PINS-UNUSED/mode':
    '{{pin}} は {{signal}} を持ちますが、{{instance}} のモード {{mode}} では使われず、ピンは設定されません。使うモードを選ぶか、ピンを解放してください',
  'PINS-UNUSED/disabled':
    '{{pin}} は {{signal}} を持ちますが、{{instance}} は無効で、ピンは設定されません。使うモードを選ぶか、ピンを解放してください',
  'PINS-PORT-BIT':
    '{{one}}と{{other}}はどちらもポートのビット {{bit}} で、通せる信号は 1 つです。一方のリードを解放するか、信号を別のピンへ移してください',
  'pins-on-lead': '{{pin}}（リード {{position}}）の {{signals}} ',
  'PINS-REMAP':
    '{{instance}} の信号はすべて同じリマップを使いますが、合うものがありません：{{where}}。同じリマップのピンへ移してください',
  'pins-takes': '{{pin}} の {{signal}} は {{remaps}} を使う',
  'PINS-ROLE':
    '{{about}}現在は {{signal}} を通しています。意図したものでなければ別のピンを選んでください（{{source}}）',
  'PINS-SHARED/analog':
    '{{other}} は {{signal}} と {{pin}} を共用できません。複数の信号を通せるのは、すべてが異なる変換器のアナログ入力の場合だけです。専用のピンを与えてください',
  'PINS-SHARED/offered':
    '{{other}} は {{signal}} と {{pin}} を共用できません。{{pin}} は {{other}} に対応しません。専用のピンを与えてください',
  'PINS-ONE-BLOCK/block':
    '{{one}} と {{other}} は同じハードウェアブロックで、同時に使えません。一方を無効にしてピンを解放してください',
  'PINS-ONE-BLOCK/memory':
    '{{one}} と {{other}} はメモリを共有するため、同時に使えません。一方を無効にしてピンを解放してください',
};
