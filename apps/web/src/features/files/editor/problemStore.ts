import type { Diagnostic } from '@netloom/model';
import { create } from 'zustand';

type Problems = Record<string, readonly Diagnostic[]>;

/** Diagnostics by who says them (a run, the generator); the editor marks those that name a line of an open file. */
export const useProblems = create<Problems>(() => ({}));

/** Replaces what `origin` has to say. */
export function setProblems(origin: string, diagnostics: readonly Diagnostic[]): void {
  useProblems.setState({ [origin]: diagnostics });
}

/** What is said about lines of one file, each once. */
export function problemsOf(problems: Problems, path: string): Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const diagnostic of Object.values(problems).flat()) {
    const { place, code, message } = diagnostic;
    if (place?.kind !== 'source' || place.file !== path) continue;
    seen.set(`${place.line}:${place.column}:${code}:${message}`, diagnostic);
  }
  return [...seen.values()];
}
