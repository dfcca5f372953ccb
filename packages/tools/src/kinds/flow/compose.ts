import { PlanError } from '../../planError.ts';
import type { Composing, Member } from '../kind.ts';
import { generatedDesign, ownDesign } from './designs.ts';
import type { FlowRequest } from './kind.ts';
import { FlowStage } from './stages.ts';

export const compose: Composing<FlowRequest>['compose'] = async (request, { tree }, runIdOf) => {
  const { seconds, memoryMegabytes, diskMegabytes, priority, cores, partition, liberty, macros } = request;
  const chosen = new Set(request.stages);
  if (chosen.has('timing') && !chosen.has('synthesize'))
    throw new PlanError('timing-needs-synthesis', 'stages');
  const { title, design, bench, constraints } = request.own
    ? ownDesign(request.own, chosen)
    : await generatedDesign(request.path, chosen, tree);
  const { clock, period } = constraints;
  const goal = clock !== undefined && period !== undefined && { clock, period };
  const options: Record<FlowStage, object | undefined> = {
    lint: design,
    simulate: bench,
    synthesize: { ...design, ...goal, target: 'liberty', liberty, macros },
    timing: { synthesisRunId: runIdOf('synthesize'), ...constraints },
  };
  const limits = { seconds, memoryMegabytes, diskMegabytes, priority, cores, partition };
  const stages = FlowStage.options.filter((stage) => chosen.has(stage));
  const members = stages.map((stage): Member => ({
    name: stage,
    request: { ...limits, ...options[stage], kind: stage },
    ...(stage === 'timing' && { after: ['synthesize'] }),
  }));
  return { title, top: design.top, members };
};
