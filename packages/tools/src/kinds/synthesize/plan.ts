import { fastestWave } from '@netloom/soc/clocks';
import { MissingPath, PlanError } from '../../planError.ts';
import { findSoc } from '../findSoc.ts';
import { requireGeneratedWhereAsked } from '../generatedCore.ts';
import type { Planning } from '../kind.ts';
import { libertyPath } from '../liberty.ts';
import type { PlanContext } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import { compiledDesign, sourcesOf, spelledOut } from '../sources.ts';
import { withSources } from '../toldFirst.ts';
import type { SynthesizeRequest } from './kind.ts';
import { planSynthesis } from './planSynthesis.ts';
import { readingOf } from './reading.ts';
import type { ClockGoal, SynthesisTechnology } from './synthesisOptions.ts';

/** The name that an installed library has in the run's folder. */
const LIBERTY = 'liberty.lib';

interface Technology {
  technology: SynthesisTechnology;
  inputs: Record<string, string>;
}

/** What is asked for, or else the fastest clock of the constraints of the SoC document, under which static timing judges. */
async function goalOf(
  { top, clock, period }: SynthesizeRequest,
  { tree }: PlanContext,
): Promise<ClockGoal | undefined> {
  if (clock !== undefined && period !== undefined) return { port: clock, period };
  if (clock !== undefined) throw new PlanError('period-missing', 'period', { clock });
  if (period !== undefined) throw new PlanError('clock-missing', 'clock');
  const document = (await findSoc(top, tree))?.document;
  const fastest = document && fastestWave(document);
  return fastest && { port: fastest.clock, period: 1e9 / fastest.frequency, judged: false };
}

async function technologyOf(request: SynthesizeRequest, context: PlanContext): Promise<Technology> {
  const { target, liberty } = request;
  if (target !== 'liberty') return { technology: { target }, inputs: {} };
  const goal = await goalOf(request, context);
  const path = await libertyPath(liberty, context);
  // The WebAssembly build sees no file outside the run's folder.
  if (path.startsWith('/'))
    return { technology: { target, liberty: LIBERTY, goal }, inputs: { [LIBERTY]: path } };
  return { technology: { target, liberty: `src/${path}`, goal }, inputs: {} };
}

/** Liberty files of macros, each of the tree. */
export async function macrosOf(
  { macros }: Pick<SynthesizeRequest, 'macros'>,
  { tree }: Pick<PlanContext, 'tree'>,
): Promise<readonly string[]> {
  for (const path of macros) if (!(await tree.has(path, 'macros'))) throw new MissingPath('macros', path);
  return macros;
}

/** "WIDTH=8 DEPTH=64" as names and values. */
function parametersOf(text: string): Record<string, string> {
  const pairs = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new PlanError('parameter-form', 'parameters', { pair });
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

export const plan: Planning<SynthesizeRequest>['plan'] = async (request, context) => {
  const { tree } = context;
  const { top, target, flatten } = request;
  await requireGeneratedWhereAsked(request, tree);
  if (request.fileList === '') throw new PlanError('list-missing', 'fileList');
  const design = await sourcesOf({ ...request, testbench: '' }, tree, 'yosys');
  const { technology, inputs } = await technologyOf(request, context);
  const set = spelledOut(design.set, design.list);
  const reading = await readingOf({ ...set, engine: request.engine }, design.named, context);
  const planned = planSynthesis({
    ...set,
    ...reading,
    macros: await macrosOf(request, context),
    parameters: parametersOf(request.parameters),
    title: `${top} → ${target}`,
    flatten,
    technology,
    limits: limitsOf(request),
  });
  return { top, plan: withSources(planned, design), inputs };
};

export const compiled: Planning<SynthesizeRequest>['compiled'] = compiledDesign;
