import type { Row } from '../row.ts';
import { deepFst, oneSignal, wideFst } from '../waves/bigFst.ts';
import { bigVcd } from '../waves/bigVcd.ts';
import { Dumps, hindrance } from '../waves/dumps.ts';
import { windowQueries } from '../waves/window.ts';
import { framesOfMany } from '../waves/frames.ts';

/** Big dumps, made here: reading beside vcd2fst, fst2vcd and the C reader, windows and frames of many signals. */
export async function measure(): Promise<Row[]> {
  const note = hindrance();
  if (note !== '') {
    return [{ area: 'waves', name: 'big dumps', value: NaN, unit: '', bar: '', holds: null, note }];
  }
  const dumps = new Dumps();
  try {
    const rows = [...deepFst(dumps), ...bigVcd(dumps), ...wideFst(dumps)];
    const many = dumps.make('many', 'many.fst');
    rows.push(...oneSignal(dumps, many), ...(await windowQueries(many)));
    rows.push(...(await framesOfMany(many)));
    return rows;
  } finally {
    dumps.close();
  }
}
