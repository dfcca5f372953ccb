import { listDocuments, listRegressions, showRegression } from '@netloom/contract';
import type { CaseRow, RegressionRow, ResultRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { deliveryName } from '@netloom/core/delivery';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { useFirstFailures, useRegressionChanges } from '../../regression/results/index.ts';

export interface Newest {
  /** The plan of these very options, where the package was made of them. */
  plan: string | undefined;
  /** The package was made of other options of this core. */
  isOther: boolean;
  regression: RegressionRow | undefined;
  cases: readonly CaseRow[];
  /** The first result that has not passed, by case. */
  failures: ReadonlyMap<string, ResultRow>;
}

/** The package of a core as it lies in the project, and the newest regression of these very options. */
export function useNewest(options: CoreOptions): Newest {
  const deptId = useDeptId();
  useRegressionChanges();
  const name = deliveryName(options);
  const path = `delivery/${options.name}/${options.name}.regress.json`;
  const documents = useCall(listDocuments, { query: { deptId, kind: 'regress' } }).data ?? [];
  const stored = documents.find((row) => row.path === path);
  const listed = useCall(listRegressions, { query: { deptId, name, page: 1, limit: 10 } }).data?.rows;
  const regression = listed?.find((row) => row.name === name);
  const shown = useCall(
    showRegression,
    { query: { runId: regression?.runId ?? '' } },
    { enabled: regression !== undefined, meta: { quiet: true } },
  ).data;
  const cases = regression === undefined ? [] : (shown?.cases ?? []);
  const hasFailures = cases.some(({ failed, others }) => failed > 0 || others > 0);
  const failures = useFirstFailures(regression?.runId, hasFailures);
  return {
    plan: stored?.title === name ? path : undefined,
    isOther: stored !== undefined && stored.title !== name,
    regression,
    cases,
    failures,
  };
}
