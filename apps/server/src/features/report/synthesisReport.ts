import { readFile } from 'node:fs/promises';
import { synthesisReport } from '@netloom/contract';
import { SynthesisReport } from '@netloom/model';
import { SYNTHESIS_FILES, UNITS_REPORT } from '@netloom/tools';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { artifactFile, memberOfRun } from '../runs/index.ts';

export const synthesisReportRoute = implement(
  synthesisReport,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query }, { run }, services) => {
    if (run.kind !== 'synthesize' && run.kind !== 'measure')
      throw notFound('no-synthesis-run', { field: 'runId', values: { run: run.runId } });
    const byUnit = query.units === 'true' && run.kind === 'measure';
    const file = await artifactFile(run, byUnit ? UNITS_REPORT : SYNTHESIS_FILES.report, services);
    // The sandbox wrote it: it is checked before it is believed.
    return SynthesisReport.parse(JSON.parse(await readFile(file, 'utf8')));
  },
);
