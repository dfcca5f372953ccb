import { requireGeneratedWhereAsked } from '../generatedCore.ts';
import type { Planning } from '../kind.ts';
import { libertyPath } from '../liberty.ts';
import { limitsOf } from '../request.ts';
import { compiledDesign, sourcesOf, spelledOut } from '../sources.ts';
import { programsOf } from '../synthesize/programs.ts';
import { withSources } from '../toldFirst.ts';
import type { MeasureRequest } from './kind.ts';
import { planMeasure } from './planMeasure.ts';

/** The name that the installed library has in the run's folder. */
const LIBERTY = 'liberty.lib';

export const plan: Planning<MeasureRequest>['plan'] = async (request, context) => {
  const { top, clock } = request;
  await requireGeneratedWhereAsked(request, context.tree);
  const design = await sourcesOf({ ...request, testbench: '' }, context.tree, 'yosys');
  const planned = planMeasure({
    ...spelledOut(design.set, design.list),
    title: top,
    liberty: LIBERTY,
    clock,
    units: true,
    programs: programsOf('auto', context.machine),
    limits: limitsOf(request),
  });
  const library = await libertyPath('osu018', context);
  return { top, plan: withSources(planned, design), inputs: { [LIBERTY]: library } };
};

export const compiled: Planning<MeasureRequest>['compiled'] = (request, top, tree) =>
  compiledDesign({ ...request, testbench: '' }, top, tree);
