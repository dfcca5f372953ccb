import { findDumpFile, planSimulation } from '@netloom/tools';
import type { ProjectTree } from '../../../projects/index.ts';
import { limitsOf } from './planner.ts';
import type { Planner } from './planner.ts';
import { sourcesOf } from './sources.ts';

/** The first $dumpfile of the bench and of the sources, if they dump by themselves. */
async function dumpOf(paths: string[], tree: ProjectTree) {
  for (const path of paths) {
    const text = await tree.readText(path, 'fileList').catch(() => undefined);
    const dump = text === undefined ? undefined : findDumpFile(text);
    if (dump) return dump;
  }
  return undefined;
}

export const simulate: Planner<'simulate'> = async (request, { tree }) => {
  const { set, list } = await sourcesOf(request, tree);
  const { top, seed } = request;
  const dump = await dumpOf([...set.sources, ...(list?.files ?? [])], tree);
  const plusargs = request.plusargs.split(/\s+/).filter(Boolean);
  const plan = planSimulation({ ...set, title: top, plusargs, seed, dump, limits: limitsOf(request) });
  return { top, plan };
};
