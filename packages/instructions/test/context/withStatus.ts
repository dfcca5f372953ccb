import { LIBRARY } from '../../src/index.ts';
import type { Insn } from '../../src/index.ts';

const isSaved = ({ states }: Insn) => Object.values(states).some(({ context }) => context === 'saved');

/** The library, with a status for the states of every definition that has some. */
export const WITH_STATUS: readonly Insn[] = LIBRARY.map((insn, index) =>
  isSaved(insn) ? { ...insn, status: `0x7c${index.toString(16)}` } : insn,
);

export const TRACKED = WITH_STATUS.filter(({ status }) => status !== undefined);
