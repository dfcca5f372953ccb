import type { Diagnostic } from '@netloom/model';
import { create } from 'zustand';

/** What is wrong with a document below, errors and warnings; `way` are the instances that lead down to it. */
export interface ProblemsBelow {
  way: readonly string[];
  name: string;
  problems: readonly Diagnostic[];
}

interface Problems {
  /** What `check` says of the document as it is now. */
  problems: Diagnostic[];
  /** Documents of the levels below that have problems of their own, the nearest first. */
  below: readonly ProblemsBelow[];
}

export const useProblems = create<Problems>(() => ({ problems: [], below: [] }));
