import { formatMetric } from '../formatMetric.ts';

/** A difference with its sign and unit, and as a share of what was before: +12 ns (+3.4 %). */
export function changeOf([before, after]: [number, number], unit: string, language: string): string {
  const difference = after - before;
  if (difference === 0) return '=';
  const sign = difference > 0 ? '+' : '−';
  const amount = `${sign}${formatMetric({ value: Math.abs(difference), unit }, language)}`;
  if (before === 0) return amount;
  const share = new Intl.NumberFormat(language, { maximumFractionDigits: 1, style: 'percent' });
  return `${amount} (${sign}${share.format(Math.abs(difference / before))})`;
}
