import { countSeeds, MOST_SIMULATIONS, USUAL_SECONDS } from '@netloom/model/regression';
import type { RegressBuild, RegressCase, RegressFile } from '@netloom/model/regression';
import { objects, Reading, texts, whole } from './hjsonFile.ts';
import type { Loss, Members } from './hjsonFile.ts';
import { filled, folderOf, plainPath, planName } from './names.ts';
import { readSimCfg } from './simCfg.ts';
import type { SimCfg } from './simCfg.ts';
import { readTestplan } from './testplan.ts';
import type { Testplan } from './testplan.ts';

export interface DvsimImport {
  plan: RegressFile | undefined;
  /** What is not in the plan, each with its file. */
  losses: Loss[];
  /** Files that were read. */
  files: string[];
}

const TEST = [
  'name',
  'uvm_test',
  'uvm_test_seq',
  'build_mode',
  'run_opts',
  'reseed',
  'en_run_modes',
  'run_timeout_mins',
];
const CFG = [
  ...['name', 'tb', 'tests', 'regressions', 'build_modes', 'run_modes', 'run_opts', 'reseed', 'testplan'],
  ...['import_cfgs', 'overrides', 'uvm_test', 'uvm_test_seq', 'run_timeout_mins', 'proj_root'],
];
const MODE = ['name', 'run_opts', 'uvm_test', 'uvm_test_seq', 'reseed'];
const REGRESSION = ['name', 'tests', 'reseed'];

/** Reads a configuration of dvsim with all that it imports, as the plan of a regression. */
export function readDvsim(file: string, textOf: (path: string) => string | undefined): DvsimImport {
  const reading = new Reading(textOf);
  const cfg = readSimCfg(file, reading);
  const { losses } = reading;
  const done = (plan?: RegressFile) => ({ plan, losses, files: [...reading.files].sort() });
  if (cfg.tests.length === 0) {
    reading.lose(file, 'it names no test');
    return done();
  }
  const testplan = planOf(file, cfg, reading);
  const cases = casesOf(file, cfg, testplan, reading);
  for (const test of testplan.byTest.keys())
    if (!Object.hasOwn(cases, planName(test))) reading.lose(file, `testplan: there is no test ${test}`);
  reading.rest(file, cfg.values, CFG, '');
  const named = typeof cfg.values['name'] === 'string' ? cfg.values['name'] : 'imported';
  const { testpoints } = testplan;
  return done({
    ...{ netloom: 'regress', version: 1, name: planName(named) },
    ...{ builds: buildsOf(file, cfg, cases, reading), cases },
    ...(Object.keys(testpoints).length > 0 && { testpoints }),
  });
}

function planOf(file: string, { values }: SimCfg, reading: Reading): Testplan {
  const { testplan } = values;
  const path =
    typeof testplan === 'string' ? filled(testplan, { ...values, self_dir: folderOf(file) }) : undefined;
  if (path !== undefined) return readTestplan(plainPath(path), reading, values);
  if (testplan !== undefined) reading.lose(file, `testplan ${String(testplan)}: a name in it is not known`);
  return { testpoints: {}, byTest: new Map() };
}

/** What a test takes from the run modes that it switches on, those of the modes first. */
function modesOf(file: string, test: Members, { runModes }: SimCfg, reading: Reading): Members[] {
  return texts(test['en_run_modes']).flatMap((name) => {
    const mode = runModes.find((each) => each['name'] === name);
    if (mode === undefined) reading.lose(file, `test ${String(test['name'])}: there is no run mode ${name}`);
    else reading.rest(file, mode, MODE, `run mode ${name}: `);
    return mode === undefined ? [] : [mode];
  });
}

/** The plusargs among some options; what is none is lost. */
function plusargsAmong(
  file: string,
  of: string,
  options: readonly string[],
  { values }: SimCfg,
  reading: Reading,
) {
  return options.flatMap((option) => {
    const text = filled(option, values);
    if (text !== undefined && /^\+\S+$/.test(text)) return [text];
    reading.lose(file, `${of}option ${option} is no plusarg, or names something unknown`);
    return [];
  });
}

function plusargsOf(
  file: string,
  name: string,
  sources: readonly Members[],
  cfg: SimCfg,
  reading: Reading,
): string {
  const own = sources.flatMap((each) => texts(each['run_opts']));
  const all = [...sources.toReversed(), cfg.values];
  const uvm = (['uvm_test', 'uvm_test_seq'] as const).flatMap((member) => {
    const value = all.find((each) => typeof each[member] === 'string')?.[member];
    const plusarg = member === 'uvm_test' ? 'UVM_TESTNAME' : 'UVM_TEST_SEQ';
    return typeof value === 'string' ? [`+${plusarg}=${value}`] : [];
  });
  const common = plusargsAmong(file, '', cfg.runOptions, cfg, reading);
  return [...uvm, ...common, ...plusargsAmong(file, `test ${name}: `, own, cfg, reading)].join(' ');
}

function groupsOf(file: string, name: string, { regressions }: SimCfg): string[] {
  const named = regressions.filter(({ tests }) => texts(tests).includes(name) || tests === undefined);
  return [...new Set(named.map((each) => planName(String(each['name']))))];
}

function casesOf(file: string, cfg: SimCfg, { byTest }: Testplan, reading: Reading): RegressFile['cases'] {
  const cases: RegressFile['cases'] = {};
  const { values } = cfg;
  for (const test of cfg.tests) {
    const own = String(test['name']);
    const key = planName(own);
    if (Object.hasOwn(cases, key)) {
      reading.lose(file, `test ${own}: it is there twice; the first is taken`);
      continue;
    }
    const sources = [...modesOf(file, test, cfg, reading), test];
    const minutes = whole(test['run_timeout_mins'] ?? values['run_timeout_mins']);
    const reseed = sources.map((each) => whole(each['reseed'])).findLast((each) => each !== undefined);
    const points = byTest.get(own) ?? [];
    const groups = groupsOf(file, own, cfg);
    const plusargs = plusargsOf(file, own, sources, cfg, reading);
    const made: RegressCase = {
      build: planName(typeof test['build_mode'] === 'string' ? test['build_mode'] : 'default'),
      ...(plusargs !== '' && { plusargs }),
      seeds: { count: reseed ?? whole(values['reseed']) ?? 1 },
      ...(groups.length > 0 && { groups }),
      ...(points.length > 0 && { testpoints: [...new Set(points)] }),
      seconds: minutes === undefined ? USUAL_SECONDS * 60 : minutes * 60,
    };
    cases[key] = made;
    reading.rest(file, test, TEST, `test ${own}: `);
  }
  sayRegressions(file, cfg, reading);
  const all = Object.values(cases).reduce((sum, { seeds }) => sum + countSeeds(seeds), 0);
  if (all > MOST_SIMULATIONS) reading.lose(file, `${all} simulations are more than one regression may have`);
  return cases;
}

/** A regression is a group; seeds and options of its own a group has not. */
function sayRegressions(file: string, { regressions, tests }: SimCfg, reading: Reading): void {
  const known = new Set(tests.map(({ name }) => name));
  for (const each of regressions) {
    const name = String(each['name']);
    reading.rest(file, each, REGRESSION, `regression ${name}: `);
    if (each['reseed'] !== undefined)
      reading.lose(file, `regression ${name}: its own reseed ${String(each['reseed'])}`);
    for (const test of texts(each['tests']))
      if (!known.has(test)) reading.lose(file, `regression ${name}: there is no test ${test}`);
  }
}

/** Builds by their modes; which sources they compile only FuseSoC knows. */
function buildsOf(
  file: string,
  { values, buildModes }: SimCfg,
  cases: RegressFile['cases'],
  reading: Reading,
): RegressFile['builds'] {
  const top = typeof values['tb'] === 'string' ? values['tb'] : 'tb';
  const names = [...new Set(Object.values(cases).flatMap(({ build }) => build))];
  return Object.fromEntries(
    names.map((name): [string, RegressBuild] => {
      const mode = objects(buildModes).find((each) => planName(String(each['name'])) === name);
      if (mode !== undefined) reading.rest(file, mode, ['name'], `build mode ${name}: `);
      reading.lose(file, `build ${name}: its sources; give a file list`);
      return [name, { top: filled(top, values) ?? 'tb' }];
    }),
  );
}
