import { CLOCK_RESET_UNIT, resetBench, unitOf } from '@netloom/soc/clocks';
import { PlanError } from '../../planError.ts';
import { findSoc } from '../findSoc.ts';
import { fileListOf, requireGenerated } from '../generatedSoc.ts';
import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import type { ResetsRequest } from './kind.ts';
import { planResets } from './planResets.ts';

const nameOf = (path: string) => path.replace(/.*\//, '');

export const plan: Planning<ResetsRequest>['plan'] = async (request, context) => {
  const { top } = request;
  const { tree } = context;
  const document = (await findSoc(top, tree))?.document;
  if (!document) throw new PlanError('no-soc-of-top', 'top', { top });
  const bench = resetBench(document);
  if (!bench) throw new PlanError('no-clock-unit', 'top', { soc: top });
  const fileList = fileListOf(top);
  await requireGenerated(top, [fileList], tree);
  const library = await context.library((ip) => `gen/${top}/${ip}`);
  const cells = new Set(library.find(CLOCK_RESET_UNIT)?.descriptor.files.map(nameOf));
  const ours = [`${top}_${unitOf(document)}.sv`, `nl_${top}_clocks_regs.sv`];
  const { files } = await tree.readList(fileList);
  const sources = files.filter((path) => cells.has(nameOf(path)) || ours.includes(nameOf(path)));
  return { top, plan: planResets({ title: top, bench, sources, limits: limitsOf(request) }) };
};
