import { PlanError } from '../../planError.ts';
import { yosysCells } from '../found/vendorCells.ts';
import { findSoc } from '../findSoc.ts';
import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import { compiledDesign, sourcesOf, spelledOut } from '../sources.ts';
import { readingOf } from '../synthesize/reading.ts';
import { withSources } from '../toldFirst.ts';
import { declaredOf } from './analysis/declared.ts';
import type { CrossingsRequest } from './kind.ts';
import { planCrossings } from './planCrossings.ts';

export const plan: Planning<CrossingsRequest>['plan'] = async (request, context) => {
  const { top } = request;
  if (request.fileList === '') throw new PlanError('list-missing', 'fileList');
  const sources = await sourcesOf({ ...request, testbench: '' }, context.tree, 'yosys');
  const cells = await yosysCells(sources, context);
  const document = (await findSoc(top, context.tree))?.document;
  const set = spelledOut(sources.set, sources.list);
  const reading = await readingOf({ ...set, engine: request.engine }, sources.named, context);
  const planned = planCrossings({
    ...set,
    cellFiles: cells.files,
    title: top,
    declared: declaredOf(document),
    ...reading,
    limits: limitsOf(request),
  });
  const found = [...sources.found, ...cells.notes];
  return { top, plan: withSources(planned, { ...sources, found }) };
};

export const compiled: Planning<CrossingsRequest>['compiled'] = compiledDesign;
