import type { RunStep } from '@netloom/model';
import { readBoot } from './boot/readBoot.ts';
import { readGcc } from './boot/readGcc.ts';
import type { OutputReader } from './finding.ts';
import { readIcarus } from './icarus/readIcarus.ts';
import { readMake } from './readMake.ts';
import { readNextpnr } from './placement/readNextpnr.ts';
import { readSimulation } from './simulation/readSimulation.ts';
import { readVerilator } from './readVerilator.ts';
import { readYosys } from './synthesis/readYosys.ts';
import { readOpenSta } from './timing/readOpenSta.ts';

const READERS: Record<RunStep['tool'], (step: RunStep) => OutputReader> = {
  verilator: readVerilator,
  make: readMake,
  simulation: readSimulation,
  icarus: readIcarus,
  coverage: () => () => [],
  yosys: readYosys,
  opensta: readOpenSta,
  nextpnr: readNextpnr,
  gcc: readGcc,
  boot: readBoot,
  plain: () => () => [],
};

/** Allocation failures of the C and C++ runtimes, GCC, Perl and Verilator. */
const OUT_OF_MEMORY =
  /std::bad_alloc|virtual memory exhausted|out of memory|Out of memory|[Cc]annot allocate memory/;

/** Starts a reader for the output of a step. */
export function readerFor(step: RunStep): OutputReader {
  const read = READERS[step.tool](step);
  return (line) => (OUT_OF_MEMORY.test(line) ? [...read(line), { type: 'out-of-memory' }] : read(line));
}
