import { planPlacement, SYNTHESIS_FILES } from '@netloom/tools';
import { artifactFile } from '../artifactFile.ts';
import { limitsOf } from './planner.ts';
import type { Planner } from './planner.ts';
import { requireSynthesis } from './synthesized.ts';

export const place: Planner<'place'> = async (request, context) => {
  const { run } = await requireSynthesis(request.synthesisRunId, 'ice40', context);
  const { constraints, device, frequencyMegahertz, seed } = request;
  if (constraints !== '') await context.tree.requireText(constraints, 'constraints');
  const plan = planPlacement({
    top: run.top,
    netlist: '../in/netlist.json',
    device,
    package: request.package,
    ...(constraints !== '' && { constraints }),
    frequencyMegahertz,
    seed,
    limits: limitsOf(request),
  });
  const netlist = await artifactFile(run, SYNTHESIS_FILES.netlistJson, context.services);
  return { top: run.top, plan, inputs: { 'in/netlist.json': netlist } };
};
