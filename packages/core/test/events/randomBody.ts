import type { Assembler } from '../../src/program/assembler.ts';
import { ECALL, FENCE, addi, branchForm, jumpForm, lw, registerForm, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { randomNumbers } from '../optionSets.ts';

const [DATA, ROUNDS] = [10, 5];
/** Registers that the body computes with. */
const OTHERS = [6, 7, 8, 9, 11, 12, 13, 14, 15];

/** As many instructions as are asked for, of all kinds, a number of times: what is skipped by branches and jumps differs. */
export function randomBody(code: Assembler, seed: number, length: number, rounds: number): void {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const register = () => OTHERS[below(OTHERS.length)]!;
  const offset = () => 4 * below(64);
  const skip = () => 8 + 4 * below(3);
  const kinds: readonly (() => number)[] = [
    () => lw(register(), DATA, offset()),
    () => sw(register(), DATA, offset()),
    () => registerForm(0x33, 1, below(8), register(), register(), register()),
    () => registerForm(0x33, 0, below(8), register(), register(), register()),
    () => addi(register(), register(), below(2048)),
    () => branchForm([0, 1, 4, 5, 6, 7][below(6)]!, register(), register(), skip()),
    () => jumpForm(0, skip()),
    () => (below(8) === 0 ? FENCE : below(8) === 0 ? ECALL : addi(register(), 0, below(16))),
  ];
  code.constant(DATA, LAYOUT.data);
  code.word(addi(ROUNDS, 0, rounds));
  const again = code.here;
  for (let at = 0; at < length; at++) code.word(kinds[below(kinds.length)]!());
  // Where what was skipped at the end comes to.
  for (let at = 0; at < 4; at++) code.word(addi(6, 6, 1));
  // A branch reaches 4 KiB: the last one of a longer loop goes around a jump.
  code.word(addi(ROUNDS, ROUNDS, -1), branchForm(0, ROUNDS, 0, 8), jumpForm(0, again - code.here - 8));
}
