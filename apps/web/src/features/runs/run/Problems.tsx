import { useMemo } from 'react';
import { DiagnosticsTable } from '../../../diagnostics/DiagnosticsTable.tsx';
import type { RunDiagnostic } from './runState.ts';

const rank = { error: 0, warning: 1, info: 2 };

function byWeight(a: RunDiagnostic, b: RunDiagnostic): number {
  return rank[a.diagnostic.severity] - rank[b.diagnostic.severity] || a.offset - b.offset;
}

interface ProblemsProps {
  diagnostics: readonly RunDiagnostic[];
  /** Shows the log at the line that a diagnostic was read from. */
  onShowLog: (offset: number) => void;
}

/** What the tools said: errors first, then in the order of the log. */
export function Problems({ diagnostics, onShowLog }: ProblemsProps) {
  const sorted = useMemo(() => diagnostics.toSorted(byWeight), [diagnostics]);
  return (
    <DiagnosticsTable
      diagnostics={sorted.map(({ diagnostic }) => diagnostic)}
      onShowLog={(index) => onShowLog(sorted[index]?.offset ?? 0)}
    />
  );
}
