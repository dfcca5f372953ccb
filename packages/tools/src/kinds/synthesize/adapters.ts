import type { OutputReader } from '../../finding.ts';
import type { StepAdapter } from '../../stepAdapter.ts';
import { readOpenSta } from '../timing/readOpenSta.ts';
import { readYosys } from './readYosys.ts';

/** A clock goal is about setup: hold is made good when the clock's tree is laid out. */
function readGoal(): OutputReader {
  const read = readOpenSta();
  return (line) => (line.startsWith('hold: ') ? [] : read(line));
}

export const adapters: Readonly<Record<string, StepAdapter>> = {
  yosys: { read: readYosys },
  opensta: { read: readGoal },
};
