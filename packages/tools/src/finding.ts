import type { Diagnostic } from '@netloom/model';

/** What one line of a tool's output says. */
export type Finding =
  | { type: 'progress'; fraction: number; label: string }
  | { type: 'diagnostic'; diagnostic: Diagnostic }
  | { type: 'metric'; name: string; value: number; unit: string }
  /** A self-checking bench announced its own result. */
  | { type: 'result'; passed: boolean; text: string }
  /** The tool could not get the memory it asked for. */
  | { type: 'out-of-memory' };

/** Reads one step's output line by line; a reader keeps state, so each step gets its own. */
export type OutputReader = (line: string) => Finding[];
