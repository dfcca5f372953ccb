import { MissingPath, PlanError } from '../../planError.ts';
import type { Planning } from '../kind.ts';
import { libertyPath } from '../liberty.ts';
import type { PlanContext } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import { requireFile, requireSynthesis } from '../synthesized.ts';
import { macrosOf } from '../synthesize/plan.ts';
import { SYNTHESIS_FILES } from '../synthesize/planSynthesis.ts';
import { constraintsOf } from './constraints.ts';
import type { TimingRequest } from './kind.ts';
import { planTiming } from './planTiming.ts';
import type { Corner } from './timingScript.ts';

interface Netlist {
  top: string;
  /** Names as the script sees them from `src`. */
  netlist: string;
  liberties: string[];
  corners: Corner[];
  inputs: Record<string, string>;
}

/** The corners' libraries; what they all have besides is given. */
async function cornersOf(
  { corners }: TimingRequest,
  context: PlanContext,
  besides: readonly string[] = [],
): Promise<Corner[]> {
  const twice = corners.find(({ name }, index) => corners.findIndex((each) => each.name === name) < index);
  if (twice !== undefined) throw new PlanError('corner-twice', 'corners', { name: twice.name });
  return Promise.all(
    corners.map(async ({ name, liberty }) => ({
      name,
      liberties: [await libertyPath(liberty, context, 'corners'), ...besides],
    })),
  );
}

async function synthesizedNetlist(
  runId: string,
  timing: TimingRequest,
  context: PlanContext,
): Promise<Netlist> {
  const { liberty } = timing;
  const { run, request } = await requireSynthesis(runId, 'liberty', context);
  const memories = await run.file(SYNTHESIS_FILES.memories);
  const library = await libertyPath(liberty === '' ? request.liberty : liberty, context);
  const ofMemories = [
    ...(memories === undefined ? [] : ['../in/memories.lib']),
    ...(await macrosOf(request, context)),
  ];
  return {
    top: run.top,
    netlist: '../in/netlist.v',
    liberties: [library, ...ofMemories],
    corners: await cornersOf(timing, context, ofMemories),
    inputs: {
      'in/netlist.v': await requireFile(run, SYNTHESIS_FILES.netlist),
      ...(memories && { 'in/memories.lib': memories }),
    },
  };
}

async function treeNetlist(timing: TimingRequest, context: PlanContext): Promise<Netlist> {
  const { top, netlist, liberty } = timing;
  if (netlist === '') throw new PlanError('netlist-missing', 'netlist');
  if (top === undefined) throw new PlanError('top-missing', 'top');
  const corners = await cornersOf(timing, context);
  if (liberty === '' && corners.length === 0) throw new PlanError('liberty-missing', 'liberty');
  if (!(await context.tree.has(netlist, 'netlist'))) throw new MissingPath('netlist', netlist);
  const liberties = corners.length > 0 ? [] : [await libertyPath(liberty, context)];
  return { top, netlist, liberties, corners, inputs: {} };
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
