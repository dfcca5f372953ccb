import type { Diagnostic } from '@netloom/model';
import type { Analysis } from '@netloom/pins';

const known = new WeakMap<Analysis, ReadonlyMap<string, readonly Diagnostic[]>>();

/** What the analysis says about a pin; of a conflict that is said at the other pin, what names this one. */
export function problemsOfPin(analysis: Analysis, pin: string): readonly Diagnostic[] {
  const problems = known.get(analysis) ?? byPin(analysis.diagnostics);
  known.set(analysis, problems);
  const own = problems.get(pin) ?? [];
  if (own.length > 0 || analysis.pins.get(pin)?.state !== 'conflict') return own;
  const named = new RegExp(`(?<!\\w)${RegExp.escape(pin)}(?!\\w)`);
  return analysis.diagnostics.filter(({ severity, message }) => severity === 'error' && named.test(message));
}

function byPin(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const problems = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { place } = diagnostic;
    const [, part, step] = place?.kind === 'document' ? place.pointer.split('/') : [];
    if (part !== 'pins' || step === undefined) continue;
    const pin = step.replaceAll('~1', '/').replaceAll('~0', '~');
    problems.set(pin, [...(problems.get(pin) ?? []), diagnostic]);
  }
  return problems;
}
