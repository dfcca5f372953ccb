import { listDocuments, listRegressions, showRegression } from '@netloom/contract';
import type { CaseRow, RegressionRow, ResultRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { specialName } from '@netloom/core/special';
import { useMemo } from 'react';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { useFirstFailures, useRegressionChanges } from '../../regression/results/index.ts';

export interface PointResults {
  /** The plan that lies in the project for these very options. */
  plan: string | undefined;
  regression: RegressionRow | undefined;
  /** Cases by the point that they are of. */
  byPoint: ReadonlyMap<string, readonly CaseRow[]>;
  /** The first result that has not passed, by case. */
  failures: ReadonlyMap<string, ResultRow>;
}

/** Some simulation of it has not passed. */
export const isBad = ({ failed, others }: CaseRow): boolean => failed > 0 || others > 0;

const pointOf = ({ caseName }: CaseRow) => caseName.split('.', 1)[0]!;

/** What came of a table's points on a core of these options, in the newest regression. */
export function usePointResults(options: CoreOptions | undefined, table: string): PointResults {
  const deptId = useDeptId();
  useRegressionChanges();
  const name = options === undefined ? '' : specialName(options, table);
  const path = `special/${table}/${table}.regress.json`;
  const documents = useCall(listDocuments, { query: { deptId, kind: 'regress' } }).data ?? [];
  const stored = documents.find((row) => row.path === path && row.title === name);
  const query = { deptId, name, page: 1, limit: 10 };
  const listed = useCall(listRegressions, { query }, { enabled: name !== '' }).data?.rows;
  const regression = listed?.find((row) => row.name === name);
  const shown = useCall(
    showRegression,
    { query: { runId: regression?.runId ?? '' } },
    { enabled: regression !== undefined, meta: { quiet: true } },
  ).data;
  const byPoint = useMemo(() => {
    const found = new Map<string, CaseRow[]>();
    for (const each of shown?.cases ?? [])
      found.set(pointOf(each), [...(found.get(pointOf(each)) ?? []), each]);
    return found;
  }, [shown]);
  const hasFailures = (shown?.cases ?? []).some(isBad);
  const failures = useFirstFailures(regression?.runId, hasFailures);
  return { plan: stored && path, regression, byPoint, failures };
}
