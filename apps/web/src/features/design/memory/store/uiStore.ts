import { checkMemory, planMemory } from '@netloom/memory';
import type { Memory, Plan } from '@netloom/memory';
import type { Diagnostic } from '@netloom/model';
import { create } from 'zustand';

interface UiState {
  bottomTab: 'problems' | 'files' | 'soc';
  dialog: 'new' | 'macros' | 'contents' | undefined;
  /** Id of the template that the dialog for a new memory begins with. */
  template: string | undefined;
  /** Path of the generated file that is shown. */
  file: string | undefined;
}

export const useUi = create<UiState>(() => ({
  bottomTab: 'problems',
  dialog: undefined,
  template: undefined,
  file: undefined,
}));

interface Found {
  problems: Diagnostic[];
  /** Undefined while what is asked for cannot be, whatever it is made of. */
  plan: Plan | undefined;
}

const known = new WeakMap<Memory, Found>();

/** What is wrong with a memory, and what it may be made of; worked out once for each. */
export function foundOf(memory: Memory): Found {
  let found = known.get(memory);
  if (found === undefined) {
    const problems = checkMemory(memory);
    const isPlanned = problems.every(({ code, severity }) => severity !== 'error' || PLANNED.has(code));
    known.set(memory, (found = { problems, plan: isPlanned ? planMemory(memory) : undefined }));
  }
  return found;
}

/** Errors that the plan itself explains. */
const PLANNED = new Set(['MEM-NONE', 'MEM-MANY']);
