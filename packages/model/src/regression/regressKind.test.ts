import { expect, it } from 'vitest';
import { holdLaws } from '../../test/documentLaws.ts';
import { checkRegress } from './checkRegress.ts';
import type { RegressFile } from './regressFile.ts';
import { regressKind } from './regressKind.ts';
import { seedsOf } from './seeds.ts';
import { simulationsOf } from './simulations.ts';

const PLAN: RegressFile = {
  netloom: 'regress',
  version: 1,
  name: 'chip',
  plusargs: '+quiet',
  builds: {
    bench: { top: 'chip_tb', testbench: 'chip_tb.sv' },
    fast: { top: 'chip_tb', fileList: 'chip.f', optimize: 'speed' },
  },
  cases: {
    smoke: { build: 'bench', groups: ['smoke'], seeds: { fixed: [7, 7, 8] } },
    random: { build: 'fast', plusargs: '+count=9', seeds: { count: 5 }, seconds: 3 },
    range: { build: 'fast', seeds: { from: 3, to: 5 } },
  },
};

const withCase = (plan: RegressFile, name: string, change: object): RegressFile => ({
  ...plan,
  cases: { ...plan.cases, [name]: { ...plan.cases[name]!, ...change } },
});

holdLaws<RegressFile, unknown>({
  kind: regressKind,
  draw: (dice) => {
    const entries = Array.from({ length: 1 + dice.below(4) }, (_, at) => [
      `case${at}`,
      { build: 'bench', seeds: { count: 1 + dice.below(9) }, groups: ['a', 'b'].slice(dice.below(3)) },
    ]);
    return { ...PLAN, cases: Object.fromEntries(entries) as RegressFile['cases'] };
  },
  edits: ({ cases }) => [
    ...Object.keys(cases).map((name) => ({
      pointer: `/cases/${name}/seeds`,
      one: (plan: RegressFile) => withCase(plan, name, { seeds: { fixed: [1] } }),
      other: (plan: RegressFile) => withCase(plan, name, { seeds: { fixed: [2] } }),
    })),
    {
      pointer: '/seconds',
      one: (plan) => ({ ...plan, seconds: 5 }),
      other: (plan) => ({ ...plan, seconds: 6 }),
    },
    {
      pointer: '/builds/more',
      one: (plan) => ({ ...plan, builds: { ...plan.builds, more: { top: 'a' } } }),
      other: (plan) => ({ ...plan, builds: { ...plan.builds, more: { top: 'b' } } }),
    },
  ],
});

it('simulates each case with each of its seeds, by the build', () => {
  const [bench, fast] = simulationsOf(PLAN, { origin: 'x' });
  expect(bench!.simulations.map((each) => [each.case, each.seed, each.plusargs, each.seconds])).toEqual([
    ['smoke', 7, '+quiet', 60],
    ['smoke', 8, '+quiet', 60],
  ]);
  expect(fast!.simulations).toHaveLength(8);
  expect(fast!.simulations[0]).toMatchObject({ case: 'random', plusargs: '+quiet +count=9', seconds: 3 });
  expect(fast!.simulations.slice(5).map(({ seed }) => seed)).toEqual([3, 4, 5]);
});

it('simulates a case of several builds with each of them, or with the one that is named', () => {
  const plan = withCase(PLAN, 'smoke', { build: ['bench', 'fast'], generator: 'gen.py' });
  const seedsOfSmoke = (only?: { case: string; seed: number; build?: string }[]) =>
    simulationsOf(plan, { origin: 'x', ...(only ? { only } : { groups: ['smoke'] }) }).map(
      ({ name, simulations }) => [name, simulations.map(({ seed, generator }) => [seed, generator])],
    );
  const both = [
    [7, 'gen.py'],
    [8, 'gen.py'],
  ];
  expect(seedsOfSmoke()).toEqual([
    ['bench', both],
    ['fast', both],
  ]);
  expect(seedsOfSmoke([{ case: 'smoke', seed: 8, build: 'fast' }])).toEqual([['fast', [[8, 'gen.py']]]]);
  expect(regressKind.read(regressKind.write(plan), 'n.regress.json').document).toEqual(plan);
  expect(regressKind.write(withCase(PLAN, 'smoke', { build: ['bench'] }))).toBe(regressKind.write(PLAN));
});

const SOC = { top: 'chip', soc: 'chip.soc.json' };
it.each<[string, object, object, string, string]>([
  ['a build of nothing', { testbench: '' }, {}, 'REG-SOURCES', '/builds/bench'],
  ['a SoC with a bench', { ...SOC }, { program: 'sw' }, 'REG-SOC', '/builds/bench/testbench'],
  ['a SoC without a program', { ...SOC, testbench: '' }, {}, 'REG-PROGRAM', '/cases/smoke/program'],
  ['a program for a bench', {}, { program: 'sw' }, 'REG-PROGRAM', '/cases/smoke/program'],
  ['a generator that nothing runs', {}, { generator: 'gen.exe' }, 'REG-GENERATOR', '/cases/smoke/generator'],
  ['a build that is not there', {}, { build: ['bench', 'none'] }, 'REG-BUILD', '/cases/smoke/build'],
])('names %s', (_, build, test, code, pointer) => {
  const plan = withCase(PLAN, 'smoke', test);
  const builds = { ...PLAN.builds, bench: { ...PLAN.builds['bench']!, ...build } };
  expect(checkRegress({ ...plan, builds })).toMatchObject([{ code, place: { pointer } }]);
});

it('simulates what is chosen alone: groups, or cases with their seeds', () => {
  expect(simulationsOf(PLAN, { origin: 'x', groups: ['smoke'] }).map(({ name }) => name)).toEqual(['bench']);
  const only = [{ case: 'random', seed: 99 }];
  expect(simulationsOf(PLAN, { origin: 'x', only })).toMatchObject([
    { name: 'fast', simulations: [{ case: 'random', seed: 99 }] },
  ]);
});

it('draws other seeds for another regression and for another case, each once', () => {
  const drawn = (name: string, origin: string) => seedsOf({ count: 2000 }, name, origin);
  expect(drawn('a', 'x')).toEqual(drawn('a', 'x'));
  expect(new Set([...drawn('a', 'x'), ...drawn('b', 'x'), ...drawn('a', 'y')]).size).toBeGreaterThan(5900);
  for (const seed of drawn('a', 'x')) expect(seed >= 1 && seed <= 2 ** 31 - 1).toBe(true);
});

it('draws fewer seeds after a clean history, and those again that failed', () => {
  const seeds = { count: 20, fewest: 4, after: 3 };
  const drawn = (clean: number, failing: number[] = []) => seedsOf(seeds, 'a', 'x', { clean, failing });
  expect(seedsOf(seeds, 'a', 'x')).toHaveLength(20);
  expect(drawn(2)).toEqual(seedsOf({ count: 20 }, 'a', 'x'));
  expect(drawn(3)).toEqual(seedsOf({ count: 4 }, 'a', 'x'));
  expect(drawn(0, [5, 6]).slice(0, 2)).toEqual([5, 6]);
  const many = Array.from({ length: 99 }, (_, at) => at + 1);
  expect(drawn(0, many)).toHaveLength(20);
  expect(drawn(0, many).filter((seed) => many.includes(seed))).toEqual(many.slice(0, 10));
  expect(seedsOf({ count: 3 }, 'a', 'x', { clean: 9, failing: [1] })).toEqual(
    seedsOf({ count: 3 }, 'a', 'x'),
  );
});

it('carries when it is run and what its runs may take', () => {
  const schedule = { cron: '0 2 * * 1-5', groups: ['smoke'] };
  const executor = { partition: 'long', cores: 2, memoryMegabytes: 2048 };
  const text = regressKind.write({ ...PLAN, schedule, executor });
  expect(regressKind.read(text, 'n.regress.json').document).toMatchObject({ schedule, executor });
  expect(checkRegress({ ...PLAN, schedule })).toEqual([]);
  expect(checkRegress({ ...PLAN, schedule: { push: 'main', groups: ['gone'] } })).toMatchObject([
    { code: 'REG-GROUP', place: { pointer: '/schedule/groups' } },
  ]);
});

it.each([
  ['"schedule": { "cron": "2 o\'clock" }', /schedule\/cron/],
  ['"schedule": { "cron": "0 2 * * *", "push": "main" }', /schedule/],
  ['"schedule": {}', /schedule/],
  ['"executor": { "cores": 0 }', /executor\/cores/],
  ['"executor": { "queue": "x" }', /executor/],
])('refuses %s at its place', (member, place) => {
  const text = `{"netloom":"regress","version":1,"name":"n",${member},"builds":{},"cases":{}}`;
  const { document, diagnostics } = regressKind.read(text, 'n.regress.json');
  expect(document).toBeUndefined();
  expect(diagnostics[0]!.message).toMatch(place);
});

it('names the case whose build is missing, and the plan that is too large', () => {
  expect(checkRegress(withCase(PLAN, 'smoke', { build: 'gone' }))).toMatchObject([
    { code: 'REG-BUILD', place: { pointer: '/cases/smoke/build' } },
  ]);
  const large = withCase(withCase(PLAN, 'random', { seeds: { count: 100_000 } }), 'range', {});
  expect(checkRegress(large)).toMatchObject([{ code: 'REG-TOO-MANY', place: { pointer: '/cases' } }]);
});

it('asks for the sources of a build', () => {
  const builds = { ...PLAN.builds, fast: { top: 'chip_tb' } };
  expect(checkRegress({ ...PLAN, builds })).toMatchObject([
    { code: 'REG-SOURCES', place: { pointer: '/builds/fast' } },
  ]);
});

it.each([
  ['{ "count": 1000000 }', /cases\/a\/seeds/],
  ['{ "from": 9, "to": 3 }', /cases\/a\/seeds/],
  ['{ "fixed": [0] }', /cases\/a\/seeds/],
  ['{ "count": 4, "fewest": 5 }', /cases\/a\/seeds/],
  ['{ "count": 4, "after": 5 }', /cases\/a\/seeds/],
])('refuses the seeds %s at their place', (seeds, place) => {
  const text = `{"netloom":"regress","version":1,"name":"n","builds":{},"cases":{"a":{"build":"b","seeds":${seeds}}}}`;
  const { document, diagnostics } = regressKind.read(text, 'n.regress.json');
  expect(document).toBeUndefined();
  expect(diagnostics[0]!.message).toMatch(place);
});

it('wants of a check its sources and testpoints of the plan, and writes it as it reads it', () => {
  const checks = {
    rules: { kind: 'lint' as const, top: 'chip', fileList: 'chip.f' },
    cross: { kind: 'crossings' as const, top: 'chip', testbench: 'chip.sv' },
    claim: { kind: 'proof' as const, top: 'claim', testpoints: ['none'] },
  };
  const places = checkRegress({ ...PLAN, checks }).map(({ code, place }) => [code, place]);
  const at = (pointer: string) => ({ kind: 'document', pointer });
  expect(places).toEqual([
    ['REG-SOURCES', at('/checks/cross/fileList')],
    ['REG-SOURCES', at('/checks/claim')],
    ['REG-TESTPOINT', at('/checks/claim/testpoints')],
  ]);
  const text = regressKind.write({ ...PLAN, checks });
  expect(regressKind.read(text, 'a.regress.json').document).toEqual({ ...PLAN, checks });
});
