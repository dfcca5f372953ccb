import type { Planning } from '../kind.ts';
import { withVendorCells } from '../found/vendorCells.ts';
import { requireGeneratedWhereAsked } from '../generatedCore.ts';
import { limitsOf } from '../request.ts';
import { compiledDesign, sourcesOf } from '../sources.ts';
import { withSources } from '../toldFirst.ts';
import type { LintRequest } from './kind.ts';
import { planLint } from './planLint.ts';

export const plan: Planning<LintRequest>['plan'] = async (request, context) => {
  await requireGeneratedWhereAsked(request, context.tree);
  const design = await withVendorCells(await sourcesOf(request, context.tree), context, 'lint');
  const planned = planLint({ ...design.set, title: request.top, limits: limitsOf(request) });
  return { top: request.top, plan: withSources(planned, design) };
};

export const compiled: Planning<LintRequest>['compiled'] = compiledDesign;
