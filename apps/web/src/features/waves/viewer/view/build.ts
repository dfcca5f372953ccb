import { defaultFormat } from '../format/defaultFormat.ts';
import { readOtherPath } from '../joined/otherPath.ts';
import { insert } from './insert.ts';
import type { GroupRow, RowNode, SignalRow, ViewState } from './model.ts';
import { rowWidth, slicedParts, titleOf, valueKindOf } from './signalRow.ts';
import { findRow, placeOf } from './tree.ts';

const mostBits = 4096;

/** Whether a row's values are bits of which some can be taken. */
export function isVector(row: RowNode | undefined): row is SignalRow {
  return row?.kind === 'signal' && valueKindOf(row) === 'bits' && rowWidth(row) > 1;
}

function sliceOf(row: SignalRow, high: number, low: number): SignalRow {
  const radix = high === low ? 'bin' : 'hex';
  const { color } = row;
  return {
    kind: 'signal',
    key: 0,
    parts: slicedParts(row, high, low),
    format: { radix },
    ...(color && { color }),
  };
}

function behind(state: ViewState, key: number, row: RowNode): ViewState {
  const place = placeOf(state.panes, key)!;
  return insert(state, [row], { ...place, index: place.index + 1 });
}

export function withSlice(
  state: ViewState,
  { key, high, low }: { key: number; high: number; low: number },
): ViewState {
  const row = findRow(state.panes, key);
  if (!isVector(row) || low < 0 || high < low || high >= rowWidth(row)) return state;
  return behind(state, key, sliceOf(row, high, low));
}

/** A group of a vector's single bits below it. */
export function withBits(state: ViewState, key: number): ViewState {
  const row = findRow(state.panes, key);
  if (!isVector(row) || rowWidth(row) > mostBits) return state;
  const { name, range } = titleOf(row);
  const bits = Array.from({ length: rowWidth(row) }, (_, i) => sliceOf(row, i, i)).reverse();
  const group: GroupRow = { kind: 'group', key: 0, name: name + range, open: true, rows: bits };
  return behind(state, key, group);
}

/** One vector of several rows, the first most significant; null when they are not all bits of one dump. */
export function joinedRow(rows: SignalRow[]): SignalRow | null {
  if (rows.length < 2 || rows.some((row) => valueKindOf(row) !== 'bits')) return null;
  const parts = rows.flatMap((row) => row.parts);
  if (new Set(parts.map(({ path }) => readOtherPath(path)?.dump)).size > 1) return null;
  return { kind: 'signal', key: 0, parts, format: defaultFormat(null) };
}
