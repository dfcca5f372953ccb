import { PRESETS } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { withInstructions } from '../../src/index.ts';
import { LATER } from './laterInsn.ts';

const { nano, micro, standard } = PRESETS;
const trapping = { ...micro.memory, misaligned: 'trap' as const };
const given = (options: CoreOptions) => withInstructions(withTrace(options), [LATER]);

export const CORES = {
  nano: given(nano),
  narrow: given({ ...nano, name: 'narrow', advanced: { ...nano.advanced, branchTargetAdder: false } }),
  micro: given({ ...micro, memory: trapping }),
  ram: given({
    ...micro,
    name: 'ram',
    implementation: { ...micro.implementation, registerFile: 'fpga-ram' },
  }),
  standard: given(standard),
  plain: given({ ...standard, name: 'plain', advanced: { ...standard.advanced, forwarding: false } }),
};

type Fault = [core: keyof typeof CORES, what: string, from: RegExp, to: string];

/** In the unit, which all have. */
const UNIT: [what: string, from: RegExp, to: string][] = [
  [
    'a register is free while its result waits',
    /later_four_busy( +)&& later_four_to/,
    'later_four_busy$1&& !later_four_landing && later_four_to',
  ],
  ['one of two that land at once is lost', / && !later_one_landing( &&|\n)/, '$1'],
  ['a register is free before its result has landed', /(later_four_busy && !later_four_land)ed/, '$1ing'],
  ['it goes elsewhere', /later_slow_to( +)<= instr\[11:7\]/, "later_slow_to$1<= instr[11:7] ^ 5'd1"],
  ['its unit takes another meanwhile', /\(is_later_slow && later_slow_busy\)/, "(is_later_slow && 1'b0)"],
  ['its state is free before', /\(is_later_get && later_sum_busy\)/, "(is_later_get && 1'b0)"],
];

/** Of two stages. */
const TWO: Fault[] = [
  ['nano', 'rs1 is not waited for', /awaits_landing = \(uses_rs1/, "awaits_landing = (1'b0"],
  ['nano', 'rs2 is not waited for', /\|\| \(uses_rs2(?=\s+&& \(\()/, "|| (1'b0"],
  ['nano', 'rs3 is not waited for', /\|\| \(uses_rs3(?=\s+&& \(\()/, "|| (1'b0"],
  [
    'micro',
    'a register is written twice',
    /\|\| \(\(writes_rd \|\| custom_later\)(?=\s+&& \(\()/,
    "|| (1'b0",
  ],
  ['micro', 'two results come for a register', /\(writes_rd \|\| custom_later\)(?=\s+&& \(\()/, 'writes_rd'],
  ['micro', 'a result takes the place of another', /lands( +)= landing && [^;]+;/, 'lands$1= landing;'],
  ['nano', 'who waits for the unit lets nothing land', / && !\(custom && !custom_ready\)\)/, ')'],
  [
    'micro',
    'an address traps that is not there yet',
    /!awaits_landing && \(mem_access/,
    "1'b1 && (mem_access",
  ],
  ['narrow', 'a branch goes on in its second cycle', /(past_first_cycle <= [^;]+) && !awaits_landing/, '$1'],
  ['micro', 'an instruction executes all the same', /(assign execute [^;]+) && !awaits_landing/, '$1'],
  ['ram', 'RAM is not read again', /advance \|\| lands/, 'advance'],
];

/** Of five. */
const FIVE: Fault[] = [
  [
    'standard',
    'rs1 behind it is not waited for',
    /\s+\|\| \(ex_valid && ex_later && ex_rd == id_instr\[19:15\]\)/,
    '',
  ],
  [
    'standard',
    'rs2 behind it is not waited for',
    /\s+\|\| \(ex_valid && ex_later && ex_rd == id_instr\[24:20\]\)/,
    '',
  ],
  [
    'plain',
    'rs3 behind it is not waited for',
    /\s+\|\| \(ex_valid && ex_later && ex_rd == id_instr\[31:27\]\)/,
    '',
  ],
  ['standard', 'rs1 is not waited for', /pending_rd\[9:5\] == id_instr\[19:15\]/, "1'b0"],
  ['standard', 'a register is written twice', /rd_hazard = \(id_rd_we \|\| id_later\)/, "rd_hazard = 1'b0"],
  [
    'standard',
    'two results come for a register',
    /rd_hazard = \(id_rd_we \|\| id_later\)/,
    'rd_hazard = id_rd_we',
  ],
  ['plain', 'a result takes the place of another', /landing && !wb_rd_we/, 'landing'],
  ['standard', 'rd is written at once too', /( \|\| !?custom_rd| && \(!custom \|\| custom_rd\))/, ''],
];

export const FAULTS: readonly Fault[] = [
  ...UNIT.flatMap(([what, from, to]): Fault[] => [
    ['micro', what, from, to],
    ['standard', what, from, to],
  ]),
  ...TWO,
  ...FIVE,
];
