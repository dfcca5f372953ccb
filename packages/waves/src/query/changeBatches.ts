import type { ChangeStore } from '../changes.ts';
import { firstAfter, sectionAt } from '../changes.ts';
import type { ChangeBatch } from '../waveTypes.ts';
import { lastOf } from './edges.ts';
import type { Lane } from './lanes.ts';

function single(time: number, text: string): ChangeBatch {
  return { times: Float64Array.of(time), text: () => text };
}

/**
 * The value at `from` (or where the dump begins), then every change up to `to`, a section a batch: what is held are the
 * changes of one section.
 */
export async function* changeBatches(
  store: ChangeStore,
  lane: Lane,
  from: number,
  to: number,
): AsyncGenerator<ChangeBatch> {
  let value: string | undefined;
  for (let section = Math.max(0, sectionAt(store, from)); section < store.begins.length; section++) {
    const begin = Math.max(from, store.begins[section]!);
    if (begin > to) return;
    const changes = await lane.load(section);
    const { times } = changes;
    const first = value === undefined ? firstAfter(times, begin) : 0;
    const end = firstAfter(times, to);
    const held = first > 0 ? changes.text(first - 1) : changes.start;
    if (value === undefined || (held !== value && times[0] !== begin)) yield single(begin, held);
    if (end > first)
      yield { times: times.subarray(first, end), text: (index) => changes.text(first + index) };
    value = lastOf(changes);
  }
}
