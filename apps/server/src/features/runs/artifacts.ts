import { runArtifacts } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { artifactsOf } from './artifactFile.ts';
import { memberOfRun } from './policy.ts';

export const artifactsRoute = implement(
  runArtifacts,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run }, services) => {
    if (run.state !== 'finished') return [];
    const artifacts = await artifactsOf(run, services);
    return artifacts.map(({ runId: _runId, ...artifact }) => artifact);
  },
);
