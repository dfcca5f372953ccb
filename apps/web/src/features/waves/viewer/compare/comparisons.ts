import { compareWaveforms } from '@netloom/contract';
import type { ReplyOf, WaveDifference, WavePlace } from '@netloom/contract';
import { create } from 'zustand';
import { errorText } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import type { OtherDump } from '../joined/otherPath.ts';
import { optionsOf, usualForm } from './form.ts';
import type { CompareForm } from './form.ts';

/** More than these are counted, not listed. */
export const mostListed = 5000;
const pageSize = 1000;

export interface Comparison {
  /** The second dump as it is chosen. */
  chosen: WavePlace | null;
  form: CompareForm;
  /** Share of the work under way; null: none is. */
  progress: number | null;
  /** What the differences are of: the second dump with the offset it was compared with. */
  other: OtherDump | null;
  differences: WaveDifference[];
  result: ReplyOf<typeof compareWaveforms>['result'];
  error: string | null;
  /** Index of the difference that was shown last. */
  shown: number | null;
}

const blank: Comparison = {
  chosen: null,
  form: usualForm,
  progress: null,
  other: null,
  differences: [],
  result: null,
  error: null,
  shown: null,
};

const store = create<Record<string, Comparison>>(() => ({}));
const controllers = new Map<string, AbortController>();

/** The comparison of a viewer's dump, kept while its panel is closed. */
export function useComparison(key: string): Comparison {
  return store((state) => state[key]) ?? blank;
}

export function changeComparison(key: string, change: Partial<Comparison>): void {
  store.setState((state) => ({ [key]: { ...(state[key] ?? blank), ...change } }));
}

/** Compares, and tells what is known as it goes on; one comparison of a dump at a time. */
export async function startComparison(key: string, a: WavePlace): Promise<void> {
  const { chosen: b, form } = store.getState()[key] ?? blank;
  if (!b) return;
  controllers.get(key)?.abort();
  const own = new AbortController();
  controllers.set(key, own);
  const options = optionsOf(form);
  const { offset } = options;
  const other = { place: b, ...(offset && { offset }) };
  changeComparison(key, { progress: 0, other, differences: [], result: null, error: null, shown: null });
  const all: WaveDifference[] = [];
  try {
    for (let isOver = false; !isOver;) {
      const body = { a, b, options, offset: all.length, limit: pageSize };
      const { progress, known, differences, result } = await callApi(compareWaveforms, { body }, own.signal);
      if (own.signal.aborted) return;
      all.push(...differences);
      isOver = result !== null && (all.length >= Math.min(known, mostListed) || differences.length === 0);
      changeComparison(key, { progress: isOver ? null : progress, differences: [...all], result });
    }
  } catch (error) {
    if (!own.signal.aborted) changeComparison(key, { progress: null, error: errorText(error) });
  }
}

/** Ends the comparison under way; what it has found stays. */
export function stopComparison(key: string): void {
  controllers.get(key)?.abort();
  changeComparison(key, { progress: null });
}
