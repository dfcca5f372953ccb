import { formatValue } from '../format/formats.ts';
import type { SignalRow } from '../view/model.ts';
import { refOf, titleOf } from '../view/signalRow.ts';
import type { Span } from '../view/span.ts';
import type { WaveData } from '../WaveData.ts';
import type { SignalChanges } from './csv.ts';

const page = 20_000;
/** All signals together; a browser holds the text of these without trouble. */
export const mostChanges = 1_000_000;

export interface ChangesRead {
  signals: SignalChanges[];
  /** The time up to which they are complete, when there were too many. */
  cutAt: number | null;
}

/** The name that tells a row from all others: the path where it is one signal's. */
function columnName(row: SignalRow): string {
  if (row.name !== undefined) return row.name;
  const { range, name } = titleOf(row);
  return row.parts.length === 1 ? `${row.parts[0]!.path}${range}` : name;
}

/** Every change of the rows' signals over a span, with values as the rows show them. */
export async function readChanges(
  data: WaveData,
  rows: readonly SignalRow[],
  { from, to }: Span,
  abort?: AbortSignal,
): Promise<ChangesRead> {
  const signals: SignalChanges[] = [];
  let end = to;
  let left = mostChanges;
  for (const row of rows) {
    const ref = refOf(row);
    if (ref === null) continue;
    const own: SignalChanges = { name: columnName(row), times: [], values: [] };
    for (let at: number | null = from; at !== null && at <= end;) {
      const { times, values, next }: Awaited<ReturnType<WaveData['changes']>> = await data.changes(
        ref,
        at,
        end,
        page,
        abort,
      );
      // A further page begins with the last change of the one before.
      const skip = own.times.length > 0 ? 1 : 0;
      for (let i = skip; i < times.length; i++) {
        own.times.push(times[i]!);
        own.values.push(formatValue(values[i]!, row));
      }
      left -= times.length - skip;
      at = next === at ? null : next;
      if (left > 0 || at === null) continue;
      end = own.times.at(-1)!;
      at = null;
    }
    signals.push(own);
  }
  if (end === to) return { signals, cutAt: null };
  const complete = signals.map(({ name, times, values }) => {
    const count = times.filter((time) => time <= end).length;
    return { name, times: times.slice(0, count), values: values.slice(0, count) };
  });
  return { signals: complete, cutAt: end };
}
