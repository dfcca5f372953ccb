import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readResultsFile } from '@netloom/executor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GENERATED, generatorRig, limitBench, rigPlan } from '../../../../../packages/model/test/rig.ts';
import { gitIn } from '../../../test/histories.ts';
import { regressRun } from './run.ts';
import type { CliResult } from './simulate.ts';

let root: string;
beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'netloom-run-')), 'design');
  for (const [path, text] of Object.entries(generatorRig)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});
afterAll(() => rm(dirname(root), { recursive: true, force: true }));

const at = (name: string) => join(root, name);
const options = { groups: [], only: [], waves: false, write: () => undefined };

it('runs a generator for each seed, and says which of them made nothing', async () => {
  const { result, failed } = await regressRun('made.regress.json', { ...options, root });
  const { results } = result as { results: CliResult[] };
  expect(results.map(({ seed, verdict, message }) => [seed, verdict, message])).toEqual(GENERATED);
  expect(failed).toBe(true);
}, 120_000);

/** A toggle that is claimed to be the other way at each clock. */
const CLAIM = `module claim(input logic clk);
  logic now = 1'b0;
  logic was = 1'b1;
  always_ff @(posedge clk) begin
    now <= ~now;
    was <= now;
  end
  always_ff @(posedge clk) assert (now != was);
endmodule
`;

it('makes the checks of a plan: with all cases, or those chosen by themselves', async () => {
  const claim = { top: 'claim', testbench: 'claim.sv' };
  const checks = { toggles: { kind: 'proof', ...claim }, rules: { kind: 'lint', ...claim, top: 'clam' } };
  const folder = await mkdtemp(join(tmpdir(), 'netloom-checks-'));
  await writeFile(join(folder, 'claim.sv'), CLAIM);
  await writeFile(join(folder, 'rig_tb.sv'), limitBench('9'));
  const build = { top: 'rig_tb', testbench: 'rig_tb.sv', simulator: 'icarus' };
  const plan = { ...rigPlan('limit', { fixed: [5] }), builds: { bench: build }, checks };
  await writeFile(join(folder, 'rig.regress.json'), JSON.stringify(plan));
  const run = (chosen: object) =>
    regressRun('rig.regress.json', { ...options, root: folder, ...chosen, junit: join(folder, 'a.xml') });
  const told = { toggles: { kind: 'proof', verdict: 'passed' }, rules: { kind: 'lint', verdict: 'failed' } };
  const all = await run({});
  expect(all.failed).toBe(true);
  expect(all.text).toBe('rig: 1 of 1 passed; 1 of 2 checks passed');
  expect(all.result).toMatchObject({
    checks: Object.entries(told).map(([name, each]) => ({ name, ...each })),
  });
  const written = readResultsFile('junit', await readFile(join(folder, 'a.xml'), 'utf8'));
  expect(written.results).toHaveLength(1);
  expect(written.checks).toMatchObject(Object.entries(told).map(([name, each]) => ({ name, ...each })));
  const one = await run({ checks: ['toggles'] });
  expect(one).toMatchObject({ failed: false, text: 'rig: 1 of 1 checks passed', result: { results: [] } });
  const cases = await run({ only: [{ case: 'limit', seed: 5 }] });
  expect(cases.text).toBe('rig: 1 of 1 passed');
  await expect(run({ checks: ['toggle'] })).rejects.toThrow('there is no check toggle to choose');
  await rm(folder, { recursive: true, force: true });
}, 120_000);

it('writes host, tool, tree and options with each result, and reads them again', async () => {
  gitIn(root, 'init', '-q', '-b', 'main');
  gitIn(root, 'add', '-A');
  gitIn(root, 'commit', '-q', '-m', 'all');
  const [commit, tree] = [gitIn(root, 'rev-parse', 'HEAD'), gitIn(root, 'rev-parse', 'HEAD^{tree}')];
  const only = [{ case: 'made', seed: 2 }];
  const files = { junit: at('../made.xml'), results: at('../made.json') };
  await regressRun('made.regress.json', { ...options, only, root, ...files });
  const told = { case: 'made', seed: 2, verdict: 'passed', build: 'bench', host: hostname() };
  for (const [format, path] of Object.entries(files)) {
    const text = await readFile(path, 'utf8');
    const file = readResultsFile(format === 'junit' ? 'junit' : 'json', text);
    expect(file).toMatchObject({ commit, tree, results: [told] });
    expect(file.results[0]!.tool).toMatch(/^icarus \d+\.\d+/);
    await rm(path);
  }
  // Changes that are in no commit are files that nobody knows.
  await writeFile(at('more.txt'), 'x');
  await regressRun('made.regress.json', { ...options, only, root, results: files.results });
  const dirty = readResultsFile('json', await readFile(files.results, 'utf8'));
  expect(dirty).toMatchObject({ commit: `${commit}+`, tree: '' });
  await rm(files.results);
}, 120_000);
