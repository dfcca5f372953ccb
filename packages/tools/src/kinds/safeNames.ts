import type { RunPlan } from '@netloom/model';
import { PlanError } from '../planError.ts';
import type { Renamed, SourceSet } from '../verilatorArguments.ts';
import { folderOf } from './folderOf.ts';
import type { PlanTree } from './planContext.ts';

/** Programs that sources are given to. */
export type Reader = 'verilator' | 'icarus' | 'yosys';

/**
 * Names that a program reads and tells as they are. Verilator puts variables of the environment in the place of "$", cuts
 * names at blanks, fails at ")" and its makefile at ":"; Yosys tells other letters than ASCII by numbers and takes
 * wildcards for patterns.
 */
const READABLE: Record<Reader, RegExp> = {
  verilator: /^[\p{L}\p{M}\p{N}_.,+=@%^~/-]+$/u,
  icarus: /^[\p{L}\p{M}\p{N}_.,+=@%^~/-]+$/u,
  yosys: /^[\w.,+=@%^~/-]+$/,
};
/** The same of folders that are searched, which are never told. */
const SEARCHABLE: Record<Reader, RegExp> = {
  verilator: /^[^$"]+$/,
  icarus: /^[^$"`]+$/,
  yosys: /^[^\s"#;$]+$/,
};

/** Where sources stand under names of ours, below the pinned sources of a run. */
const FOLDER = 'netloom_sources';

const isVerilog = (path: string) => /\.(?:v|sv|vh|svh)$/i.test(path);

async function misread(path: string, field: string, tree: PlanTree): Promise<PlanError> {
  const name = JSON.stringify(path);
  if (await tree.has(path, field).catch(() => false)) return new PlanError('name-misread', field, { name });
  return new PlanError(path.includes('$') ? 'name-with-variable' : 'no-such-name', field, { name });
}

async function textOf(path: string, field: string, reader: Reader, tree: PlanTree): Promise<string> {
  const text = await tree.readText(path, field).catch(() => undefined);
  // What it includes from its own folder would not be found.
  const lost = !SEARCHABLE[reader].test(folderOf(path)) && /`include\b/.test(text ?? '');
  if (text === undefined || lost || !isVerilog(path)) throw await misread(path, field, tree);
  return text;
}

/** Whether a program reads all names of a set, and of the lists that it comes from, as they are. */
export function isReadable(set: SourceSet, lists: readonly string[], reader: Reader): boolean {
  const { sources, includeDirs = [], libraryDirs = [] } = set;
  const searched = [...includeDirs, ...libraryDirs].every((path) => SEARCHABLE[reader].test(path));
  return searched && [...lists, ...sources].every((path) => READABLE[reader].test(path));
}

/**
 * A set without lists whose sources a program would misread, those under other names.
 * @throws a PlanError for a name that nothing can be done about
 */
export async function underSafeNames(
  set: SourceSet,
  field: string,
  reader: Reader,
  tree: PlanTree,
): Promise<SourceSet> {
  const { includeDirs = [], libraryDirs = [] } = set;
  for (const path of [...includeDirs, ...libraryDirs])
    if (!SEARCHABLE[reader].test(path)) throw await misread(path, field, tree);
  const renamed: Renamed = {};
  const folders = new Set(includeDirs);
  const sources: string[] = [];
  for (const [index, path] of set.sources.entries()) {
    const folder = folderOf(path);
    const last = path.slice(path.lastIndexOf('/') + 1);
    const name = READABLE[reader].test(path) ? path : `${FOLDER}/${index}/${last.replace(/[^\w.-]/g, '_')}`;
    sources.push(name);
    if (name === path) continue;
    renamed[name] = { path, text: await textOf(path, field, reader, tree) };
    if (SEARCHABLE[reader].test(folder)) folders.add(folder);
  }
  return { ...set, sources, includeDirs: [...folders], renamed };
}

/** The plan with the texts of renamed sources; what its steps tell of them names the files of the tree. */
export function withRenamed(plan: RunPlan, { renamed = {} }: SourceSet): RunPlan {
  const entries = Object.entries(renamed);
  if (entries.length === 0) return plan;
  const files = Object.fromEntries(entries.map(([name, { text }]) => [`src/${name}`, text]));
  const names = Object.fromEntries(entries.map(([name, { path }]) => [name, path]));
  return {
    ...plan,
    files: { ...plan.files, ...files },
    steps: plan.steps.map((step) => ({ ...step, names })),
  };
}

/** @throws a PlanError where sources had to be renamed for what tells their names in its files */
export function refuseRenamed({ renamed = {} }: SourceSet, field: string): void {
  const [first] = Object.values(renamed);
  if (first === undefined) return;
  const name = JSON.stringify(first.path);
  throw new PlanError('name-misread', field, { name });
}
