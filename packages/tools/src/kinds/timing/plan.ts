import { MissingPath, PlanError } from '../../planError.ts';
import type { Planning } from '../kind.ts';
import { libertyPath } from '../liberty.ts';
import type { PlanContext } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import { requireFile, requireSynthesis } from '../synthesized.ts';
import { SYNTHESIS_FILES } from '../synthesize/planSynthesis.ts';
import { constraintsOf } from './constraints.ts';
import type { TimingRequest } from './kind.ts';
import { planTiming } from './planTiming.ts';

interface Netlist {
  top: string;
  /** Names as the script sees them from `src`. */
  netlist: string;
  liberties: string[];
  inputs: Record<string, string>;
}

async function synthesizedNetlist(
  runId: string,
  { liberty }: TimingRequest,
  context: PlanContext,
): Promise<Netlist> {
  const { run, request } = await requireSynthesis(runId, 'liberty', context);
  const memories = await run.file(SYNTHESIS_FILES.memories);
  const library = await libertyPath(liberty === '' ? request.liberty : liberty, context);
  return {
    top: run.top,
    netlist: '../in/netlist.v',
    liberties: memories === undefined ? [library] : [library, '../in/memories.lib'],
    inputs: {
      'in/netlist.v': await requireFile(run, SYNTHESIS_FILES.netlist),
      ...(memories && { 'in/memories.lib': memories }),
    },
  };
}

async function treeNetlist({ top, netlist, liberty }: TimingRequest, context: PlanContext): Promise<Netlist> {
  if (netlist === '') throw new PlanError('netlist-missing', 'netlist');
  if (top === undefined) throw new PlanError('top-missing', 'top');
  if (liberty === '') throw new PlanError('liberty-missing', 'liberty');
  if (!(await context.tree.has(netlist, 'netlist'))) throw new MissingPath('netlist', netlist);
  return { top, netlist, liberties: [await libertyPath(liberty, context)], inputs: {} };
}

export const plan: Planning<TimingRequest>['plan'] = async (request, context) => {
  const { synthesisRunId } = request;
  const { inputs, ...netlist } =
    synthesisRunId === undefined
      ? await treeNetlist(request, context)
      : await synthesizedNetlist(synthesisRunId, request, context);
  const sdc = await constraintsOf(request, netlist.top, context.tree);
  const planned = planTiming({ ...netlist, sdc, paths: request.paths, limits: limitsOf(request) });
  return { top: netlist.top, plan: planned, inputs };
};
