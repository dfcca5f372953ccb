import { benchPath } from '@netloom/soc';
import { PlanError } from '../../planError.ts';
import { fileListOf, readSoc, requireGenerated } from '../generatedSoc.ts';
import type { Composing, Member } from '../kind.ts';
import type { FlowRequest } from './kind.ts';
import { FlowStage } from './stages.ts';

export const compose: Composing<FlowRequest>['compose'] = async (request, { tree }, runIdOf) => {
  const { seconds, memoryMegabytes, diskMegabytes, priority, cores, partition, liberty, macros } = request;
  const { name } = await readSoc(request.path, tree);
  const chosen = new Set(request.stages);
  if (chosen.has('timing') && !chosen.has('synthesize'))
    throw new PlanError('timing-needs-synthesis', 'stages');
  const [fileList, testbench] = [fileListOf(name), benchPath(name)];
  await requireGenerated(name, chosen.has('simulate') ? [fileList, testbench] : [fileList], tree);
  const options: Record<FlowStage, object> = {
    lint: { top: name, fileList },
    simulate: { top: `${name}_tb`, testbench, fileList },
    synthesize: { top: name, fileList, target: 'liberty', liberty, macros },
    timing: { synthesisRunId: runIdOf('synthesize') },
  };
  const limits = { seconds, memoryMegabytes, diskMegabytes, priority, cores, partition };
  const stages = FlowStage.options.filter((stage) => chosen.has(stage));
  const members = stages.map((stage): Member => ({
    name: stage,
    request: { ...limits, ...options[stage], kind: stage },
    ...(stage === 'timing' && { after: ['synthesize'] }),
  }));
  return { title: name, top: name, members };
};
