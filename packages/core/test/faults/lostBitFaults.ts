import { DEVICE } from '../../src/bench/index.ts';
import { FENCE, addi, lui, lw, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { OTHER, POINTER, VALUE } from './directed.ts';
import { coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';

const memories = {
  instructionMemory: { base: '0x10000000', size: 1024 },
  dataMemory: { base: '0x20000000', size: 1024 },
};
const secded = coreOf('micro', { memory: memories, safety: { tcmProtection: 'secded' } });
const parity = coreOf('plain', {
  memory: { dataMemory: memories.dataMemory },
  safety: { tcmProtection: 'parity' },
});

/** While each memory loses a bit every eight cycles. */
const LOSING: Sign = { by: 'lockstep', run: { memoryLost: 3 } };
/** While words are lost for good. */
const SPOILT: Sign = { by: 'lockstep', run: { memorySpoilt: 3 } };

/** What a program turns over in a register and then reads is told, by the bench's count. */
const TURNED_OVER = [
  lui(POINTER, LAYOUT.device >>> 12),
  lui(OTHER, 0x80000),
  addi(OTHER, OTHER, 7),
  sw(OTHER, POINTER, DEVICE.registers),
  FENCE,
  addi(8, 0, 5),
  // Until it is written.
  ...Array.from({ length: 4 }, () => addi(0, 0, 0)),
  sw(0, POINTER, DEVICE.registers),
  FENCE,
  addi(9, 8, 0),
  ...Array.from({ length: 4 }, () => addi(0, 0, 0)),
  lw(VALUE, POINTER, DEVICE.registers),
];
const guarded = (preset: 'micro' | 'plain') => coreOf(preset, { safety: { registerParity: true } });

/** Half of the errors that the bus draws are answers that have lost a bit. */
const LOST_ON_THE_BUS: Sign = {
  by: 'lockstep',
  run: { errors: { of1024: 60, base: LAYOUT.data, end: LAYOUT.saved } },
};
const onBus = coreOf('micro', { memory: { protocol: 'axi4' }, safety: { busParity: true } });

export const LOST_BIT_FAULTS: readonly Fault[] = [
  {
    option: 'safety.busParity',
    wrong: 'an answer with a wrong bit is told, and taken all the same',
    core: onBus,
    module: 'read_parity',
    find: 'checked_rresp = wrong ? SLVERR : m_axi_rresp',
    replace: 'checked_rresp = m_axi_rresp',
    sign: LOST_ON_THE_BUS,
  },
  {
    option: 'safety.busParity',
    wrong: 'responses to writes are not looked at',
    core: onBus,
    module: 'write_parity',
    find: 'wrong = m_axi_bvalid &&',
    replace: "wrong = 1'b0 &&",
    sign: LOST_ON_THE_BUS,
  },
  {
    option: 'safety.busParity',
    wrong: 'strobes have the parity of others',
    core: onBus,
    module: 'write_parity',
    find: '~^m_axi_wstrb',
    replace: '~^m_axi_wstrb[2:0]',
    sign: { by: 'lockstep' },
  },
  {
    option: 'safety.registerParity',
    wrong: 'the first register of an instruction is not looked at (two stages)',
    core: guarded('micro'),
    module: 'pipeline',
    find: 'execute && instr_done && uses_rs1',
    replace: "1'b0",
    sign: { by: 'result', program: TURNED_OVER, expected: 1 },
  },
  {
    option: 'safety.registerParity',
    wrong: 'nor is it with five stages',
    core: guarded('plain'),
    module: 'pipeline',
    find: 'id_issue && id_uses_rs1',
    replace: "1'b0",
    sign: { by: 'result', program: TURNED_OVER, expected: 1 },
  },

  {
    option: 'safety.tcmProtection',
    wrong: 'a bit is put right in another place than it was lost in',
    core: secded,
    simulator: 'verilator',
    module: 'tcm_decode',
    find: 'data = stored[31:0] ^ wrong[31:0]',
    replace: 'data = stored[31:0] ^ {wrong[30:0], wrong[31]}',
    sign: LOSING,
  },
  {
    option: 'safety.tcmProtection',
    wrong: 'a byte is stored into the word as it was before it was put right',
    core: secded,
    simulator: 'verilator',
    module: 'dtcm',
    find: ': rdata[8*lane+:8]',
    replace: ': kept[8*lane+:8]',
    sign: LOSING,
  },
  {
    option: 'safety.tcmProtection',
    wrong: 'what was fetched is put right over what has just been stored',
    core: secded,
    module: 'itcm',
    find: '&& !wrote',
    replace: '',
    sign: {
      by: 'signal',
      probe: `
  initial begin
    repeat (40) @(negedge clk);
    force u_itcm.fetched = 1'b1;
    force u_itcm.fetch_lost = 1'b1;
    force itcm_select = 1'b0;
    force u_itcm.answers = 1'b0;
    force itcm_fetch = 1'b0;
    force u_itcm.wrote = 1'b0;
    @(negedge clk) if (u_itcm.fetch_mends !== 1'b1) $display("FAULT: never put right");
    force u_itcm.wrote = 1'b1;
    @(negedge clk) if (u_itcm.fetch_mends !== 1'b0) $display("FAULT: an old word is written");
  end`,
    },
  },
  {
    option: 'safety.tcmProtection',
    wrong: 'a lost word raises the fault of a bus error',
    core: secded,
    simulator: 'verilator',
    module: 'pipeline',
    find: "access_fault && lsu_corrupt ? 5'd19 : ",
    replace: '',
    sign: SPOILT,
  },
  {
    option: 'safety.tcmProtection',
    wrong: 'two lost bits are taken for none',
    core: secded,
    simulator: 'verilator',
    module: 'tcm_decode',
    find: 'failed = |syndrome && !lost',
    replace: "failed = 1'b0",
    sign: SPOILT,
  },
  {
    option: 'safety.tcmProtection',
    wrong: 'parity: the highest byte is not looked at',
    core: parity,
    simulator: 'verilator',
    module: 'dtcm',
    find: 'err = |(asked & bad)',
    replace: 'err = |(asked[2:0] & bad[2:0])',
    sign: SPOILT,
  },
];
