import { readFileSync } from 'node:fs';
import { createLibrary } from '@netloom/soc';
import { expect, it } from 'vitest';
import { prove } from '../../../proof/index.ts';
import { mutated } from './axi4/designs.ts';
import { librarySources } from './axi4/run.ts';
import { interconnectEntries } from './ips.ts';

const sources = librarySources(createLibrary(interconnectEntries()));
const bench = readFileSync(new URL('axi4/guard_tb.sv', import.meta.url), 'utf8');

async function said(design: Record<string, string>): Promise<string> {
  const files = { ...design, 'guard_tb.sv': bench };
  const { steps } = await prove({
    files,
    steps: [
      ['iverilog', '-g2012', '-s', 'guard_tb', '-o', 'bench.vvp', ...Object.keys(files)],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  return steps[1]!.stdout;
}

it('a dead subordinate does not hang the bus, and comes back after a reset', async () => {
  expect(await said(sources)).toMatch(/^PASS$/m);
});

it.each([
  ['nl_axi4_guard.sv', 'write_late || read_late', 'write_late'],
  ['nl_axi4_guard.sv', 'write_late || read_late', 'read_late'],
  ['nl_axi4_guard.sv', 'if (isolated && isolate) timed_out', "if (1'b0) timed_out"],
  ['nl_axi4_guard.sv', 'if (hold && idle) cut', 'if (hold) cut'],
  ['nl_axi4_guard_reads.sv', "{SLVERR, DW'(0), held}", "{2'b00, DW'(0), held}"],
  ['nl_axi4_guard_writes.sv', '(m_wvalid && !m_wready) ||', ''],
] as const)('in %s, %s that becomes %s is noticed', async (...mutant) => {
  expect(await said(mutated(sources, mutant))).not.toMatch(/^PASS$/m);
});
