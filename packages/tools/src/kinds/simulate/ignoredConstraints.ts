import { codeOf, lineAt } from '../../codeOf.ts';

const CONSTRAINT = /\bconstraint\s+[A-Za-z_][\w$]*\s*\{|\brandomize\s*\([^()]*\)\s*with\b/g;

/** The first Verilator that solves constraints; earlier ones take and silently ignore them. */
const SOLVES = 5.026;

/** Warnings, as Verilator would print them, of constraints that its version ignores. */
export function ignoredConstraints(path: string, source: string, version: string | undefined): string[] {
  if (Number(version) >= SOLVES) return [];
  const code = codeOf(source);
  return [...code.matchAll(CONSTRAINT)].map(
    ({ index }) =>
      `%Warning-CONSTRAINTIGN: ${path}:${lineAt(code, index)}: Verilator ${version ?? ''} ignores constraints: ` +
      'randomize() gives values that break them',
  );
}
