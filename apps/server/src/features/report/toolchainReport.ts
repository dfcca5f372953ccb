import { readFile } from 'node:fs/promises';
import { toolchainReport } from '@netloom/contract';
import { TOOLCHAIN_REPORT, ToolchainReport } from '@netloom/model';
import { implement } from '../../http/route.ts';
import { artifactFile, memberOfRun } from '../runs/index.ts';

export const toolchainReportRoute = implement(
  toolchainReport,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run }, services) => {
    const file = await artifactFile(run, TOOLCHAIN_REPORT, services);
    return ToolchainReport.parse(JSON.parse(await readFile(file, 'utf8')));
  },
);
