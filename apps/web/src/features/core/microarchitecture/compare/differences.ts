import type { CoreOptions } from '@netloom/core';
import { GROUPS, OPTION_ROWS } from '../options/optionTable.ts';
import type { OptionRow } from '../options/optionTable.ts';
import { valueAt } from '../options/valueAt.ts';

/** The options that two cores have chosen differently. */
export function differences(one: CoreOptions, other: CoreOptions): OptionRow[] {
  const same = ({ pointer }: OptionRow) =>
    JSON.stringify(valueAt(one, pointer)) === JSON.stringify(valueAt(other, pointer));
  return GROUPS.flatMap((group) => OPTION_ROWS[group]).filter((row) => !same(row));
}
