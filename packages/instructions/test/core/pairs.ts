import { LAYOUT } from '@netloom/core/program';
import type { TestProgram } from '@netloom/core/program';
import { diceOf } from '../../../model/test/dice.ts';
import { fieldsOf, operandsOf, wordOf } from '../../src/encoding/fields.ts';
import type { Fields } from '../../src/encoding/fields.ts';
import { LIBRARY } from '../../src/index.ts';

const FIELDS = LIBRARY.flatMap(({ instructions }) =>
  Object.values(instructions).map(({ encoding }) => fieldsOf(encoding)),
);
const NOP = 0x13;
const addi = (rd: number, value: number) => ((value & 0xfff) << 20) | (rd << 7) | NOP;
const lui = (rd: number, upper: number) => (upper << 12) | (rd << 7) | 0x37;
const sw = (rs2: number, rs1: number) => (rs2 << 20) | (rs1 << 15) | (2 << 12) | 0x23;

/** The sources of an instruction that can be the result of the one before, each in turn. */
const placesOf = (fields: Fields) =>
  operandsOf(fields)
    .map(({ name }) => name)
    .filter((name) => name !== 'imm');

/** Every instruction of the library behind every other, at distances 0 to 3, each source taking the result. */
export function pairs(seed: number): { program: TestProgram; count: number } {
  const dice = diceOf(seed);
  const words: number[] = [];
  for (let register = 3; register < 16; register++)
    words.push(lui(register, dice.below(1 << 20)), addi(register, dice.below(4096)));
  const register = () => 3 + dice.below(13);
  let count = 0;
  for (const first of FIELDS)
    for (const second of FIELDS)
      for (let distance = 0; distance <= 3; distance++) {
        const drawn = (fields: Fields) => ({
          ...{ rd: register(), rs1: register(), rs2: register(), rs3: register() },
          imm: dice.below(2 ** fields.immediate.length),
        });
        const before = drawn(first);
        words.push(wordOf(first, before), ...Array.from({ length: distance }, () => NOP));
        const places = placesOf(second);
        const place = places.length > 0 ? places[count % places.length]! : undefined;
        words.push(wordOf(second, { ...drawn(second), ...(place && { [place]: before.rd }) }));
        count++;
      }
  words.push(lui(1, LAYOUT.tohost >>> 12), addi(2, 1), sw(2, 1), 0x6f);
  const bytes = new Uint8Array(Uint32Array.from(words, (word) => word >>> 0).buffer);
  return {
    program: { entry: LAYOUT.code, tohost: LAYOUT.tohost, pieces: [{ address: LAYOUT.code, bytes }] },
    count,
  };
}
