import type { WaveDifference } from '@netloom/contract';
import type { WaveVariable } from '@netloom/waves';
import type { Dispatch } from 'react';
import { defaultFormat } from '../format/defaultFormat.ts';
import { otherPath } from '../joined/otherPath.ts';
import type { OtherDump } from '../joined/otherPath.ts';
import type { ViewAction } from '../view/actions.ts';
import type { SignalRow, ViewState } from '../view/model.ts';
import { titleOf } from '../view/signalRow.ts';
import { allRows, placeOf } from '../view/tree.ts';
import type { WaveData } from '../WaveData.ts';

type Side = WaveDifference['a'];

const fullPath = ({ path, range }: WaveVariable) => (range && !path.endsWith(range) ? path + range : path);

/** One side of a difference as a row; what is looked up takes the place of its variables. */
export function rowOfSide({ parts }: Side, found?: readonly (WaveVariable | null)[]): SignalRow {
  const made = parts.map(({ variable, high, low }, i) => {
    const known = found ? (found[i] ?? null) : (variable as WaveVariable);
    return {
      path: known?.path ?? variable.path,
      variable: known,
      ...(high !== undefined && { high, low: low ?? high }),
    };
  });
  const first = made.length === 1 && made[0]!.high === undefined ? made[0]!.variable : null;
  return { kind: 'signal', key: 0, parts: made, format: defaultFormat(first) };
}

const keyOf = ({ parts }: SignalRow) =>
  parts.map(({ path, high, low }) => `${path} ${high} ${low}`).join('+');

function shownRow(view: ViewState, row: SignalRow): SignalRow | undefined {
  const key = keyOf(row);
  const rows = view.panes.flatMap((pane) => allRows(pane.rows));
  return rows.find((one): one is SignalRow => one.kind === 'signal' && keyOf(one) === key);
}

const named = (row: SignalRow, letter: 'A' | 'B'): SignalRow => ({
  ...row,
  name: `${letter} ${titleOf(row).name}`,
});

/**
 * Shows where a pair first differs: the cursor there, the signal of this dump and below it that of the other. The view
 * is asked for once their variables are known; it is null when something else is to be shown meanwhile.
 */
export async function showPair(
  { a, b, timeA }: WaveDifference,
  other: OtherDump,
  data: WaveData,
  viewNow: () => ViewState | null,
  dispatch: Dispatch<ViewAction>,
): Promise<void> {
  const pathsA = a.parts.map(({ variable }) => fullPath(variable as WaveVariable));
  const pathsB = b.parts.map(({ variable }) => otherPath(other, fullPath(variable as WaveVariable)));
  const found = await data.lookup([...pathsA, ...pathsB]);
  const view = viewNow();
  if (!view) return;
  const rowA = rowOfSide(a, found.slice(0, pathsA.length));
  const format = shownRow(view, rowA)?.format ?? rowA.format;
  const rowB = { ...rowOfSide(b, found.slice(pathsA.length)), format };
  const [shownA, shownB] = [shownRow(view, rowA), shownRow(view, rowB)];
  const place = shownA && placeOf(view.panes, shownA.key);
  const added = [...(shownA ? [] : [named(rowA, 'A')]), ...(shownB ? [] : [named(rowB, 'B')])];
  if (added.length > 0)
    dispatch({ type: 'insert', rows: added, ...(place && { at: { ...place, index: place.index + 1 } }) });
  else dispatch({ type: 'select', keys: [shownB!.key, shownA!.key] });
  dispatch({ type: 'cursor', time: timeA, reveal: true });
}
