import { WaveError } from '../waveError.ts';
import type { SignalRef } from '../waveTypes.ts';
import { say } from '../wording/sentences.ts';

/** A stored signal, or the bits `high` down to `low` of it, counted from 0 at the right end of its values. */
export interface RefPart {
  signal: number;
  bits?: { high: number; low: number };
}

const form = /^(\d{1,10})(?:\[(\d{1,10})(?::(\d{1,10}))?\])?$/;
const mostParts = 4096;

/** @throws WaveError for text that names no signal */
export function partsOf(ref: SignalRef): RefPart[] {
  const parts = ref.split('+').map(partOf);
  if (parts.length > mostParts) throw new WaveError(say('WAVE-QUERY/parts', { most: mostParts }), 'query');
  return parts;
}

function partOf(text: string): RefPart {
  const [, signal, high, low = high] = form.exec(text) ?? [];
  if (signal === undefined) throw new WaveError(say('WAVE-QUERY/ref', { text: text.slice(0, 40) }), 'query');
  if (high === undefined) return { signal: Number(signal) };
  const bits = { high: Number(high), low: Number(low) };
  if (bits.high < bits.low) throw new WaveError(say('WAVE-QUERY/order', { text }), 'query');
  return { signal: Number(signal), bits };
}
