import type { Diagnostic, Severity } from '@netloom/model';

/** The gravest of some problems; undefined without any. */
export function worstOf(diagnostics: readonly Diagnostic[]): Severity | undefined {
  return (['error', 'warning', 'info'] as const).find((severity) =>
    diagnostics.some((diagnostic) => diagnostic.severity === severity),
  );
}
