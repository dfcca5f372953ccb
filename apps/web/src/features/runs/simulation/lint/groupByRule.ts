import type { Severity } from '@netloom/model';
import type { RunState } from '../../run/index.ts';

type Found = RunState['diagnostics'][number];

/** What one rule found. */
export interface RuleGroup {
  /** As the diagnostics have it, e.g. `verilator-WIDTH`. */
  code: string;
  /** Name of the rule at Verilator; null for errors without one. */
  rule: string | null;
  severity: Severity;
  found: readonly Found[];
}

const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

function ruleOf(code: string): string | null {
  return /^verilator-([A-Z0-9_]+)$/.exec(code)?.[1] ?? null;
}

/** Errors first, then the rules that found most. */
export function groupByRule(diagnostics: readonly Found[]): RuleGroup[] {
  const groups = Map.groupBy(diagnostics, ({ diagnostic: { code, severity } }) => `${severity} ${code}`);
  return [...groups.values()]
    .map((found) => {
      const { code, severity } = found[0]!.diagnostic;
      return { code, rule: ruleOf(code), severity, found };
    })
    .sort((a, b) => RANK[a.severity] - RANK[b.severity] || b.found.length - a.found.length);
}
