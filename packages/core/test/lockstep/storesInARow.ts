import { FENCE, OPCODE, addi, immediateForm, registerForm, storeForm } from '../../src/program/encode.ts';
import type { CoreOptions } from '../../src/index.ts';
import type { TestProgram } from '../../src/program/index.ts';
import { POINTER } from '../faults/directed.ts';
import { randomNumbers } from '../optionSets.ts';
import { inRounds } from './inRounds.ts';

const [COUNT, AT, FIRST, REGISTERS] = [20, 21, 10, 4];
const [BODY, ROUNDS] = [160, 30];
/** AMOADD.W, SC.W and LR.W, by funct7. */
const ATOMICS = [0x00, 0x0c, 0x08];

/** Rounds of stores, most of them to the word of the one before, with some loads, fences and atomics in between. */
export function storesInARow(options: CoreOptions, seed: number): TestProgram {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const register = () => FIRST + below(REGISTERS);
  const { atomics } = options.base;
  let word = 0;
  const instruction = (): number[] => {
    if (below(4) === 0) word = 4 * below(8);
    const [what, size] = [below(20), below(3)];
    const offset = word + (below(4) & ~((1 << size) - 1) & 3);
    if (what < 13) return [storeForm(size, register(), POINTER, offset)];
    if (what < 15) return [registerForm(OPCODE.register, 0, 0, register(), register(), register())];
    if (what < 17) return [immediateForm(OPCODE.load, size, register(), POINTER, offset)];
    if (what < 18) return [FENCE];
    if (!atomics) return [];
    const funct7 = ATOMICS[below(ATOMICS.length)]!;
    const loads = funct7 === 0x08;
    return [
      addi(AT, POINTER, word),
      registerForm(OPCODE.amo, funct7, 2, register(), AT, loads ? 0 : register()),
    ];
  };
  const body = Array.from({ length: BODY }, instruction).flat();
  const values = Array.from({ length: REGISTERS }, () => below(2048));
  return inRounds(body, { rounds: ROUNDS, count: COUNT, first: FIRST, values });
}
