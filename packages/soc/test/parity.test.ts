import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createLibrary } from '@netloom/soc';
import { expect, it } from 'vitest';
import { prove } from '../../../proof/index.ts';
import { mutated } from './axi4/designs.ts';
import { librarySources } from './axi4/run.ts';
import { interconnectEntries } from './ips.ts';

const MEMORY = ['common/axi4/nl_axi4_beats.sv', 'common/nl_sram_array.sv', 'axi4_sram/rtl/nl_axi4_sram.sv'];
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const bench = read('axi4/parity_tb.sv');
const sources = {
  ...librarySources(createLibrary(interconnectEntries())),
  ...Object.fromEntries(MEMORY.map((path) => [basename(path), read(`../../../ip/${path}`)])),
};

async function said(design: Record<string, string>): Promise<string> {
  const files = { ...design, 'parity_tb.sv': bench };
  const { steps } = await prove({
    files,
    steps: [
      ['iverilog', '-g2012', '-s', 'parity_tb', '-o', 'bench.vvp', ...Object.keys(files)],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  return steps[1]!.stdout;
}

it('each wrong bit of random bursts is told, and is not written; all answers have check bits', async () => {
  expect(await said(sources)).toMatch(/^PASS$/m);
});

it.each([
  ['nl_odd_parity.sv', '~^padded', '^padded'],
  ['nl_axi4_parity.sv', 's_awattr[15+:AB+3] != aw_check', 's_awattr[15+:AB+2] != aw_check[AB+1:0]'],
  ['nl_axi4_parity.sv', '~^{s_arattr[14:11], s_arattr[7:0]}', '~^{s_arattr[14:11], s_arattr[7:1]}'],
  ['nl_axi4_parity.sv', '!s_wlast, w_strobes', 's_wdata[DW+DB+1], w_strobes'],
  ['nl_axi4_parity.sv', "s_arlen : '0", 's_arlen : s_arlen'],
  ['nl_axi4_parity_writes.sv', "w_bad ? '0 :", "1'b0 ? '0 :"],
  ['nl_axi4_parity_writes.sv', 'burst_lost || w_bad}', 'w_bad}'],
  ['nl_axi4_parity_writes.sv', 'aw_begins && !aw_bad', 'aw_begins'],
  ['nl_axi4_parity_writes.sv', '{~^b_resp', "{1'b1"],
  ['nl_axi4_parity_writes.sv', 'end_here ? held', 'end_here ? ~held'],
  ['nl_axi4_parity_reads.sv', 'burst_bad ? SLVERR', "1'b0 ? SLVERR"],
  ['nl_axi4_parity_reads.sv', '{!r_last', "{1'b0"],
] as const)('in %s, %s that becomes %s is noticed', async (...mutant) => {
  expect(await said(mutated(sources, mutant))).not.toMatch(/^PASS$/m);
});
