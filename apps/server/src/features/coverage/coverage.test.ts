import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  coverageChanges,
  exportCoverage,
  excludeCoverage,
  includeCoverage,
  instanceToggles,
  listCoverage,
  rankCoverage,
  regressionCoverage,
  regressionCoverageFile,
  showRegression,
  startRun,
} from '@netloom/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

/** Two instances of one module, of which the second never gets to do anything. */
const BENCH = `module unit (
    input  logic       en,
    input  logic [1:0] d,
    output logic [1:0] q
);
  always_comb
    if (en) q = d;
    else q = 2'd0;
endmodule
module rig_tb;
  logic [1:0] d = 0, q0, q1;
  logic en = 0;
  integer top;
  unit u0 (.en, .d, .q(q0));
  unit u1 (.en(1'b0), .d(2'b00), .q(q1));
  initial begin
    if (!$value$plusargs("top=%d", top)) top = 0;
    #1 en = 1;
    for (integer at = 0; at <= top; at++) #1 d = at[1:0];
    if ($test$plusargs("never")) $error("not now");
    else $display("TEST PASSED");
    $finish;
  end
endmodule
`;
const build = { top: 'rig_tb', testbench: 'tb/rig_tb.sv', coverage: true };
const PLAN = {
  ...{ netloom: 'regress', version: 1, name: 'rig', coverage: { branch: 100 } },
  builds: { bench: build, again: build, waves: { ...build, coverage: false, simulator: 'icarus' } },
  cases: {
    little: { build: 'bench', plusargs: '+top=1', seeds: { fixed: [1, 2] }, testpoints: ['small'] },
    much: { build: ['bench', 'again'], plusargs: '+top=3', testpoints: ['large'] },
    wrong: { build: 'bench', plusargs: '+never' },
    seen: { build: 'waves', plusargs: '+top=3', groups: ['waves'] },
  },
  testpoints: { small: { stage: 'V1' }, large: { stage: 'V2' } },
};

let server: TestServer;
let ann: Client;
let runId: string;

async function regress(options: object): Promise<string> {
  const request = { kind: 'regression', deptId: DEMO, path: 'rig.regress.json', ...options };
  const { runId: started } = await ann.call(startRun, { body: request as never });
  await vi.waitFor(
    async () => {
      const { result, done, caseNum } = (await ann.call(showRegression, { query: { runId: started } }))
        .regression;
      expect(result).not.toBe('running');
      expect(done).toBe(caseNum);
    },
    { timeout: 120_000, interval: 200 },
  );
  return started;
}

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  const tree = await server.services.projects.tree(DEMO, 2);
  await tree.write('tb/rig_tb.sv', BENCH, 'path');
  await tree.write('rig.regress.json', JSON.stringify(PLAN), 'path');
  runId = await regress({});
}, 180_000);
afterAll(() => server.close());

const show = () => ann.call(regressionCoverage, { query: { runId } });

it('is merged of the simulations that passed, by file, module, hierarchy and testpoint', async () => {
  const coverage = await show();
  expect(coverage.simulations).toBe(4);
  expect(coverage.uncounted).toEqual(['seen']);
  expect(coverage.refused).toEqual([]);
  expect(coverage.files.map(({ name }) => name)).toEqual(['tb/rig_tb.sv']);
  expect(coverage.modules.map(({ name }) => name)).toEqual(['rig_tb', 'unit']);
  // Verilator counts u0 and u1 as one place.
  expect(coverage.hierarchy.map(({ name }) => name)).toEqual(['TOP.rig_tb', 'TOP.rig_tb.u*']);
  const toggles = coverage.testpoints.map(({ name, figures }) => [name, figures.toggle.covered]);
  expect(toggles.map(([name]) => name)).toEqual(['large', 'small']);
  expect(toggles[0]![1]).toBeGreaterThan(toggles[1]![1] as number);
  expect(coverage.required).toEqual({ branch: 100 });
  // What the bench has is in no total.
  expect(coverage.all).toEqual(coverage.modules[1]!.figures);
  const listed = await ann.call(listCoverage, { query: { deptId: DEMO } });
  expect(listed[0]).toMatchObject({ runId, figures: coverage.all });
});

it('says which simulations suffice, of several builds too', async () => {
  const { chosen, bound, others, idleCases, points } = await ann.call(rankCoverage, { query: { runId } });
  const { caseName, seed } = { caseName: 'much', seed: 1 };
  expect(chosen).toEqual([{ caseName, seed, build: 'bench', adds: points, covered: points }]);
  expect(bound).toBe(1);
  expect(others).toEqual([
    { caseName: 'little', seed: 1, build: 'bench' },
    { caseName: 'little', seed: 2, build: 'bench' },
    { caseName, seed, build: 'again' },
  ]);
  expect(idleCases).toEqual(['little']);
});

it('tells what a later regression has lost of it', async () => {
  const less = await regress({ only: [{ case: 'little', seed: 1 }] });
  const counts = async (of: string) => {
    const { text } = await ann.call(exportCoverage, { query: { runId: of, format: 'verilator' } });
    const lines = text.split('\n').filter((line) => line.startsWith('C '));
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    );
  };
  const [before, after] = [await counts(runId), await counts(less)];
  const lost = [...before].filter(([key, count]) => count > 0 && after.get(key) === 0);
  const { files } = await ann.call(coverageChanges, { query: { runId: less, against: runId } });
  expect(lost.length).toBeGreaterThan(0);
  expect(files).toMatchObject([{ path: 'tb/rig_tb.sv', isEdited: false, lost: lost.length, gained: 0 }]);
});

it('goes out as LCOV, which lcov reads, as one page, and as Verilator has it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-coverage-'));
  const out = (format: 'lcov' | 'html' | 'verilator') =>
    ann.call(exportCoverage, { query: { runId, format } });
  const [lcov, html, dat] = await Promise.all([out('lcov'), out('html'), out('verilator')]);
  writeFileSync(join(folder, 'all.info'), lcov.text);
  writeFileSync(join(folder, 'all.dat'), dat.text);
  const said = spawnSync('lcov', ['--summary', join(folder, 'all.info')], { encoding: 'utf8' });
  const { line } = (await show()).files[0]!.figures;
  expect(said.stdout + said.stderr).toContain(`(${line.covered} of ${line.total} lines)`);
  const again = join(folder, 'again.dat');
  spawnSync('verilator_coverage', ['--write', again, join(folder, 'all.dat')]);
  const points = (text: string) =>
    text
      .split('\n')
      .filter((each) => each.startsWith('C '))
      .sort();
  expect(points(readFileSync(again, 'utf8'))).toEqual(points(dat.text));
  expect(html.text).toContain('tb/rig_tb.sv');
  rmSync(folder, { recursive: true, force: true });
});

it('leaves out what is excluded, and says when what was excluded is edited', async () => {
  const path = 'tb/rig_tb.sv';
  const { points } = await ann.call(regressionCoverageFile, { query: { runId, path } });
  const { count, ...point } = points.find(({ sort, count: hits }) => sort === 'toggle' && hits === 0)!;
  expect(count).toBe(0);
  const toggles = async () => (await show()).files[0]!.figures.toggle;
  const before = await toggles();
  const { name } = await ann.call(excludeCoverage, { body: { runId, path, point, why: 'tied to zero' } });
  const excluded = await show();
  expect(await toggles()).toEqual({ ...before, total: before.total - 1 });
  expect(excluded.exclusions).toMatchObject([
    { name, state: 'active', who: 'ann', why: 'tied to zero', line: point.line },
  ]);
  const file = await ann.call(regressionCoverageFile, { query: { runId, path } });
  expect(file.excluded).toEqual([point]);
  await ann.call(includeCoverage, { body: { runId, name } });
  expect(await toggles()).toEqual(before);
});

it('has toggles by instance from waves: one that does nothing is not covered by its twin', async () => {
  const none = await ann.call(instanceToggles, { query: { runId } });
  expect(none).toMatchObject({ simulations: 5, waves: 0, rows: [] });
  const withWaves = await regress({ groups: ['waves'], waves: true });
  const { rows, waves } = await ann.call(instanceToggles, { query: { runId: withWaves } });
  expect(waves).toBe(1);
  const of = (end: string) => rows.find(({ instance }) => instance.endsWith(end))!;
  expect(of('u0')).toMatchObject({ covered: 5, total: 5, missed: [] });
  expect(of('u1')).toMatchObject({ covered: 0, total: 5 });
});
