import type { CustomStatus } from '@netloom/core/custom';
import type { Insn } from '../document/insn.ts';
import { readsOf } from './understood.ts';
import type { Known, KnownState } from './understood.ts';

const some = (names: ReadonlySet<string>, states: readonly KnownState[]) =>
  states.some(({ name, isSaved }) => isSaved && names.has(name));

/** Whether the instruction changes states that a context keeps: they are dirty then. */
export const changesContext = ({ behaviour }: Known, states: readonly KnownState[]): boolean =>
  some(behaviour.writes, states);

/** Whether it reads or changes such states: it is illegal while they are off. */
export const usesContext = (known: Known, states: readonly KnownState[]): boolean =>
  changesContext(known, states) || some(readsOf(known), states);

/** Definitions that have a status, in the order of its bits in nets. */
export const tracked = (insns: readonly Insn[]): readonly (Insn & { status: string })[] =>
  insns.filter((insn): insn is Insn & { status: string } => insn.status !== undefined);

export const addressOf = (status: string): number => Number.parseInt(status, 16);

export const statusOf = ({ name, status, instructions }: Insn & { status: string }): CustomStatus => ({
  name,
  address: addressOf(status),
  waits: Object.values(instructions).some(({ latency }) => latency.kind === 'background'),
});
