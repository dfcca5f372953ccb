import { checkInsn } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import type { Diagnostic } from '@netloom/model';
import { create } from 'zustand';

interface UiState {
  bottomTab: 'problems' | 'files' | 'rtl';
  dialog: 'new' | 'coredsl' | undefined;
  /** Id of the template that the dialog for a new definition begins with. */
  template: string | undefined;
  /** Path of the generated file that is shown. */
  file: string | undefined;
  /** Name of the instruction that is edited. */
  chosen: string | undefined;
}

export const useUi = create<UiState>(() => ({
  bottomTab: 'problems',
  dialog: undefined,
  template: undefined,
  file: undefined,
  chosen: undefined,
}));

const known = new WeakMap<Insn, Diagnostic[]>();

/** What is wrong with a definition; worked out once for each. */
export function problemsOf(insn: Insn): Diagnostic[] {
  let found = known.get(insn);
  if (found === undefined) known.set(insn, (found = checkInsn(insn)));
  return found;
}

/** The instruction that is edited: the one that was chosen, else the first. */
export function chosenIn({ instructions }: Insn, chosen: string | undefined): string | undefined {
  return chosen !== undefined && chosen in instructions ? chosen : Object.keys(instructions)[0];
}
