import type { RunPlan } from '@netloom/model';
import { planElaboration, PlanError } from '@netloom/tools';
import type { SourceSet } from '@netloom/tools';
import { warning } from '../../http/problem.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { sourcesOf } from '../runs/index.ts';
import type { RunRecord } from '../runs/index.ts';

const LIMITS = { seconds: 120, memoryMegabytes: 3072, processes: 32, diskMegabytes: 2048 };
const VHDL = /\.vhdl?$/i;

/** The generated list of a SoC that booted. */
async function bootedSources(top: string, tree: ProjectTree): Promise<SourceSet> {
  const path = `gen/${top}/${top}.f`;
  const { fromOwnFolder } = await tree.readList(path);
  return { top, sources: [], [fromOwnFolder ? 'folderLists' : 'fileLists']: [path] };
}

async function sourceSet({ request, top }: RunRecord, tree: ProjectTree): Promise<SourceSet> {
  const { kind } = request;
  if (kind === 'boot') return bootedSources(top, tree);
  if (kind !== 'simulate' && kind !== 'lint' && kind !== 'synthesize')
    throw warning(`runId: a run of kind "${kind}" has no design of its own`);
  const { set, list } = await sourcesOf(request, tree);
  const vhdl = [...set.sources, ...(list?.files ?? [])].find((file) => VHDL.test(file));
  if (vhdl !== undefined)
    throw warning(
      `runId: ${vhdl} is VHDL; declarations and drivers are found in Verilog and SystemVerilog alone`,
    );
  return set;
}

/** Plans the elaboration of what a run compiled, from the tree that it had. @throws a 601 where that cannot be done. */
export async function elaborationPlan(run: RunRecord, tree: ProjectTree): Promise<RunPlan> {
  try {
    return planElaboration(await sourceSet(run, tree), LIMITS);
  } catch (error) {
    throw error instanceof PlanError ? warning(`runId: ${error.message}`) : error;
  }
}
