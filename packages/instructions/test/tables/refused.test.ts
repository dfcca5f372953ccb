import { expect, it } from 'vitest';
import { checkInsn } from '../../src/index.ts';
import type { Latency } from '../../src/index.ts';
import { one } from '../one.ts';

const TAB = { type: 'u8', depth: 10, context: 'shared' };
const four: Latency = { kind: 'fixed', cycles: 5 };
const byTwo: Latency = { kind: 'fixed', cycles: 3 };
const until: Latency = { kind: 'variable', rounds: 1 };
const behind: Latency = { kind: 'background', rounds: 1 };
const LOOP = (line: string) => ['let s = u8(rs2);', 'for i in 0..4 {', line, '}'];

/** The sentence of the first error. */
const told = (behaviour: string[], latency?: Latency, tab: object = TAB) => {
  const insn = one(behaviour, { states: { tab, sum: { type: 'u8', context: 'shared' } }, latency });
  const errors = checkInsn(insn).filter(({ severity }) => severity === 'error');
  return errors[0]?.wording?.key ?? 'none';
};

it.each<[string, string[], Latency?, object?]>([
  ['insn-table/whole', ['rd = u32(tab);']],
  ['insn-table/whole', ['tab = 1;', 'rd = rs1;']],
  ['insn-table/index', ['rd = u32(tab[i8(rs1)]);']],
  ['insn-table/beyond', ['rd = u32(tab[10]);']],
  ['insn-table/beyond', ['tab[10] = 1;', 'rd = rs1;']],
  ['insn-table/again', ['tab[rs1] = 1;', 'rd = u32(tab[rs2]);']],
  ['insn-table/again', ['tab[rs1] = 1;', 'tab[rs2] = 1;', 'rd = 0;']],
  ['insn-table/again', ['if (rs1[0]) { tab[rs1] = 1; }', 'rd = u32(tab[rs2]);']],
  ['insn-table/loop', [...LOOP('tab[i] = s;'), 'rd = u32(s);'], four],
  ['insn-table/rounds', [...LOOP('s = s + tab[i];'), 'rd = u32(s);', 'tab[0] = s;']],
  ['insn-table/rounds', [...LOOP('s = s + tab[i];'), 'rd = u32(s);', 'tab[0] = s;'], byTwo],
  ['insn-table/early', ['tab[rs1] = 1;', ...LOOP('s = s + 1;'), 'rd = u32(s);'], four],
  [
    'insn-table/left',
    [
      'let s: u8 = 0;',
      'for i in 0..4 {',
      's = s + 1;',
      'break if (s > rs1[7:0]);',
      '}',
      'rd = u32(tab[s]);',
      'tab[0] = s;',
    ],
    until,
  ],
  ['insn-table/ports', ['rd = u32(tab[0] + tab[1] + tab[2] + tab[3] + tab[4]);', 'tab[rs1] = 1;']],
  ['insn-table/background', [...LOOP('s = s + 1;'), 'rd = u32(s + tab[0]);', 'tab[0] = s;'], behind],
  ['insn-table/unread', ['tab[rs1] = 1;', 'rd = 0;']],
  ['insn-table/unwritten', ['rd = u32(tab[rs1]);']],
  ['insn-table/wide', ['tab[rs1] = tab[rs2];', 'rd = 0;'], undefined, { ...TAB, type: 'u33' }],
  ['insn-table/unsaved', ['tab[rs1] = tab[rs2];', 'rd = 0;'], undefined, { ...TAB, context: 'saved' }],
  ['insn-syntax/unexpected', ['tab[rs1][3:0] = 1;', 'rd = 0;']],
  ['none', ['rd = u32(tab[rs1]);', 'tab[rs2] = 1;']],
])('%s', (key, behaviour, latency, tab) => {
  expect(told(behaviour, latency, tab)).toBe(key);
});

it('a name that a net of the table has is refused', () => {
  const insn = one(['rd = u32(tab[rs1]);', 'tab[rs2] = tab_at;'], {
    states: { tab: TAB, tab_at: { type: 'u8', context: 'shared' } },
  });
  expect(checkInsn(insn).map(({ wording }) => wording?.key)).toContain('insn-name-own');
});

it('with an access to memory, and with SystemVerilog of one’s own, there is no table', () => {
  const both = one(['rd = u32(tab[rs1]) + loaded;', 'tab[rs2] = 1;'], {
    states: { tab: TAB },
    memory: { access: 'load', type: 'u32', address: 'rs1', misaligned: 'core' },
  });
  both.instructions['twist']!.systemVerilog = ["assign rd = 32'd0;"];
  const keys = checkInsn(both).map(({ wording }) => wording?.key);
  expect(keys).toContain('insn-table/memory');
  expect(keys).toContain('insn-table/own');
});
