import { rangeAsOf } from '../format/analog.ts';
import type { TraceNeed } from '../tiles/TileCache.ts';
import type { RowNode } from './model.ts';
import { refOf, valueKindOf } from './signalRow.ts';

/** What a row's picture needs of the dump; null for rows without values. */
export function needOf(row: RowNode): TraceNeed | null {
  if (row.kind !== 'signal') return null;
  const ref = refOf(row);
  if (ref === null) return null;
  const ranges = row.analog ? rangeAsOf(row) : null;
  return { ref, bits: valueKindOf(row) === 'bits', ...(ranges && { ranges }) };
}
