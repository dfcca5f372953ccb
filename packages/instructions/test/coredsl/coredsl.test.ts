import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import { LIBRARY, checkInsn, coreDslText, readCoreDsl, tryOut, understoodOne } from '../../src/index.ts';
import type { Insn } from '../../src/index.ts';
import { inputsOf } from '../../src/core/tryOut.ts';
import { fieldsOf } from '../../src/encoding/fields.ts';
import { rangeOf, wrap } from '../../src/language/type.ts';
import { one } from '../one.ts';

const hasErrors = (insn: Insn) => checkInsn(insn).filter(({ severity }) => severity === 'error');

/** Values of all that an instruction reads, corners among them. */
function drawn(insn: Insn, name: string, seed: number): Map<string, bigint> {
  const dice = diceOf(seed);
  return new Map(
    inputsOf(insn, name).map(({ name: input, type }) => {
      const corners = [...rangeOf(type), 0n, 1n];
      const any = wrap(type, (BigInt(dice.below(2 ** 32)) << 32n) | BigInt(dice.below(2 ** 32)));
      return [input, dice.below(3) === 0 ? corners[dice.below(4)]! : any];
    }),
  );
}

/** What both make of the same bits: the immediate of what was read has no sign. */
function expectSame(before: Insn, after: Insn, name: string, times: number): void {
  const [first, second] = [understoodOne(before, name)!, understoodOne(after, name)!];
  const { mask, match, registers, immediate } = fieldsOf(before.instructions[name]!.encoding);
  expect(fieldsOf(after.instructions[name]!.encoding)).toMatchObject({ mask, match, registers, immediate });
  for (let seed = 1; seed <= times; seed++) {
    const values = drawn(before, name, seed);
    const bits = BigInt.asUintN(Math.max(immediate.length, 1), values.get('imm') ?? 0n);
    const other = new Map([...values].map(([key, value]) => [key, key === 'imm' ? bits : value]));
    expect(tryOut(after, second, other), `${name}, seed ${seed}`).toEqual(tryOut(before, first, values));
  }
}

describe('a definition as CoreDSL', () => {
  it.each(LIBRARY.map((insn) => [insn.name, insn] as const))('%s is read again as what it is', (_, insn) => {
    const { insn: again, problem } = readCoreDsl(coreDslText(insn));
    expect(problem?.message).toBeUndefined();
    expect(hasErrors(again!)).toEqual([]);
    expect(again!.states).toEqual(
      Object.fromEntries(
        Object.entries(insn.states).map(([name, state]) => {
          const reset = String(BigInt(state.reset));
          return [name, { ...state, reset, description: '' }];
        }),
      ),
    );
    for (const [name, { latency, privilege, memory }] of Object.entries(insn.instructions)) {
      expect(again!.instructions[name]).toMatchObject({ latency, ...(privilege && { privilege }) });
      const found = again!.instructions[name]!.memory;
      expect([found?.access, found?.type]).toEqual([memory?.access, memory?.type]);
      if (memory?.misaligned && !memory.type.endsWith('8')) expect(found!.misaligned).toBe(memory.misaligned);
      expectSame(insn, again!, name, 60);
    }
  });

  it('loads and stores as the base writes them are read', () => {
    const load = `{
      unsigned<32> load_address = (unsigned<32>) (X[rs1] + 4);
      signed<16> res = (signed<16>) MEM[load_address + 1:load_address];
      if (rd != 0) X[rd] = (unsigned<32>) res + X[rs2] < 0 ? 1 : (unsigned<32>) res;
    }`;
    const { insn, problem } = readCoreDsl(set(load));
    expect(problem?.message).toBeUndefined();
    expect(insn!.instructions['twist']!.memory).toMatchObject({ access: 'load', type: 'i16' });
    const values = new Map([
      ['rs1', 0x1000n],
      ['loaded', -3n],
    ]);
    const outcome = tryOut(insn!, understoodOne(insn!, 'twist')!, values);
    expect(outcome).toMatchObject({ address: 0x1004n, rd: 0xffff_fffd });
    const store = readCoreDsl(set('{ MEM[X[rs1] + 1:X[rs1]] = X[rs2][15:0]; X[rd] = X[rs1]; }')).insn!;
    const stored = tryOut(store, understoodOne(store, 'twist')!, new Map([['rs2', 0x12345n]]));
    expect(stored).toMatchObject({ address: 0n, data: 0x2345n });
  });

  it.each([
    '{ X[rd] = X[rs1]; unsigned<8> a = MEM[X[rs2]]; }',
    '{ unsigned<24> a = MEM[X[rs2] + 2:X[rs2]]; X[rd] = a; }',
    '{ unsigned<8> a = MEM[X[rs1]]; unsigned<8> b = MEM[X[rs2]]; X[rd] = a + b; }',
    'if (X[rs1] == 0) MEM[X[rs2]] = 1;',
  ])('%s is refused', (behavior) => {
    expect(readCoreDsl(set(behavior)).problem!.message).toContain('MEM');
  });
});

/** Expressions at random, of given depth, of types of all widths. */
function expression(
  dice: ReturnType<typeof diceOf>,
  depth: number,
): { text: string; width: number; signed: boolean } {
  const type = () => ({ width: 1 + dice.below(64), signed: dice.below(2) === 0 });
  const cast = (text: string, to = type()) => ({
    text: `${to.signed ? 'i' : 'u'}${to.width}(${text})`,
    ...to,
  });
  if (depth === 0) return cast(['rs1', 'rs2', '~rs1', 'u32(17)'][dice.below(4)]!);
  const [a, b] = [expression(dice, depth - 1), expression(dice, depth - 1)];
  const same = cast(b.text, a);
  switch (dice.below(6)) {
    case 0:
      return { ...a, text: `(${a.text} ${'+-*&|^'[dice.below(6)]} ${same.text})` };
    case 1:
      return cast(`(${a.text} ${['<', '<=', '==', '!=', '>', '>='][dice.below(6)]} ${same.text})`);
    case 2:
      return { ...a, text: `(${a.text} ${['<<', '>>'][dice.below(2)]} u7(${b.text}))` };
    case 3:
      return { ...a, text: `((${b.text} == ${b.text}) ? ${a.text} : -(${same.text}))` };
    case 4: {
      const low = dice.below(a.width);
      return { text: `(${a.text})[${a.width - 1}:${low}]`, width: a.width - low, signed: false };
    }
    default:
      return cast(`{u5(${a.text}), u11(${b.text})}`);
  }
}

it('a hundred behaviours at random mean the same there and back', () => {
  const dice = diceOf(26);
  for (let round = 0; round < 100; round++) {
    const insn = one([`rd = u32(${expression(dice, 2).text}) ^ rs1 ^ rs2;`], { name: 'drawn' });
    expect(hasErrors(insn)).toEqual([]);
    const { insn: again, problem } = readCoreDsl(coreDslText(insn));
    expect(problem?.message, insn.instructions['drawn']!.behaviour[0]).toBeUndefined();
    expectSame(insn, again!, 'drawn', 10);
  }
});

const set = (behavior: string, more = '') => `InstructionSet X_mine extends RISCVBase {
  ${more}
  instructions {
    TWIST {
      encoding: 7'b0 :: rs2[4:0] :: rs1[4:0] :: 3'b011 :: rd[4:0] :: 7'b0001011;
      behavior: ${behavior}
    }
  }
}`;

const read = (behavior: string, rs1: bigint, rs2 = 0n) => {
  const { insn, problem } = readCoreDsl(set(behavior));
  expect(problem?.message).toBeUndefined();
  const known = understoodOne(insn!, 'twist')!;
  return tryOut(
    insn!,
    known,
    new Map([
      ['rs1', rs1],
      ['rs2', rs2],
    ]),
  ).rd;
};

describe('the rules of its arithmetic', () => {
  // By the programmer's manual: sums have a bit more than their sides, products as many as both together.
  it.each([
    ['X[rd] = (unsigned<32>) ((X[rs1] + X[rs2]) >> 1);', 0xffff_ffffn, 0xffff_ffffn, 0xffff_ffff],
    ['X[rd] = (unsigned<32>) ((X[rs1] * X[rs2]) >> 32);', 0xffff_ffffn, 0xffff_ffffn, 0xffff_fffe],
    ['X[rd] = (unsigned<32>) (((signed) X[rs1] * (signed) X[rs2]) >> 32);', 0xffff_ffffn, 2n, 0xffff_ffff],
    ['X[rd] = (X[rs1] - X[rs2]) < 0 ? 1 : 2;', 1n, 2n, 1],
    ['if (rd != 0) X[rd] = X[rs1][7:0] :: X[rs2][31:8];', 0x12n, 0xabcdef00n, 0x12ab_cdef],
    [
      '{ unsigned<4> n = 0; for (int i = 0; i < 8; i += 1) n += X[rs1][4 * i]; X[rd] = n; }',
      0x1011_0111n,
      0n,
      6,
    ],
  ])('%s', (behavior, rs1, rs2, expected) => {
    expect(read(behavior, rs1, rs2)! >>> 0).toBe(expected >>> 0);
  });

  it('luminance of ten bits a channel is what the weights say', () => {
    const behavior = `{
      unsigned<10> r, g, b;
      r = X[rs1][29:20];
      g = X[rs1][19:10];
      b = X[rs1][9:0];
      r = (unsigned<10>) (r * 218 >> 10);
      g = (unsigned<10>) (g * 732 >> 10);
      b = (unsigned<10>) (b * 74 >> 10);
      X[rd] = (r + g + b) / 3;
    }`;
    for (const [r, g, b] of [
      [1023, 1023, 1023],
      [500, 20, 900],
      [0, 1000, 3],
    ] as const) {
      const part = (value: number, weight: number) => Math.floor((value * weight) / 1024);
      const expected = Math.floor((part(r, 218) + part(g, 732) + part(b, 74)) / 3);
      expect(read(behavior, BigInt(r * 2 ** 20 + g * 1024 + b), 1n)).toBe(expected);
    }
  });
});

describe('what definitions cannot say is refused at its place', () => {
  it.each([
    ['X[rd] = MEM[X[rs1]];', 'MEM', 6],
    ['while (true) { }', 'while', 6],
    ['spawn { X[rd] = 1; }', 'spawn', 6],
    ['PC = PC + 4;', 'PC', 6],
    ['X[rd] = helper(X[rs1]);', '(', 6],
    ['X[rs1] = X[rs2];', 'X[ ]', 6],
    ['{ unsigned<8> a = X[rs1]; X[rd] = a; }', 'u32 does not fit into u8', 6],
    ['{ unsigned<32> a[4]; }', 'a[]', 6],
    ['X[rd] = X[rs1] * X[rs2] * X[rs1];', '96 bits', 6],
    ['X[rd] = X[rs1]', '}', 7],
  ])('%s', (behavior, told, line) => {
    const { problem, insn } = readCoreDsl(set(behavior));
    expect(insn).toBeUndefined();
    expect(problem!.message).toContain(told);
    expect(problem!.line).toBe(line);
  });

  it.each([
    ['functions { unsigned<8> f() { return 1; } }', 'functions'],
    ['always { tick { } }', 'always'],
    ['architectural_state { register unsigned<32> R[4] = 1; }', 'R[] ='],
    ['architectural_state { register unsigned<32> R[4][2]; }', '[][]'],
    ['architectural_state { unsigned int N = 4; }', 'unsigned'],
  ])('%s', (more, told) => {
    expect(readCoreDsl(set('X[rd] = X[rs1] + 0;', more)).problem!.message).toContain(told);
  });

  it('bits of an immediate out of order', () => {
    const text = set('X[rd] = X[rs1];').replace('rs2[4:0]', 'imm[0:0] :: imm[4:1]');
    expect(readCoreDsl(text).problem!.message).toContain('imm[4:1]');
  });
});
