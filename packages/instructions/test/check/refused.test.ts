import type { Diagnostic } from '@netloom/model';
import { expect, it } from 'vitest';
import { checkInsn } from '../../src/index.ts';
import type { Encoding, Insn, Latency } from '../../src/index.ts';
import { R, one } from '../one.ts';

const told = (insn: Insn): string[] =>
  checkInsn(insn)
    .filter(({ severity }) => severity === 'error')
    .map((each: Diagnostic) => `${each.code} ${each.place?.kind === 'document' ? each.place.pointer : ''}`);

const own = (pattern: string): Encoding => ({ format: 'own', pattern, signed: false });
const sum = ['rd = rs1 + rs2;'];
const at = '/instructions/twist';

it.each([
  ['a loop without bound', ['while (rs1 != 0) {', '}'], `INSN-UNBOUNDED ${at}/behaviour/0`],
  ['a bound that a register says', ['rd = 0;', 'for i in 0..rs1 {', '}'], `INSN-BOUND ${at}/behaviour/1`],
  ['too many rounds', ['for i in 0..100000 {', '}', 'rd = rs1;'], `INSN-STEPS ${at}/behaviour/0`],
  ['a name that nothing has', ['rd = rs1 + rs4;'], `INSN-NAME ${at}/behaviour/0`],
  ['sides of two types', ['rd = rs1 + u8(rs2);'], `INSN-TYPE ${at}/behaviour/0`],
  ['a constant that does not fit', ['rd = u32(u8(rs1) + 256);'], `INSN-TYPE ${at}/behaviour/0`],
  ['bits that are not there', ['rd = u32(rs1[32:1]);'], `INSN-SLICE ${at}/behaviour/0`],
  [
    'an index beyond the word',
    ['rd = 0;', 'for i in 0..33 {', '  rd = rd + u32(rs1[i]);', '}'],
    `INSN-SLICE ${at}/behaviour/2`,
  ],
  ['a way without a result', ['if (rs1 == rs2) {', '  rd = 1;', '}'], `INSN-RD-UNSET ${at}/behaviour/2`],
  ['a semicolon that is not there', ['rd = rs1'], `INSN-SYNTAX ${at}/behaviour/0`],
  ['a division with signs', ['rd = u32(i32(rs1) / i32(rs2));'], `INSN-TYPE ${at}/behaviour/0`],
  [
    'a variable with the name of a net',
    ['let done = rs1;', 'rd = done + rs2;'],
    `INSN-NAME ${at}/behaviour/0`,
  ],
  ['a variable with a keyword for a name', ['let logic = rs1;', 'rd = rs2;'], `INSN-NAME ${at}/behaviour/0`],
  ['an operand that is written', ['rs1 = rs2;', 'rd = 0;'], `INSN-NAME ${at}/behaviour/0`],
])('%s is refused at its line', (_, behaviour, expected) => {
  expect(told(one(behaviour))).toEqual([expected]);
});

it.each([
  ['31 places', '000000 bbbbb aaaaa 000 ddddd 0001011'],
  ['a letter that is no operand', '0000000 xxxxx aaaaa 000 ddddd 0001011'],
  ['a register elsewhere', 'bbbbb 0000000 aaaaa 000 ddddd 0001011'],
  ['an immediate in the place of rs1', '0000000 bbbbb iiiii 000 ddddd 0001011'],
  ['a compressed instruction', '0000000 bbbbb aaaaa 000 ddddd 0001001'],
  ['the beginning of a longer one', '0000000 bbbbb aaaaa 000 ddddd 0011111'],
])('a pattern of %s is refused', (_, pattern) => {
  expect(told(one(sum, { encoding: own(pattern) })).map((each) => each.split(' ')[0])).toContain(
    'INSN-PATTERN',
  );
});

it('words of two instructions are refused with one of them', () => {
  const both = one(sum);
  both.instructions['other'] = { ...both.instructions['twist']!, encoding: { ...R, rs2: 7 } as Encoding };
  const found = checkInsn(both).filter(({ code }) => code === 'INSN-OVERLAP');
  expect(found).toMatchObject([{ severity: 'error', place: { pointer: '/instructions/other/encoding' } }]);
  expect(found[0]!.message).toContain('0x0070000b');
});

it('words of the base are refused, those of an extension told', () => {
  const base = one(sum, { encoding: own('0000000 bbbbb aaaaa 000 ddddd 0110011') });
  expect(checkInsn(base).find(({ code }) => code === 'INSN-OVERLAP')).toMatchObject({ severity: 'error' });
  const multiply = one(sum, { encoding: own('0000001 bbbbb aaaaa 000 ddddd 0110011') });
  const said = checkInsn(multiply).find(({ code }) => code === 'INSN-OVERLAP');
  expect(said).toMatchObject({ severity: 'warning' });
  expect(said!.message).toContain('mul');
});

it('custom-2 and custom-3 are told to belong to RV128', () => {
  const codes = (['custom-0', 'custom-1', 'custom-2', 'custom-3'] as const).map((opcode) =>
    checkInsn(one(sum, { encoding: { ...R, opcode } as Encoding })).map(({ code }) => code),
  );
  expect(codes).toEqual([[], [], ['INSN-RV128'], ['INSN-RV128']]);
});

it.each(['add', 'c.addi', 'li', 'fadd.s', 'mulh'])('%s is no name for an instruction', (name) => {
  expect(told(one(sum, { name }))).toContain(`INSN-NAME /instructions/${name}`);
});

it('a state that nobody can save is refused, unless it belongs to no context', () => {
  const states = (context: string) => ({ total: { type: 'u32', context } });
  const behaviour = ['rd = total + rs2;', 'total = total + rs1;'];
  expect(told(one(behaviour, { states: states('saved') }))).toEqual(['INSN-STATE /states/total']);
  expect(told(one(behaviour, { states: states('shared') }))).toEqual([]);
});

it.each([
  ['no loop', sum, { kind: 'fixed', cycles: 4 } as const],
  [
    'rounds that do not divide',
    ['rd = rs2;', 'for i in 0..32 {', '  rd = rd + rs1;', '}'],
    { kind: 'fixed', cycles: 4 } as const,
  ],
  [
    'a variable latency without a break',
    ['rd = rs2;', 'for i in 0..32 {', '  rd = rd + rs1;', '}'],
    { kind: 'variable', rounds: 1 } as const,
  ],
  [
    'a fixed latency with a break',
    ['rd = rs2;', 'for i in 0..32 {', '  break if (rs1[i]);', '  rd = rd + rs1;', '}'],
    { kind: 'fixed', cycles: 33 } as const,
  ],
])('a latency with %s is refused', (_, behaviour, latency) => {
  expect(told(one(behaviour, { latency }))).toEqual([`INSN-LATENCY ${at}/latency`]);
});

it('an example that is wrong is told with what comes of it', () => {
  const insn = one(sum, { examples: [{ operands: { rs1: '1', rs2: '2' }, rd: '4' }] });
  expect(checkInsn(insn)[0]!.message).toContain('0x4; the behaviour gives 0x3');
});

const load = { access: 'load', type: 'u32', address: 'rs1', misaligned: 'core' };
const loads = ['rd = loaded + rs2;'];

it('a load that says all is accepted, and of a byte nothing is to be said of alignment', () => {
  expect(told(one(loads, { memory: load }))).toEqual([]);
  const byte = { access: 'load', type: 'u8', address: 'rs1' };
  expect(told(one(['rd = u32(loaded) + rs2;'], { memory: byte }))).toEqual([]);
});

it.each([
  ['without a rule for alignment', { ...load, misaligned: undefined }, `INSN-MEMORY ${at}/memory/misaligned`],
  ['with something to store', { ...load, data: 'rs2' }, `INSN-MEMORY ${at}/memory/data`],
  ['from an address of 16 bits', { ...load, address: 'rs1[15:0]' }, `INSN-TYPE ${at}/memory/address`],
  ['from where it loads', { ...load, address: 'loaded' }, `INSN-NAME ${at}/memory/address`],
  ['from two addresses', { ...load, address: 'rs1; rs2' }, `INSN-SYNTAX ${at}/memory/address`],
])('a load %s is refused at its field', (_, memory, expected) => {
  expect(told(one(loads, { memory }))).toEqual([expected]);
});

it('a store without a value, and an access in the cycles of a loop, are refused', () => {
  const store = { access: 'store', type: 'u16', address: 'rs1', misaligned: 'down' };
  expect(told(one(['rd = rs2;'], { memory: store }))).toEqual([`INSN-MEMORY ${at}/memory/data`]);
  const behaviour = ['rd = loaded;', 'for i in 0..4 {', '  rd = rd + rs2;', '}'];
  expect(told(one(behaviour, { memory: load, latency: { kind: 'fixed', cycles: 5 } }))).toEqual([
    `INSN-MEMORY ${at}/latency`,
  ]);
});

it('an example tells the address that is wrong', () => {
  const example = { operands: { rs1: '0x104', rs2: '1' }, loaded: '5', rd: '6', address: '0x100' };
  const insn = one(loads, { memory: load, examples: [example] });
  expect(checkInsn(insn)[0]!.message).toContain('0x100; the behaviour gives 0x104');
});

const goesOn: Latency = { kind: 'background', rounds: 1 };
const adds = ['for i in 0..4 {', '  total = total + rs1 + rs2;', '}'];
const shared = { total: { type: 'u32', context: 'shared' } };
const withoutResult = own('0000000 bbbbb aaaaa 000 00000 0001011');

it('an operation in the background has a loop, and changes nothing that an access uses', () => {
  const sound = one(adds, { encoding: withoutResult, latency: goesOn, states: shared });
  expect(told(sound)).toEqual([]);
  expect(told(one([...adds, 'rd = 0;'], { latency: goesOn, states: shared }))).toEqual([]);
  expect(
    told(one(['total = rs1 + rs2;'], { encoding: withoutResult, latency: goesOn, states: shared })),
  ).toEqual([`INSN-LATENCY ${at}/latency`]);
  const access = one(['rd = loaded + total;'], {
    memory: { ...load, address: 'rs1 + rs2' },
    states: shared,
    encoding: own('0000001 bbbbb aaaaa 000 ddddd 0001011'),
    name: 'other',
  });
  const both = { ...sound, instructions: { ...sound.instructions, ...access.instructions } };
  expect(told(both)).toEqual([`INSN-LATENCY ${at}/latency`]);
});
