import { Insn } from '../../src/index.ts';

const own = (pattern: string) => ({ format: 'own', pattern, signed: false });

/** Results that come after one round, after four and after sixteen, of one to three sources, one with a state. */
export const LATER: Insn = Insn.parse({
  netloom: 'insn',
  version: 1,
  name: 'later',
  states: { sum: { type: 'u32', context: 'shared' } },
  instructions: {
    'later.one': {
      encoding: own('0000000 00000 aaaaa 000 ddddd 1011011'),
      latency: { kind: 'background', rounds: 1 },
      behaviour: ['let x = rs1;', 'for i in 0..1 {', '  x = x + 0x1001;', '}', 'rd = x;'],
    },
    'later.four': {
      encoding: own('0000001 bbbbb aaaaa 000 ddddd 1011011'),
      latency: { kind: 'background', rounds: 1 },
      behaviour: ['let x = rs1;', 'for i in 0..4 {', '  x = (x << 3) ^ (x >> 7) ^ rs2;', '}', 'rd = x;'],
    },
    'later.slow': {
      encoding: own('ccccc 01 bbbbb aaaaa 001 ddddd 1011011'),
      latency: { kind: 'background', rounds: 2 },
      behaviour: ['let x = rs1;', 'for i in 0..32 {', '  x = (x >> 1) + (x[0] ? rs2 : rs3);', '}', 'rd = x;'],
    },
    'later.sum': {
      encoding: own('iiiiiii 00000 aaaaa 010 ddddd 1011011'),
      latency: { kind: 'background', rounds: 1 },
      behaviour: [
        'let x = sum;',
        'for i in 0..3 {',
        '  x = ((x << 1) | (x >> 31)) + rs1 + u32(imm);',
        '}',
        'sum = x;',
        'rd = ~x;',
      ],
    },
    'later.get': {
      encoding: own('0000000 00000 00000 011 ddddd 1011011'),
      latency: { kind: 'combinational' },
      behaviour: ['rd = sum;'],
    },
  },
});
