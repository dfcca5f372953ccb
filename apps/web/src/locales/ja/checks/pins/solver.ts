import type { SolverSentence } from '@netloom/pins';

export const solver: Record<SolverSentence, string> = {
  'solve/none':
    '{{chip}} に {{signal}} に対応するピンはありません。必要とする機能を無効にするか、別のチップにしてください。',
  'solve/locks':
    '{{signal}} は {{pins}} に固定されていますが、置けるピンは 1 つです。1 つを残して固定を外してください。',
  'solve/lock':
    '{{signal}} は対応しない {{pin}} に固定されています。固定を外してください。置けるのは {{pins}} です。',
  'solve/held':
    '{{signal}} が置けるのは {{pins}} だけで、どれも使えません。1 つの固定を外すか、占有している機能を切ってください。',
  'solve/holder': '{{pin}}（{{holder}}）',
  'solve/oscillator': '有効な発振器',
  'solve/several': '{{signals}}のすべてにピンを割り当てることはできません：{{reason}}。{{remedy}}',
  'solve/locked': '{{signal}}（{{pin}} に固定）',
  'solve/kept': '{{signal}}（{{pin}} のまま）',
  'solve/few': '置けるのは {{pins}} だけです',
  'solve/few-positions': '置けるのは {{pins}} だけで、位置を共有するピンが通す信号は 1 つです',
  'solve/remapping': '{{instances}} の信号はすべて同じリマップを使う必要があります',
  'solve/line': '同じ番号のピンは 1 本の割り込みラインを共有し、GPIO_EXTI が使えるのは 1 回です',
  'solve/bit': 'ポートの同じビットのリードが通す信号は 1 つです',
  'solve/reasons': '{{one}}。また、{{other}}',
  'solve/give-up': '信号の 1 つをあきらめてください。',
  'solve/unlock': '{{locked}} の固定を外すか、信号の 1 つをあきらめてください。',
  'solve/let-move': '{{kept}} の信号の移動を許すか、信号の 1 つをあきらめてください。',
  'solve/unlock-or-move':
    '{{locked}} の固定を外すか、{{kept}} の信号の移動を許すか、信号の 1 つをあきらめてください。',
  'list/and': '{{one}} と {{other}}',
  'list/or': '{{one}} または {{other}}',
  'list/and-more': '{{one}} と他 {{count}} 件',
  'list/or-more': '{{one}} または他 {{count}} 件',
  'list/next': '{{one}}、{{rest}}',
};
