import { trafficReport } from '@netloom/contract';
import { TRAFFIC_FILE } from '@netloom/model';
import { implement } from '../../http/route.ts';
import { artifactFile, memberOfRun } from '../runs/index.ts';
import { trafficIn } from './trafficFile.ts';

export const trafficReportRoute = implement(
  trafficReport,
  memberOfRun('run:view', ({ query }) => query.runId),
  async (_incoming, { run }, services) => trafficIn(await artifactFile(run, TRAFFIC_FILE, services)),
);
