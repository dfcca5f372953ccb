import type { Evidence } from '@netloom/contract';
import { useTranslation } from 'react-i18next';

const SORTS = ['line', 'branch', 'toggle', 'user'] as const;
const STATES = ['stale', 'expired', 'hit'] as const;

/** What evidence says, in the user's language. */
export function useEvidenceWords(): (check: Evidence) => string {
  const { t } = useTranslation(['signOff', 'regressionCoverage']);
  return ({ kind, reason, values }) => {
    const parts =
      kind === 'coverage'
        ? SORTS.map((sort) => [t(`regressionCoverage:sort.${sort}`), values[sort]])
        : STATES.map((state) => [t(`regressionCoverage:states.${state}`), values[state]]);
    const told = parts.flatMap(([name, value]) => (value === undefined ? [] : `${name} ${value}`));
    return t(`reason.${reason}`, { ...values, told: told.join(', ') });
  };
}
