import type { RunMetric } from '@netloom/model';
import { formatBytes } from './formatBytes.ts';
import { formatSeconds } from './formatSeconds.ts';

/** A number with grouped thousands and no more digits than matter: 12,345.7 but 0.125. */
export function formatNumber(value: number, language: string): string {
  const maximumFractionDigits = Math.abs(value) >= 1000 ? 1 : 3;
  return new Intl.NumberFormat(language, { maximumFractionDigits }).format(value);
}

/** A measured value with its unit. */
export function formatMetric({ value, unit }: Omit<RunMetric, 'name'>, language: string): string {
  if (unit === 'B' || unit === 'bytes') return formatBytes(value);
  if (unit === 's') return formatSeconds(value);
  return unit === '' ? formatNumber(value, language) : `${formatNumber(value, language)}\u00a0${unit}`;
}
