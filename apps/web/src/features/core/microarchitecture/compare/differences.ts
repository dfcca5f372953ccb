import type { CoreOptions } from '@netloom/core';
import { GROUPS, OPTION_ROWS } from '../options/optionTable.ts';
import type { OptionRow } from '../options/optionTable.ts';
import { valueAt } from '../options/valueAt.ts';

/** The options that not all of some cores have chosen alike. */
export function differences(cores: readonly CoreOptions[]): OptionRow[] {
  const values = ({ pointer }: OptionRow) => cores.map((core) => JSON.stringify(valueAt(core, pointer)));
  return GROUPS.flatMap((group) => OPTION_ROWS[group]).filter((row) => new Set(values(row)).size > 1);
}
