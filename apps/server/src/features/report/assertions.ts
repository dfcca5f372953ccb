import { runAssertions } from '@netloom/contract';
import type { SourceAssertion } from '@netloom/model';
import { findAssertions } from '@netloom/tools';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { memberOfRun } from '../runs/index.ts';
import type { RunRecord } from '../runs/index.ts';
import { listedFiles, requireSimulation, roleOf } from './simulatedSources.ts';

const DIRECTIVES = ['assert', 'assume', 'cover'];

/** Files of the simulation in which an assertion may stand. */
async function candidates(run: RunRecord, services: Services): Promise<string[]> {
  const { testbench } = requireSimulation(run);
  const listed = await listedFiles(run, services);
  const found = await services.projects.findPinned(run.deptId, run.tree, DIRECTIVES);
  return found.filter((path) => listed.has(path) || roleOf(path, testbench, listed) === 'bench');
}

export const assertionsRoute = implement(
  runAssertions,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run }, services): Promise<SourceAssertion[]> => {
    const found = (await candidates(run, services)).map(async (path) => {
      const text = (await services.projects.readPinned(run.deptId, run.tree, path)) ?? '';
      return findAssertions(text).map((assertion) => ({ path, ...assertion }));
    });
    return (await Promise.all(found)).flat();
  },
);
