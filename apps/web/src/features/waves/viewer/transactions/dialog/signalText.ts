import type { DecoderSignal } from '@netloom/waves';

/** A signal as it is written in a field: its path, its bits behind a space. */
export function signalText({ path, high, low }: DecoderSignal): string {
  if (high === undefined) return path;
  return `${path} [${high === (low ?? high) ? high : `${high}:${low}`}]`;
}

/** What a field says; undefined: nothing. */
export function parseSignal(text: string): DecoderSignal | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const bits = /^(.*\S)\s+\[(\d+)(?::(\d+))?\]$/.exec(trimmed);
  if (!bits) return { path: trimmed };
  const [, path, high, low = high] = bits;
  return { path: path!, high: Number(high), low: Number(low) };
}
