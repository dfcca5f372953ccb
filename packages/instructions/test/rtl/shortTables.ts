import type { Insn } from '../../src/index.ts';

/** Words of the tables whose every bit is proved: of longer ones a proof takes long, and the text differs in widths alone. */
const WORDS = 3;

/** The definitions with tables of few words. */
export const withShortTables = (insns: readonly Insn[]): Insn[] =>
  insns.map((insn) => ({
    ...insn,
    states: Object.fromEntries(
      Object.entries(insn.states).map(([name, state]) => [
        name,
        state.depth === undefined ? state : { ...state, depth: WORDS },
      ]),
    ),
  }));

/** Registers of a state: of a table its words, and the bits that say that they were written. */
export function registersOf(group: string, name: string, { depth }: Insn['states'][string]): string[] {
  const own = `state_${group}_${name}`;
  if (depth === undefined) return [own];
  return [`${own}_written`, ...Array.from({ length: depth }, (_, at) => `${own}[${at}]`)];
}
