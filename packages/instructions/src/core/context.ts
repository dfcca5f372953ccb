import type { CustomStatus } from '@netloom/core/custom';
import type { Insn } from '../document/insn.ts';
import { readsOf } from './understood.ts';
import type { Known, KnownState, KnownTable } from './understood.ts';

/** All that the instructions of a definition share. */
interface Shared {
  states: readonly KnownState[];
  tables: readonly KnownTable[];
}

const some = (names: ReadonlySet<string>, { states, tables }: Shared) =>
  [...states, ...tables].some(({ name, isSaved }) => isSaved && names.has(name));

/** Whether the instruction changes states that a context keeps: they are dirty then. */
export const changesContext = ({ behaviour }: Known, shared: Shared): boolean =>
  some(behaviour.writes, shared);

/** Whether it reads or changes such states: it is illegal while they are off. */
export const usesContext = (known: Known, shared: Shared): boolean =>
  changesContext(known, shared) || some(readsOf(known), shared);

/** Definitions that have a status, in the order of its bits in nets. */
export const tracked = (insns: readonly Insn[]): readonly (Insn & { status: string })[] =>
  insns.filter((insn): insn is Insn & { status: string } => insn.status !== undefined);

export const addressOf = (status: string): number => Number.parseInt(status, 16);

export const statusOf = ({ name, status, instructions }: Insn & { status: string }): CustomStatus => ({
  name,
  address: addressOf(status),
  waits: Object.values(instructions).some(({ latency }) => latency.kind === 'background'),
});
