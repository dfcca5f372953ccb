import { kindOf, startBisect as call, RunRequest } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { validate } from '../../http/validate.ts';
import type { Services } from '../../services.ts';
import { memberOfResult } from '../regression/index.ts';
import type { ResultRecord } from '../regression/index.ts';
import { findRun } from '../runs/index.ts';
import { advance } from './advance.ts';
import { commitNamed, isAncestor } from './history.ts';
import { bisectRows, findBisect, insertBisect } from './repository.ts';

/** The one simulation of a result, as a run of its own. @throws a 601 where its run is not known any more. */
async function requestOf(
  { childRunId, caseIndex, deptId }: ResultRecord,
  { database }: Pick<Services, 'database'>,
) {
  const child = await findRun(database, childRunId);
  const known = kindOf('cases')!.request.safeParse(child?.request).data as RequestOf<'cases'> | undefined;
  const simulation = known?.simulations[caseIndex];
  if (known === undefined || simulation === undefined) throw warning('run-gone', { field: 'resultId' });
  const seconds = 900 + 2 * simulation.seconds;
  const one = { ...known, simulations: [simulation], trace: false, coverage: false, seconds };
  return validate(RunRequest, { ...one, kind: 'cases', deptId }, 'request');
}

export const startRoute = implement(
  call,
  memberOfResult('run:start', ({ body }) => body.resultId),
  async ({ body: { good, bad } }, { caller, result, regression }, services) => {
    const { deptId } = regression;
    const owner = { deptId, userId: caller.userId };
    const [from, to] = [
      await commitNamed(good, owner, services, 'good'),
      await commitNamed(bad ?? regression.commit.replace('+', ''), owner, services, 'bad'),
    ];
    if (from === to || !(await isAncestor(from, to, owner, services)))
      throw warning('not-before', { field: 'good', values: { good, bad: to.slice(0, 9) } });
    const { resultId, caseName, seed } = result;
    const request = await requestOf(result, services);
    const known = { deptId, resultId, caseName, seed, request, good: from, bad: to };
    const made = await insertBisect(services.database, { ...known, createBy: caller.userId });
    await advance(made.bisectId, services);
    const record = await findBisect(services.database, made.bisectId);
    return (await bisectRows([record!], services.database))[0]!;
  },
);
