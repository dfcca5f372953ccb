import { schematic } from '@netloom/contract';
import type { Schematic } from '@netloom/model';
import { SYNTHESIS_FILES } from '@netloom/tools';
import { notFound } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { inWorker } from '../../inWorker/index.ts';
import { artifactFile, memberOfRun } from '../runs/index.ts';

export const schematicRoute = implement(
  schematic,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query: { module } }, { run }, services) => {
    if (run.kind !== 'synthesize') throw notFound(`runId: ${run.runId} is not a synthesis run`);
    const found = await inWorker<Schematic | null>({
      program: new URL('./schematic.worker.ts', import.meta.url),
      data: { file: await artifactFile(run, SYNTHESIS_FILES.netlistJson, services), module },
      task: 'module: reading the netlist',
      advice: 'download the netlist instead',
    });
    if (found === null) throw notFound(`module: the netlist has no module ${module}`);
    return found;
  },
);
