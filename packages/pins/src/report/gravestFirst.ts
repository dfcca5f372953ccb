import type { Diagnostic } from '@netloom/model';

const ORDER = ['error', 'warning', 'info'];

/** Errors, then warnings, then the rest. */
export function gravestFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}
