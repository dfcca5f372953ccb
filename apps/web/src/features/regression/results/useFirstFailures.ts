import { regressionResults } from '@netloom/contract';
import type { ResultRow } from '@netloom/contract';
import { useMemo } from 'react';
import { useCall } from '../../../api/index.ts';

/** What has not passed comes first in a list of results; so many are taken. */
const MOST = 100;

/** The first result that has not passed of each case of a regression that has failures. */
export function useFirstFailures(runId: string | undefined, hasFailures: boolean) {
  const query = { runId: runId ?? '', page: 1, limit: MOST };
  const enabled = runId !== undefined && hasFailures;
  const { data } = useCall(regressionResults, { query }, { enabled, meta: { quiet: true } });
  return useMemo(() => {
    const failures = new Map<string, ResultRow>();
    for (const row of data?.rows ?? [])
      if (row.verdict !== 'passed' && !failures.has(row.caseName)) failures.set(row.caseName, row);
    return failures;
  }, [data]);
}
