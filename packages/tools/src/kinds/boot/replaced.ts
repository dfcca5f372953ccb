import type { SourceSet } from '../../verilatorArguments.ts';
import type { ListedSources, PlanTree } from '../planContext.ts';
import { readably, spelledOut } from '../sources.ts';

/** Below the pinned sources of a run. */
const FOLDER = 'netloom_core';

export interface ObservedSources {
  set: SourceSet;
  /** Beside the pinned sources: path in the run's folder → text. */
  files: Record<string, string>;
}

/** The sources of a SoC with files in the place of those at some paths, in compile order. */
export async function replaced(
  { top, list }: { top: string; list: ListedSources },
  paths: readonly string[],
  files: readonly { path: string; text: string }[],
  tree: PlanTree,
): Promise<ObservedSources> {
  const whole = spelledOut({ top, sources: [] }, list);
  const first = whole.sources.findIndex((path) => paths.includes(path));
  const rest = whole.sources.filter((path) => !paths.includes(path));
  const { set } = await readably({ ...whole, sources: rest }, undefined, 'path', tree);
  const made = files.map(({ path, text }) => [`${FOLDER}/${path}`, text] as const);
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
