import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'no-regression': 'リグレッション {run} はありません',
  'no-result-row': '結果 {result} はありません',
  'nothing-to-rerun': '再シミュレーションが必要なものはありません：すべて合格です',
};
