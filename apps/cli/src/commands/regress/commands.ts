import { command } from '../../command.ts';
import { WrongUse } from '../../failure.ts';

const ONLY = /^([A-Za-z][\w.-]*):(\d+)(?::([A-Za-z][\w.-]*))?$/;

function onlyOf(text: string): { case: string; seed: number; build?: string | undefined } {
  const [, name, seed, build] = ONLY.exec(text) ?? [];
  if (name === undefined) throw new WrongUse(`--only: "${text}" is not case:seed or case:seed:build`);
  return { case: name, seed: Number(seed), build };
}

const run = command({
  name: 'regress run',
  usage: `
  regress run <name.regress.json>               all cases with their seeds, and all checks; or those chosen
                                                [--root <folder>] [--group <name>]… [--check <name>]…
                                                [--only <case>:<seed>[:<build>]]… [--waves: <case>_<seed>.fst]
                                                [--junit <file.xml>] [--results <file.json>]; exit code 0 when everything passed`,
  options: {
    root: { type: 'string', default: '.' },
    group: { type: 'string', multiple: true, default: [] },
    check: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true, default: [] },
    waves: { type: 'boolean', default: false },
    junit: { type: 'string' },
    results: { type: 'string' },
  },
  files: ['the plan'],
  run: async ({ root, group, only, check, waves, junit, results, json }, [path]) => {
    const write = (text: string) => void (json || process.stdout.write(text));
    const chosen = { groups: group, only: only.map(onlyOf), checks: check };
    const options = { root, ...chosen, waves, junit, results, write };
    return (await import('./run.ts')).regressRun(path!, options);
  },
});

const report = command({
  name: 'regress report',
  usage: `
  regress report <results>…                     cases, causes and testpoints of results: what --results wrote,
                                                what the product exports, or JUnit XML
                                                [--plan <name.regress.json>]; exit code 0 when all is green`,
  options: { plan: { type: 'string' } },
  files: ['a file of results'],
  more: 9999,
  run: async ({ plan }, paths) => (await import('./report.ts')).regressReport(paths, plan),
});

const bisect = command({
  name: 'regress bisect',
  usage: `
  regress bisect <name.regress.json>            the first commit on which a simulation fails
                                                --only <case>:<seed>[:<build>] --good <commit> [--bad <commit>: HEAD]
                                                [--root <folder>]; exit code 0 when the culprit is confirmed`,
  options: {
    root: { type: 'string', default: '.' },
    only: { type: 'string' },
    good: { type: 'string' },
    bad: { type: 'string', default: 'HEAD' },
  },
  files: ['the plan'],
  run: async ({ root, only, good, bad, json }, [path]) => {
    if (only === undefined) throw new WrongUse('--only: name the simulation, case:seed');
    if (good === undefined) throw new WrongUse('--good: name a commit on which it passes');
    const write = (text: string) => void (json || process.stdout.write(text));
    const options = { root, only: onlyOf(only), good, bad, write };
    return (await import('./bisect/bisect.ts')).regressBisect(path!, options);
  },
});

const rank = command({
  name: 'regress rank',
  usage: `
  regress rank <coverage.dat>…                  the fewest of some simulations that keep all coverage;
                                                files as Verilator writes them, the merged one with
                                                [--output <merged.dat>]`,
  options: { output: { type: 'string' } },
  files: ['a coverage.dat'],
  more: 9999,
  run: async ({ output }, paths) => (await import('./rank.ts')).regressRank(paths, output),
});

const importPlan = command({
  name: 'regress import',
  usage: `
  regress import <cfg.hjson>                    a configuration of dvsim with its tests, regressions and
                                                testplans as a plan  --output <name.regress.json>
                                                [--root <folder>: {proj_root}]; says what a plan cannot carry`,
  options: { root: { type: 'string', default: '.' }, output: { type: 'string' } },
  files: ['the configuration'],
  run: async ({ root, output }, [path]) => {
    if (output === undefined) throw new WrongUse('--output: name the plan that is written');
    return (await import('./importPlan.ts')).regressImport(path!, { root, output });
  },
});

export const regressCommands = [run, report, bisect, rank, importPlan];
