import { excludeCoverage, includeCoverage } from '@netloom/contract';
import { regressKind } from '@netloom/model/regression';
import type { RegressExclusion } from '@netloom/model/regression';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { saveText } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import { memberOfRegression } from '../regression/index.ts';
import type { RegressionRecord } from '../regression/index.ts';
import { userNames } from '../session/index.ts';
import { planFor } from './exclusionsOf.ts';
import { askCoverage, openCoverage, sourcesOf } from './read/askCoverage.ts';

type Exclusions = Record<string, RegressExclusion>;

/** Writes the plan of the member's tree with other exclusions. @throws a 601 where the tree has no such plan. */
async function changePlan(
  regression: RegressionRecord,
  userId: number,
  { projects }: Pick<Services, 'projects'>,
  change: (exclusions: Exclusions) => Exclusions,
): Promise<void> {
  const tree = await projects.tree(regression.deptId, userId);
  const { path } = regression;
  const known = await planFor(regression, tree);
  if (known?.hash == null) throw warning('no-plan-in-tree', { field: 'runId', values: { path } });
  const exclusions = change(known.plan.exclusions ?? {});
  const text = regressKind.write({ ...known.plan, exclusions });
  await saveText(tree, { path, text, hash: known.hash }, 'path');
}

/** x1, x2 and so on: the first that is free. */
function freeName(exclusions: Exclusions): string {
  let at = 1;
  while (Object.hasOwn(exclusions, `x${at}`)) at += 1;
  return `x${at}`;
}

export const excludeRoute = implement(
  excludeCoverage,
  memberOfRegression('design:edit', ({ body }) => body.runId),
  async ({ body: { path, point, why, until } }, { regression, caller }, services) => {
    const { data } = await openCoverage(regression, caller.userId, services);
    const source = (await sourcesOf(regression, [path], services))[path];
    if (source === undefined) throw notFound('no-file-of-run', { field: 'path', values: { path } });
    const binding = await askCoverage(data, { ask: 'binding', path, point, source });
    if (binding === null) throw notFound('no-coverage-of', { field: 'point', values: { path } });
    const { userId } = caller;
    const who = (await userNames(services.database, [userId])).get(userId) ?? '';
    let name = '';
    await changePlan(regression, userId, services, (exclusions) => {
      name = freeName(exclusions);
      return { ...exclusions, [name]: { ...binding, who, why, ...(until !== undefined && { until }) } };
    });
    return { name };
  },
);

export const includeRoute = implement(
  includeCoverage,
  memberOfRegression('design:edit', ({ body }) => body.runId),
  async ({ body: { name } }, { regression, caller }, services) => {
    await changePlan(regression, caller.userId, services, ({ [name]: dropped, ...others }) => {
      if (dropped === undefined) throw notFound('no-exclusion', { field: 'name', values: { name } });
      return others;
    });
    return { name };
  },
);
