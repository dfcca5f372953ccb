import { toWaveDrom } from '@netloom/waves/drawing';
import type { DrawnSignal, DrawnWaves } from '@netloom/waves/drawing';
import { formatValue } from '../format/formats.ts';
import type { RowNode, SignalRow, ViewState } from '../view/model.ts';
import { refOf, rowWidth, titleOf, valueKindOf } from '../view/signalRow.ts';
import type { Span } from '../view/span.ts';
import type { WaveData } from '../WaveData.ts';

function isBit(row: SignalRow): boolean {
  return valueKindOf(row) === 'bits' && rowWidth(row) === 1;
}

/** Rows with single bits, of which one may be the clock that cells are counted by. */
export function clockRows(rows: readonly SignalRow[]): SignalRow[] {
  return rows.filter((row) => isBit(row) && refOf(row) !== null);
}

/** The likely clock: by its name. */
export function likelyClock(rows: readonly SignalRow[]): SignalRow | undefined {
  return clockRows(rows).find((row) => /cl(oc)?k/i.test(titleOf(row).name));
}

function drawnSignals(rows: readonly RowNode[], wanted: ReadonlySet<number>, group: string[]): DrawnSignal[] {
  return rows.flatMap((row) => {
    if (row.kind === 'group') return drawnSignals(row.rows, wanted, [...group, row.name]);
    const ref = row.kind === 'signal' && wanted.has(row.key) ? refOf(row) : null;
    if (row.kind !== 'signal' || ref === null) return [];
    const name = titleOf(row).name + titleOf(row).range;
    return [{ ref, name, bit: isBit(row), label: (value) => formatValue(value, row), group }];
  });
}

/** The chosen rows over a stretch of time as a WaveDrom drawing: a cell for each cycle of the clock, or for equal steps. */
export function drawnWaves(
  data: WaveData,
  view: ViewState,
  rows: readonly SignalRow[],
  { from, to }: Span,
  { clock, title }: { clock?: string | undefined; title?: string | undefined },
): Promise<DrawnWaves> {
  const wanted = new Set(rows.map(({ key }) => key));
  const signals = view.panes.flatMap((pane) => drawnSignals(pane.rows, wanted, []));
  return toWaveDrom(data, signals, from, to, { ...(clock && { clock }), ...(title && { title }) });
}

/** What a drawing leaves out, all signals together. */
export function sumByKind(notes: DrawnWaves['notes']): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, count } of notes) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
}
