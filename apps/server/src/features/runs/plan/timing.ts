import type { RequestOf } from '@netloom/contract';
import { planTiming, SYNTHESIS_FILES } from '@netloom/tools';
import { notFound, warning } from '../../../http/problem.ts';
import { artifactAt, artifactFile } from '../artifactFile.ts';
import { constraintsOf } from './constraints.ts';
import { libertyPath } from './liberty.ts';
import { limitsOf } from './planner.ts';
import type { PlanContext, Planner } from './planner.ts';
import { requireSynthesis } from './synthesized.ts';

interface Netlist {
  top: string;
  /** Names as the script sees them from `src`. */
  netlist: string;
  liberties: string[];
  inputs: Record<string, string>;
}

async function synthesizedNetlist(
  runId: string,
  { liberty }: RequestOf<'timing'>,
  context: PlanContext,
): Promise<Netlist> {
  const { run, request } = await requireSynthesis(runId, 'liberty', context);
  const memories = await artifactAt(run, SYNTHESIS_FILES.memories, context.services);
  const library = await libertyPath(liberty === '' ? request.liberty : liberty, context.tree);
  return {
    top: run.top,
    netlist: '../in/netlist.v',
    liberties: memories === undefined ? [library] : [library, '../in/memories.lib'],
    inputs: {
      'in/netlist.v': await artifactFile(run, SYNTHESIS_FILES.netlist, context.services),
      ...(memories && { 'in/memories.lib': context.services.store.path(memories.sha256) }),
    },
  };
}

async function treeNetlist(
  { top, netlist, liberty }: RequestOf<'timing'>,
  { tree }: PlanContext,
): Promise<Netlist> {
  if (netlist === '') throw warning('netlist: give a synthesis run, or a netlist of the tree');
  if (top === undefined) throw warning('top: give the top module of the netlist');
  if (liberty === '') throw warning('liberty: give the Liberty file of the cells of the netlist');
  if (!(await tree.has(netlist, 'netlist'))) throw notFound(`netlist: there is no file ${netlist}`);
  return { top, netlist, liberties: [await libertyPath(liberty, tree)], inputs: {} };
}

export const timing: Planner<'timing'> = async (request, context) => {
  const { synthesisRunId } = request;
  const { inputs, ...netlist } =
    synthesisRunId === undefined
      ? await treeNetlist(request, context)
      : await synthesizedNetlist(synthesisRunId, request, context);
  const sdc = await constraintsOf(request, netlist.top, context.tree);
  const plan = planTiming({ ...netlist, sdc, paths: request.paths, limits: limitsOf(request) });
  return { top: netlist.top, plan, inputs };
};
