import { schematic } from '@netloom/contract';
import type { Schematic } from '@netloom/model';
import { SYNTHESIS_FILES } from '@netloom/tools';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { inWorker } from '../../inWorker/index.ts';
import { artifactFile, memberOfRun } from '../runs/index.ts';

export const schematicRoute = implement(
  schematic,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query: { module } }, { run }, services) => {
    if (run.kind !== 'synthesize')
      throw notFound('no-synthesis-run', { field: 'runId', values: { run: run.runId } });
    const found = await inWorker<Schematic | null>({
      program: new URL('./schematic.worker.ts', import.meta.url),
      data: { file: await artifactFile(run, SYNTHESIS_FILES.netlistJson, services), module },
      field: 'module',
      task: 'read-netlist',
    });
    if (found === null) throw notFound('no-netlist-module', { field: 'module', values: { module } });
    return found;
  },
);
