import { checkCore, coreRtl } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { countedOptions, countedRtl, debuggedOptions, debuggedRtl } from '@netloom/core/observed';
import { PlanError } from '../../planError.ts';
import { coreAt } from '../generatedCore.ts';
import type { ListedSources, PlanTree } from '../planContext.ts';
import type { Observed } from './bootOptions.ts';
import { replaced } from './replaced.ts';
import type { ObservedSources } from './replaced.ts';

/** @throws a PlanError where the project has no core of the name */
async function describedCore(name: string, tree: PlanTree): Promise<CoreOptions> {
  const path = (await tree.find('**/*.core.json')).find((each) => each.endsWith(`/${name}.core.json`));
  const core = path === undefined ? undefined : await coreAt(path, tree, 'path');
  if (core) return core;
  throw new PlanError('not-as-generated', 'path', { core: name, path: path ?? `${name}.core.json` });
}

/** Where the files of a core are in a list, by their names. @throws a PlanError for one that is not what the options make */
async function pathsOf(core: CoreOptions, files: readonly string[], tree: PlanTree): Promise<string[]> {
  const paths: string[] = [];
  for (const { path: own, text } of coreRtl(core)) {
    const name = own.slice(own.lastIndexOf('/'));
    const path = files.find((each) => each.endsWith(name));
    if (path === undefined || (await tree.readText(path, 'path')) !== text)
      throw new PlanError('not-as-generated', 'path', { core: core.name, path: path ?? own });
    paths.push(path);
  }
  return paths;
}

const WAYS = {
  debugged: { options: debuggedOptions, rtl: debuggedRtl },
  counted: { options: countedOptions, rtl: countedRtl },
};

/**
 * The sources of a SoC with a core in the place of its own that is observed. @throws a PlanError for a core that cannot be,
 * or that was edited
 */
export async function observedSources(
  { top, list, coreName }: { top: string; list: ListedSources; coreName: string },
  way: Observed['way'],
  tree: PlanTree,
): Promise<ObservedSources> {
  const core = await describedCore(coreName, tree);
  const [problem] = checkCore(WAYS[way].options(core));
  if (problem) throw new PlanError('core-wrong', 'path', { path: coreName, message: problem.message });
  const paths = await pathsOf(core, list.files, tree);
  return replaced({ top, list }, paths, WAYS[way].rtl(core), tree);
}
