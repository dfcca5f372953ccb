import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import { requireFile, requireSynthesis } from '../synthesized.ts';
import { SYNTHESIS_FILES } from '../synthesize/planSynthesis.ts';
import type { PlaceRequest } from './kind.ts';
import { planPlacement } from './planPlacement.ts';

export const plan: Planning<PlaceRequest>['plan'] = async (request, context) => {
  const { run } = await requireSynthesis(request.synthesisRunId, 'ice40', context);
  const { constraints, device, frequencyMegahertz, seed } = request;
  if (constraints !== '') await context.tree.requireText(constraints, 'constraints');
  const planned = planPlacement({
    top: run.top,
    netlist: '../in/netlist.json',
    device,
    package: request.package,
    ...(constraints !== '' && { constraints }),
    frequencyMegahertz,
    seed,
    limits: limitsOf(request),
  });
  const netlist = await requireFile(run, SYNTHESIS_FILES.netlistJson);
  return { top: run.top, plan: planned, inputs: { 'in/netlist.json': netlist } };
};
