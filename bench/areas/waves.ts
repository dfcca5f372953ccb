import type { Row } from '../row.ts';
import { deepFst, oneSignal, wideFst } from '../waves/bigFst.ts';
import { bigVcd } from '../waves/bigVcd.ts';
import { Dumps, hindrance } from '../waves/dumps.ts';
import { framesOfMany } from '../waves/frames.ts';
import { openShaft } from '../waves/shaft.ts';
import { windowQueries } from '../waves/window.ts';

function notMeasured(name: string, note: string, holds: boolean | null): Row {
  return { area: 'waves', name, value: NaN, unit: '', bar: '', holds, note };
}

/** A part's rows; one that fails says why, and the others are measured all the same. */
async function attempt(name: string, part: () => Row[] | Promise<Row[]>): Promise<Row[]> {
  try {
    return await part();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    return [notMeasured(name, reason, false)];
  }
}

/** Big dumps, made here: reading beside vcd2fst, fst2vcd and the C reader, windows and frames of many signals. */
export async function measure(): Promise<Row[]> {
  const note = hindrance();
  if (note !== '') return [notMeasured('big dumps', note, null)];
  const dumps = new Dumps();
  try {
    const rows = [
      ...(await attempt('FST of 420,000 variables', () => deepFst(dumps))),
      ...(await attempt('VCD of 1 GB', () => bigVcd(dumps))),
      ...(await attempt('FST of 2 GB', () => wideFst(dumps))),
    ];
    const many = dumps.make('many', 'many.fst');
    rows.push(...(await attempt('one signal out of an FST', () => oneSignal(dumps, many))));
    rows.push(...(await attempt('window queries', () => windowQueries(many))));
    rows.push(...(await attempt('pan and zoom of 200 signals', () => framesOfMany(many))));
    rows.push(...(await attempt('nested scopes', openShaft)));
    return rows;
  } finally {
    dumps.close();
  }
}
