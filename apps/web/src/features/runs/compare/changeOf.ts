import { formatNumber } from '../formatMetric.ts';

/** A difference with its sign, and as a share of what was before: +12 (+3.4 %). */
export function changeOf(before: number, after: number, language: string): string {
  const difference = after - before;
  if (difference === 0) return '=';
  const sign = difference > 0 ? '+' : '−';
  const amount = `${sign}${formatNumber(Math.abs(difference), language)}`;
  if (before === 0) return amount;
  const share = new Intl.NumberFormat(language, { maximumFractionDigits: 1, style: 'percent' });
  return `${amount} (${sign}${share.format(Math.abs(difference / before))})`;
}
