import { isMembers, objects, texts } from './hjsonFile.ts';
import type { Members, Reading } from './hjsonFile.ts';
import { filled, folderOf, plainPath } from './names.ts';

/** A configuration with all that it imports: what is a list is joined, what is one value is the importer's own. */
export interface SimCfg {
  values: Members;
  tests: Members[];
  regressions: Members[];
  buildModes: Members[];
  runModes: Members[];
  runOptions: string[];
}

const LISTS = {
  tests: 'tests',
  regressions: 'regressions',
  build_modes: 'buildModes',
  run_modes: 'runModes',
} as const;
const IMPORTS = 'import_cfgs';

/** Reads a configuration; `{proj_root}` is where paths count from. */
export function readSimCfg(file: string, reading: Reading): SimCfg {
  const cfg: SimCfg = {
    values: { proj_root: '.' },
    ...{ tests: [], regressions: [], buildModes: [], runModes: [], runOptions: [] },
  };
  take([file], reading, cfg);
  applyOverrides(file, reading, cfg);
  return cfg;
}

/** The last of some files, each of which imports the next. */
function take(files: readonly string[], reading: Reading, cfg: SimCfg): void {
  const file = files.at(-1)!;
  const members = reading.read(file);
  if (members === undefined) return;
  cfg.values = { ...members, ...cfg.values };
  for (const [member, list] of Object.entries(LISTS)) cfg[list as 'tests'].push(...objects(members[member]));
  cfg.runOptions.push(...texts(members['run_opts']));
  const own = { ...cfg.values, self_dir: folderOf(file) };
  for (const imported of texts(members[IMPORTS])) {
    const name = filled(imported, own);
    const path = name === undefined ? undefined : plainPath(name);
    if (path === undefined) reading.lose(file, `import ${imported}: a name in it is not known`);
    else if (!reading.goesRound(files, path)) take([...files, path], reading, cfg);
  }
}

/** `overrides` of the configuration replace what is one value, whatever it was before. */
function applyOverrides(file: string, reading: Reading, cfg: SimCfg): void {
  for (const { name, value } of objects(cfg.values['overrides'])) {
    if (typeof name === 'string' && !isMembers(value)) cfg.values = { ...cfg.values, [name]: value };
    else reading.lose(file, `override ${String(name)}: not a single value`);
  }
}
