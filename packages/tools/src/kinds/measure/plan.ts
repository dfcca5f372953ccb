import { coreRtl, readCore, rtlHash } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { readInstructions, withInstructions } from '@netloom/instructions';
import { PlanError } from '../../planError.ts';
import { folderOf } from '../folderOf.ts';
import type { Planning } from '../kind.ts';
import { libertyPath } from '../liberty.ts';
import type { PlanTree } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import { compiledDesign, sourcesOf, spelledOut } from '../sources.ts';
import { programsOf } from '../synthesize/programs.ts';
import { withSources } from '../toldFirst.ts';
import type { MeasureRequest } from './kind.ts';
import { planMeasure } from './planMeasure.ts';

/** The name that the installed library has in the run's folder. */
const LIBERTY = 'liberty.lib';

/** Options as they make RTL; undefined where they, or a definition that they name, cannot be read. */
async function withItsInstructions(text: string, tree: PlanTree): Promise<CoreOptions | undefined> {
  const { options } = readCore(text);
  if (options === undefined) return undefined;
  const { insns, diagnostics } = await readInstructions(options, (path) => tree.readText(path, 'fileList'));
  return diagnostics.length > 0 ? undefined : withInstructions(options, insns);
}

/**
 * Figures are kept for the RTL that the core's options make, by its hash.
 * @throws a PlanError where the options are others, or a file of the core is, as somebody edited it
 */
async function requireAsGenerated({ top, fileList, of }: MeasureRequest, tree: PlanTree): Promise<void> {
  const folder = folderOf(fileList);
  const described = `${top}.core.json`;
  const options = await withItsInstructions(
    await tree.requireText(`${folder}/${described}`, 'fileList'),
    tree,
  );
  if (options === undefined || rtlHash(options) !== of)
    throw new PlanError('not-as-generated', 'fileList', { core: top, path: described });
  for (const { path, text } of coreRtl(options)) {
    const stored = await tree.readText(`${folder}/${path}`, 'fileList');
    if (stored !== text) throw new PlanError('not-as-generated', 'fileList', { core: top, path });
  }
}

export const plan: Planning<MeasureRequest>['plan'] = async (request, context) => {
  const { top, clock, of } = request;
  if (of !== '') await requireAsGenerated(request, context.tree);
  const design = await sourcesOf({ ...request, testbench: '' }, context.tree, 'yosys');
  const planned = planMeasure({
    ...spelledOut(design.set, design.list),
    title: top,
    liberty: LIBERTY,
    clock,
    programs: programsOf('auto', context.machine),
    limits: limitsOf(request),
  });
  const library = await libertyPath('osu018', context);
  return { top, plan: withSources(planned, design), inputs: { [LIBERTY]: library } };
};

export const compiled: Planning<MeasureRequest>['compiled'] = (request, top, tree) =>
  compiledDesign({ ...request, testbench: '' }, top, tree);
