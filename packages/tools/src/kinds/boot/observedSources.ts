import { checkCore, coreRtl } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { countedOptions, countedRtl, debuggedOptions, debuggedRtl } from '@netloom/core/observed';
import { PlanError } from '../../planError.ts';
import { readably, spelledOut } from '../sources.ts';
import type { SourceSet } from '../../verilatorArguments.ts';
import { coreAt } from '../generatedCore.ts';
import type { ListedSources, PlanTree } from '../planContext.ts';
import type { Observed } from './bootOptions.ts';

/** Below the pinned sources of a run. */
const FOLDER = 'netloom_core';

export interface ObservedSources {
  set: SourceSet;
  /** Beside the pinned sources: path in the run's folder → text. */
  files: Record<string, string>;
}

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
  const whole = spelledOut({ top, sources: [] }, list);
  const first = whole.sources.findIndex((path) => paths.includes(path));
  const rest = whole.sources.filter((path) => !paths.includes(path));
  const { set } = await readably({ ...whole, sources: rest }, undefined, 'path', tree);
  const made = WAYS[way].rtl(core).map(({ path, text }) => [`${FOLDER}/${path}`, text] as const);
  const sources = [
    ...set.sources.slice(0, first),
    ...made.map(([path]) => path),
    ...set.sources.slice(first),
  ];
  return {
    set: { ...set, sources },
    files: Object.fromEntries(made.map(([path, text]) => [`src/${path}`, text])),
  };
}
