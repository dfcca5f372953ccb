import { coverageReport as call } from '@netloom/contract';
import { coverageReport } from '@netloom/tools';
import { implement } from '../../http/route.ts';
import { memberOfRun } from '../runs/index.ts';
import { coverageOf } from './coverageData.ts';
import { benchRoleOf, listedFiles, requireSimulation, roleOf } from './simulatedSources.ts';

export const coverageReportRoute = implement(
  call,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run }, services) => {
    if (run.request.kind === 'bench') return coverageReport(await coverageOf(run, services), benchRoleOf);
    const { testbench } = requireSimulation(run);
    const [files, listed] = await Promise.all([coverageOf(run, services), listedFiles(run, services)]);
    return coverageReport(files, (path) => roleOf(path, testbench, listed));
  },
);
