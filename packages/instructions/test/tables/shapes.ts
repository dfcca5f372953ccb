import { Insn } from '../../src/index.ts';
import type { Latency } from '../../src/index.ts';

const once: Latency = { kind: 'combinational' };

const instruction = (number: number, behaviour: readonly string[], latency: Latency = once) => ({
  encoding: { format: 'R', opcode: 'custom-1', funct3: 7, funct7: 64 + number },
  latency,
  behaviour,
});

/** Tables of every sort, read and written in every place where they may be. */
export const SHAPES: Insn = Insn.parse({
  netloom: 'insn',
  version: 1,
  name: 'shapes',
  states: {
    signs: { type: 'i12', depth: 10, reset: '-7' },
    flags: { type: 'u1', depth: 2, context: 'shared', reset: '1' },
    wide: { type: 'u32', depth: 33, context: 'shared', reset: '0xdeadbeef' },
    last: { type: 'u6', context: 'shared', reset: '3' },
  },
  instructions: {
    'sh.get': instruction(0, ['rd = u32(i32(signs[rs1[3:0]]));']),
    'sh.set': {
      encoding: { format: 'own', pattern: '1111111 bbbbb aaaaa 111 00000 0101011', signed: false },
      latency: once,
      behaviour: ['signs[rs1] = i12(rs2);'],
    },
    'sh.chain': instruction(2, [
      'let a = wide[last];',
      'let b: u8 = 1;',
      'for i in 0..3 { b = b + u8(rs1[4 * i +: 4]); }',
      'if (a[0]) { b = b ^ u8(a); last = rs2[5:0]; } else if (rs1[5]) { b = u8(signs[last]); }',
      'let c = wide[b & 0x3f];',
      'rd = c ^ wide[last] ^ u32(b);',
      'if (rs1[0]) { wide[b] = rs2 + c; } else { wide[last] = rs1; }',
    ]),
    'sh.flag': instruction(3, [
      'rd = flags[rs1[0]] ? wide[rs2[5:0]] : u32(flags[1]);',
      'flags[rs2[0]] = !flags[rs1[0]];',
    ]),
    'sh.walk': instruction(
      4,
      [
        'let at = last;',
        'let sum = wide[rs2[4:0]];',
        'for i in 0..8 {',
        '  let word = wide[at];',
        '  sum = (sum << 1) ^ word ^ u32(i32(signs[i]));',
        '  at = word[5:0] + 1;',
        '  last = last + at;',
        '}',
        'rd = sum + wide[at ^ last];',
        'wide[last] = sum;',
      ],
      { kind: 'fixed', cycles: 9 },
    ),
    'sh.find': instruction(
      5,
      [
        'let at: u6 = 0;',
        'for i in 0..33 {',
        '  break if (wide[i] == rs1 || wide[at][3:0] == rs2[3:0]);',
        '  at = at + 1;',
        '}',
        'rd = u32(at);',
        'signs[at[3:0]] = i12(rs2);',
      ],
      { kind: 'variable', rounds: 1 },
    ),
    'sh.put': instruction(6, ['wide[rs1[5:0]] = rs2;', 'rd = wide[rs1[5:0]];'].toReversed()),
  },
});
