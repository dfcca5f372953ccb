import { LAYOUT } from '@netloom/core/program';
import type { TestProgram } from '@netloom/core/program';
import { diceOf } from '../../../model/test/dice.ts';
import { knownOf } from '../../src/core/understood.ts';
import type { Known } from '../../src/core/understood.ts';
import type { Insn } from '../../src/index.ts';
import { operandsOf, wordOf } from '../../src/encoding/fields.ts';
import type { Fields } from '../../src/encoding/fields.ts';
import { LIBRARY } from '../../src/index.ts';

interface Each {
  fields: Fields;
  /** It accesses memory, or sets the pointer by which another does: rs1 is an address, and steps are of words. */
  isNear: boolean;
}

const EACH = LIBRARY.flatMap((insn): Each[] => {
  const all = knownOf(insn);
  const points = ({ behaviour, access }: Known) =>
    access !== undefined ||
    all.some((other) => [...(other.access?.reads ?? [])].some((name) => behaviour.writes.has(name)));
  return all.map((known) => ({ fields: known.fields, isNear: points(known) }));
});
/** Of data that programs may change. */
const POINTER = 2;
const NOP = 0x13;
const addi = (rd: number, value: number) => ((value & 0xfff) << 20) | (rd << 7) | NOP;
const lui = (rd: number, upper: number) => (upper << 12) | (rd << 7) | 0x37;
const sw = (rs2: number, rs1: number) => (rs2 << 20) | (rs1 << 15) | (2 << 12) | 0x23;

/** The sources of an instruction that can be the result of the one before, each in turn. */
const placesOf = ({ fields, isNear }: Each) =>
  operandsOf(fields)
    .map(({ name }) => name)
    .filter((name) => name !== 'imm' && !(isNear && name === 'rs1'));

/** Sets what addresses are made of. */
const startOf = (insn: Insn) =>
  knownOf(insn)
    .filter(({ name }) => name === 'walk.from')
    .map(({ fields }) => wordOf(fields, { rs1: POINTER }));

/** Every instruction of the library behind every other, at distances 0 to 3, each source taking the result. */
export function pairs(seed: number): { program: TestProgram; count: number } {
  const dice = diceOf(seed);
  const words: number[] = [lui(POINTER, (LAYOUT.data + LAYOUT.dataSize / 2) >>> 12)];
  words.push(...LIBRARY.flatMap(startOf));
  for (let register = 3; register < 16; register++)
    words.push(lui(register, dice.below(1 << 20)), addi(register, dice.below(4096)));
  const register = () => 3 + dice.below(13);
  let count = 0;
  for (const first of EACH)
    for (const second of EACH)
      for (let distance = 0; distance <= 3; distance++) {
        const drawn = ({ fields, isNear }: Each) => ({
          ...{ rd: register(), rs1: isNear ? POINTER : register(), rs2: register(), rs3: register() },
          imm: dice.below(2 ** fields.immediate.length) & (isNear ? ~3 : ~0),
        });
        const before = drawn(first);
        words.push(wordOf(first.fields, before), ...Array.from({ length: distance }, () => NOP));
        const places = placesOf(second);
        const place = places.length > 0 ? places[count % places.length]! : undefined;
        words.push(wordOf(second.fields, { ...drawn(second), ...(place && { [place]: before.rd }) }));
        count++;
      }
  words.push(lui(1, LAYOUT.tohost >>> 12), addi(2, 1), sw(2, 1), 0x6f);
  const bytes = new Uint8Array(Uint32Array.from(words, (word) => word >>> 0).buffer);
  return {
    program: { entry: LAYOUT.code, tohost: LAYOUT.tohost, pieces: [{ address: LAYOUT.code, bytes }] },
    count,
  };
}
