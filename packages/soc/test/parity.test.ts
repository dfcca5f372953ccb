import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createLibrary } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../proof/index.ts';
import { mutated } from './axi4/designs.ts';
import { librarySources } from './axi4/run.ts';
import { interconnectEntries } from './ips.ts';

const MEMORY = ['common/axi4/nl_axi4_beats.sv', 'common/nl_sram_array.sv', 'axi4_sram/rtl/nl_axi4_sram.sv'];
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const sources = {
  ...librarySources(createLibrary(interconnectEntries())),
  ...Object.fromEntries(MEMORY.map((path) => [basename(path), read(`../../../ip/${path}`)])),
};

async function said(bench: string, design: Record<string, string>): Promise<string> {
  const files = { ...design, [`${bench}.sv`]: read(`axi4/${bench}.sv`) };
  const { steps } = await prove({
    files,
    steps: [
      ['iverilog', '-g2012', '-s', bench, '-o', 'bench.vvp', ...Object.keys(files)],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  expect(steps[0]).toMatchObject({ code: 0 });
  return steps[1]!.stdout;
}

describe('what looks at check bits before a subordinate', () => {
  it('tells each wrong bit of random bursts, writes none, and gives all answers check bits', async () => {
    expect(await said('parity_tb', sources)).toMatch(/^PASS$/m);
  });

  it.each([
    ['nl_odd_parity.sv', '~^padded', '^padded'],
    ['nl_axi4_parity.sv', 's_awattr[15+:AB+3] != aw_check', 's_awattr[15+:AB+2] != aw_check[AB+1:0]'],
    ['nl_axi4_parity.sv', "s_arlen : '0", 's_arlen : s_arlen'],
    ['nl_axi4_request_parity.sv', '~^{attr[14:11], attr[7:0]}', '~^{attr[14:11], attr[7:1]}'],
    ['nl_axi4_write_parity.sv', '= !last', "= 1'b1"],
    ['nl_axi4_parity_writes.sv', "w_bad ? '0 :", "1'b0 ? '0 :"],
    ['nl_axi4_parity_writes.sv', 'burst_lost || w_bad}', 'w_bad}'],
    ['nl_axi4_parity_writes.sv', 'aw_begins && !aw_bad', 'aw_begins'],
    ['nl_axi4_parity_writes.sv', '{~^b_resp', "{1'b1"],
    ['nl_axi4_parity_writes.sv', 'end_here ? held', 'end_here ? ~held'],
    ['nl_axi4_parity_reads.sv', 'burst_bad ? SLVERR', "1'b0 ? SLVERR"],
    ['nl_axi4_parity_reads.sv', '{!r_last', "{1'b0"],
  ] as const)('in %s, %s that becomes %s is noticed', async (...mutant) => {
    expect(await said('parity_tb', mutated(sources, mutant))).not.toMatch(/^PASS$/m);
  });
});

describe('what gives a manager check bits', () => {
  it('gives them to all that is asked, and makes each wrong bit of the answers an error', async () => {
    expect(await said('parity_generator_tb', sources)).toMatch(/^PASS$/m);
  });

  it.each([
    ['nl_axi4_request_parity.sv', '~^{size, burst, lock, attr[10:8]}', '~^{size, burst, attr[10:8]}'],
    ['nl_axi4_request_parity.sv', '~^len', '~^len[7:1]'],
    ['nl_axi4_write_parity.sv', '= !last', '= last'],
    ['nl_axi4_write_parity.sv', '.word(strobes)', ".word(strobes | DB'(1))"],
    ['nl_axi4_parity_generator.sv', 'm_bresp[1:0] != DECERR && m_bresp[2] != ', 'm_bresp[2] != '],
    ['nl_axi4_parity_generator.sv', 'm_bresp[2] != ~^m_bresp[1:0]', 'm_bresp[2] != ~m_bresp[0]'],
    ['nl_axi4_parity_generator.sv', 'b_bad ? SLVERR', "1'b0 ? SLVERR"],
    ['nl_axi4_parity_generator.sv', 'm_bvalid && m_bready && b_bad', 'm_bvalid && b_bad'],
    ['nl_axi4_parity_generator.sv', '<= {b_wrong, r_wrong}', '<= {r_wrong, b_wrong}'],
    ['nl_axi4_parity_generator_reads.sv', 'm_rresp != DECERR && ', ''],
    [
      'nl_axi4_parity_generator_reads.sv',
      '{m_rlast, m_rcheck} != {r_last, !r_last,',
      '{m_rlast, m_rcheck} != {m_rlast, !m_rlast,',
    ],
    [
      'nl_axi4_parity_generator_reads.sv',
      '{r_last, !r_last, ~^m_rresp, r_bytes}',
      '{r_last, !r_last, ~^m_rresp, m_rcheck[DW/8-1:0]}',
    ],
    ['nl_axi4_parity_generator_reads.sv', 'burst_over || r_wrong ? SLVERR', 'r_wrong ? SLVERR'],
    ['nl_axi4_parity_generator_reads.sv', 'm_rlast && !m_rcheck[DW/8+1]', 'm_rlast'],
    ['nl_axi4_parity_generator_reads.sv', 'm_rlast && !m_rcheck[DW/8+1]', "1'b0"],
    ['nl_axi4_parity_generator_reads.sv', '= ar_valid && allowed', '= ar_valid'],
    [
      'nl_axi4_parity_generator_reads.sv',
      'r_last       = given == burst_len',
      'r_last       = burst_over ? given == burst_len : m_rlast',
    ],
  ] as const)('in %s, %s that becomes %s is noticed', async (...mutant) => {
    expect(await said('parity_generator_tb', mutated(sources, mutant))).not.toMatch(/^PASS$/m);
  });
});
