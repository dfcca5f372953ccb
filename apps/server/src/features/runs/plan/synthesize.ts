import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestOf } from '@netloom/contract';
import { planSynthesis } from '@netloom/tools';
import type { SynthesisPrograms, SynthesisTechnology } from '@netloom/tools';
import { warning } from '../../../http/problem.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import type { Services } from '../../../services.ts';
import { lookAtMachine } from '../../tool/index.ts';
import { libertyPath } from './liberty.ts';
import { limitsOf } from './planner.ts';
import type { Planner } from './planner.ts';
import { sourcesOf, spelledOut } from './sources.ts';

/** The name that an installed library has in the run's folder. */
const LIBERTY = 'liberty.lib';

interface Technology {
  technology: SynthesisTechnology;
  inputs: Record<string, string>;
}

async function technologyOf(
  { target, liberty }: RequestOf<'synthesize'>,
  tree: ProjectTree,
): Promise<Technology> {
  if (target !== 'liberty') return { technology: { target }, inputs: {} };
  const path = await libertyPath(liberty, tree);
  // The WebAssembly build sees no file outside the run's folder.
  if (path.startsWith('/')) return { technology: { target, liberty: LIBERTY }, inputs: { [LIBERTY]: path } };
  return { technology: { target, liberty: `src/${path}` }, inputs: {} };
}

function folderOf(specifier: string): string {
  return dirname(realpathSync(fileURLToPath(import.meta.resolve(specifier))));
}

/** The machine's Yosys where there is one, unless the request asks for the WebAssembly build. */
async function programsOf(
  { engine }: RequestOf<'synthesize'>,
  { settings }: Services,
): Promise<SynthesisPrograms> {
  const { tools } = await lookAtMachine(settings);
  const installed = tools.some(({ name, version }) => name === 'yosys' && version !== undefined);
  const native = engine === 'native' || (engine === 'auto' && installed);
  return {
    node: process.execPath,
    tools: folderOf('@netloom/tools'),
    ...(native ? {} : { yowasp: dirname(folderOf('@yowasp/yosys')) }),
  };
}

/** "WIDTH=8 DEPTH=64" as names and values. */
function parametersOf(text: string): Record<string, string> {
  const pairs = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw warning(`parameters: expected NAME=VALUE, not "${pair}"`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

export const synthesize: Planner<'synthesize'> = async (request, { tree, services }) => {
  const { top, target, flatten } = request;
  if (request.fileList === '') throw warning('fileList: give the list of the files of the design');
  const { set, list } = await sourcesOf({ ...request, testbench: '' }, tree);
  const { technology, inputs } = await technologyOf(request, tree);
  const plan = planSynthesis({
    ...spelledOut(set, list),
    parameters: parametersOf(request.parameters),
    title: `${top} → ${target}`,
    flatten,
    technology,
    programs: await programsOf(request, services),
    limits: limitsOf(request),
  });
  return { top, plan, inputs };
};
