import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { regressReport } from './report.ts';

const COMMIT = 'a'.repeat(40);
const result = (name: string, seed: number, verdict = 'passed', message = '') => ({
  ...{ case: name, seed, verdict, message, seconds: 1 },
});
const PLAN = {
  ...{ netloom: 'regress', version: 1, name: 'rig', builds: { b: { top: 't', testbench: 't.sv' } } },
  cases: {
    add: { build: 'b', testpoints: ['sum'] },
    sub: { build: 'b', testpoints: ['difference'] },
    mul: { build: 'b', testpoints: ['product'] },
  },
  testpoints: {
    sum: { stage: 'V1' },
    difference: { stage: 'V2' },
    product: { stage: 'V2' },
    none: { stage: 'V3' },
  },
};

let folder: string;
const at = (name: string) => join(folder, name);
const write = (name: string, results: object[], commit = COMMIT) =>
  writeFileSync(at(name), JSON.stringify({ netloom: 'results', version: 1, name, commit, results }));
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'netloom-report-'));
  writeFileSync(at('plan.json'), JSON.stringify(PLAN));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('tells cases, causes and testpoints of several files', async () => {
  write('one.json', [
    result('add', 1),
    result('sub', 1, 'failed', 'count 3 is wrong'),
    result('sub', 2, 'failed', 'count 4 is wrong'),
  ]);
  writeFileSync(at('two.xml'), '<testsuite><testcase name="add:2" classname="add" time="2"/></testsuite>');
  const {
    failed,
    result: told,
    text,
  } = await regressReport([at('one.json'), at('two.xml')], at('plan.json'));
  expect(failed).toBe(true);
  expect(told).toMatchObject({
    ...{ passed: 2, all: 4 },
    causes: [{ count: 2, seeds: ['sub:1', 'sub:2'] }],
    points: [
      { name: 'sum', state: 'green' },
      { name: 'difference', state: 'red' },
      { name: 'product', state: 'open' },
      { name: 'none', state: 'open' },
    ],
  });
  expect(text).toContain('2/2  add  3.0 s');
});

it('does not call green what ended otherwise on the same commit, nor what checked nothing', async () => {
  write('first.json', [result('add', 7)]);
  write('again.json', [result('add', 7, 'failed', 'late')]);
  expect((await regressReport([at('first.json'), at('again.json')])).result).toMatchObject({
    ...{ passed: 0, unsteady: ['add:7'] },
  });
  // Another version may end otherwise.
  write('later.json', [result('add', 7, 'failed', 'late')], 'b'.repeat(40));
  expect((await regressReport([at('first.json'), at('later.json')])).result).toMatchObject({ unsteady: [] });
  write('idle.json', [{ ...result('add', 1), unchecked: true }, result('sub', 1), result('mul', 1)]);
  const idle = await regressReport([at('idle.json')], at('plan.json'));
  expect(idle.result).toMatchObject({
    unchecked: ['add:1'],
    points: [{ name: 'sum', state: 'red' }, {}, {}, {}],
  });
  expect(idle.failed).toBe(true);
  expect((await regressReport([at('first.json')])).failed).toBe(false);
});

it('leaves a testpoint open of whose cases some seeds or builds are missing', async () => {
  const builds = { b: { top: 't', testbench: 't.sv' }, c: { top: 't', testbench: 't.sv' } };
  const cases = { add: { build: ['b', 'c'], seeds: { from: 1, to: 2 }, testpoints: ['sum'] } };
  const testpoints = { sum: { stage: 'V1' } };
  writeFileSync(at('both.json'), JSON.stringify({ ...PLAN, builds, cases, testpoints }));
  const of = (seed: number, build: string) => ({ ...result('add', seed), build });
  const three = [of(1, 'b'), of(2, 'b'), of(1, 'c')];
  const stateWith = async (results: object[]) => {
    write('some.json', results);
    const told = await regressReport([at('some.json')], at('both.json'));
    return (told.result as { points: { state: string }[] }).points[0]!.state;
  };
  expect(await stateWith([...three, of(1, 'c')])).toBe('open');
  expect(await stateWith([...three, of(2, 'c')])).toBe('green');
});

it('tells what the checks of the plan came to, and leaves open what no file tells of', async () => {
  const check = { kind: 'proof', top: 't', testbench: 't.sv', testpoints: ['none'] };
  writeFileSync(at('checked.json'), JSON.stringify({ ...PLAN, cases: {}, checks: { holds: check } }));
  const stateWith = async (...verdicts: string[]) => {
    const checks = verdicts.map((verdict) => ({ name: 'holds', kind: 'proof', verdict }));
    const file = { netloom: 'results', version: 1, name: 'rig', results: [], checks };
    writeFileSync(at('holds.json'), JSON.stringify(file));
    const told = await regressReport([at('holds.json')], at('checked.json'));
    const { points, checks: states } = told.result as Record<'points' | 'checks', { state: string }[]>;
    return [points.find((each) => 'name' in each && each.name === 'none')!.state, states[0]!.state];
  };
  expect(await stateWith()).toEqual(['open', 'open']);
  expect(await stateWith('passed')).toEqual(['green', 'green']);
  expect(await stateWith('passed', 'inconclusive')).toEqual(['red', 'red']);
});

it.each([
  ['cut.json', '{"netloom": "results", "version": 1, "results": [', /cut\.json: /],
  ['cut.xml', '<testsuite><testcase name="a">', /cut\.xml: /],
])('says where %s breaks off', async (name, text, where) => {
  writeFileSync(at(name), text);
  await expect(regressReport([at(name)])).rejects.toThrow(where);
});
