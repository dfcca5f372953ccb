import type { CoreOptions } from '@netloom/core';
import type { CycleCounts } from '../cycles.ts';
import { grouped } from '../grouped.ts';
import type { Listed } from '../listing.ts';
import type { CodeRow, FunctionRow } from '@netloom/model';

interface Counted {
  custom: CoreOptions['custom'];
  counts: ReadonlyMap<number, number>;
  cycles: CycleCounts['byAddress'] | undefined;
}

function rowOf(each: Listed, { custom, counts, cycles }: Counted): CodeRow {
  const { address, word, bytes, file = null, line = null } = each;
  return {
    ...{ address, word, bytes, file, line },
    text: custom?.disassemble(word) ?? each.text,
    executed: counts.get(address) ?? 0,
    cycles: cycles ? (cycles.get(address)?.cycles ?? 0) : null,
  };
}

const sum = (rows: readonly CodeRow[], of: (row: CodeRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** The code by function, those that took most first. */
export function functionsOf(listed: readonly Listed[], counted: Counted): FunctionRow[] {
  const groups = grouped(listed, (each) => each.function);
  const all = [...groups].map(([name, each]): FunctionRow => {
    const code = each.map((one) => rowOf(one, counted));
    return {
      ...{ name, code },
      bytes: sum(code, ({ bytes }) => bytes),
      executed: sum(code, ({ executed }) => executed),
      cycles: counted.cycles ? sum(code, ({ cycles }) => cycles ?? 0) : null,
    };
  });
  return all.toSorted((a, b) => (b.cycles ?? b.executed) - (a.cycles ?? a.executed));
}
