import type { Diagnostic } from '@netloom/model';
import { create } from 'zustand';

/** What `check` says of the document as it is now. */
export const useProblems = create<{ problems: Diagnostic[] }>(() => ({ problems: [] }));
