import { Insn } from '../../src/index.ts';

const own = (pattern: string) => ({ format: 'own' as const, pattern, signed: false });

/** Outputs that are written in one cycle, after a wait, by a load, and in the background. */
export const OUTPUTS: Insn = Insn.parse({
  netloom: 'insn',
  version: 1,
  name: 'pins',
  states: {
    level: {
      type: 'u8',
      context: 'shared',
      output: true,
      reset: '0x5a',
      description: 'What the pins drive.',
    },
    seen: { type: 'u16', context: 'shared', output: true },
    sum: { type: 'u32', context: 'shared', output: true },
  },
  instructions: {
    'pin.put': {
      encoding: own('1000000 bbbbb aaaaa 111 00000 0101011'),
      latency: { kind: 'combinational' },
      behaviour: ['level = (level & ~rs2[7:0]) | (rs1[7:0] & rs2[7:0]);'],
    },
    'pin.copy': {
      encoding: own('1000011 00000 00000 111 00000 0101011'),
      latency: { kind: 'combinational' },
      behaviour: ['level = u8(sum);'],
    },
    'pin.load': {
      encoding: own('1000001 00000 aaaaa 111 ddddd 0101011'),
      latency: { kind: 'combinational' },
      memory: { access: 'load', type: 'u16', address: 'rs1', misaligned: 'core' },
      behaviour: ['seen = loaded;', 'rd = u32(loaded);'],
    },
    'pin.sum': {
      encoding: own('1000010 bbbbb aaaaa 111 00000 0101011'),
      latency: { kind: 'background', rounds: 1 },
      behaviour: ['let s: u32 = rs2;', 'for i in 0..4 {', '  s = s + u32(rs1[8 * i +: 8]);', '}', 'sum = s;'],
    },
  },
});
