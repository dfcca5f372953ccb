import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { exportSignOff, showSignOff, signOff } from '@netloom/contract';
import type { ResultVerdict, RunRequest, SignOff } from '@netloom/contract';
import type { RegressFile } from '@netloom/model/regression';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { coverageTable } from '../coverage/index.ts';
import { regressionResults, regressions } from '../regression/index.ts';
import { insertRun } from '../runs/repository.ts';

const COMMIT = 'c0ffee'.repeat(7).slice(0, 40);
const PLAN: RegressFile = {
  ...{ netloom: 'regress', version: 1, name: 'rig', coverage: { line: 50 } },
  builds: { b: { top: 'tb', testbench: 'tb.sv' } },
  cases: { one: { build: 'b', testpoints: ['adds'] }, two: { build: 'b', testpoints: ['adds', 'carries'] } },
  testpoints: { carries: { stage: 'V2' }, adds: { stage: 'V1', description: 'All sums' } },
};
/** Two lines, one of them hit. */
const point = (line: number) =>
  `\u0001f\u0002dut.sv\u0001l\u0002${line}\u0001n\u00021\u0001page\u0002v_line/dut\u0001o\u0002block\u0001S\u0002${line}\u0001h\u0002TOP.tb.dut`;
const DAT = `# SystemC::Coverage-3\nC '${point(1)}' 3\nC '${point(2)}' 0\n`;
const FIGURES = {
  line: { covered: 1, total: 2 },
  branch: { covered: 0, total: 0 },
  toggle: { covered: 0, total: 0 },
  user: { covered: 0, total: 0 },
};

let server: TestServer;
let lead: Client;
let tree: string;
let green: string;

async function regression(verdicts: ResultVerdict[], change: object = {}, covered = true): Promise<string> {
  const { database } = server.services;
  const runId = randomUUID();
  const times = { createTime: new Date(), finishTime: new Date() };
  const known = {
    runId,
    deptId: DEMO,
    name: 'rig',
    path: 'rig.regress.json',
    tree,
    branch: 'main',
    plan: PLAN,
  };
  await database
    .insert(regressions)
    .values({ ...known, ...times, commit: COMMIT, createBy: 1, caseNum: verdicts.length, ...change });
  await database.insert(regressionResults).values(
    verdicts.map((verdict, caseIndex) => ({
      ...{
        runId,
        deptId: DEMO,
        childRunId: runId,
        caseIndex,
        caseName: ['one', 'two'][caseIndex]!,
        build: 'b',
      },
      ...{ plusargs: '', seed: 1, verdict, message: '', repeatKey: randomUUID() },
    })),
  );
  const hits = gzipSync(Buffer.from([1]));
  const stored = { simulations: [{ caseName: 'one', seed: 1 }], refused: [], merged: gzipSync(DAT), hits };
  if (covered) await database.insert(coverageTable).values({ runId, figures: FIGURES, ...stored });
  return runId;
}

async function checked(
  kind: 'lint' | 'crossings' | 'proof',
  verdict: 'passed' | 'failed' | 'inconclusive',
  top = 'tb',
): Promise<void> {
  const limits = { priority: 'normal' as const, seconds: 60, memoryMegabytes: 512, diskMegabytes: 512 };
  const files = { deptId: DEMO, top, fileList: '', testbench: `${top}.sv` };
  const request = { kind, ...files, ...limits } as RunRequest;
  const ended = { state: 'finished' as const, verdict, finishTime: new Date(), stored: true };
  const run = {
    runId: randomUUID(),
    deptId: DEMO,
    kind,
    title: kind,
    top,
    createBy: 1,
  };
  await insertRun(server.services.database, { ...run, tree, request, ...ended });
}

const show = async (runId: string): Promise<SignOff> => (await lead.call(showSignOff, { query: { runId } }))!;
const states = ({ checks }: SignOff) => Object.fromEntries(checks.map(({ kind, state }) => [kind, state]));

beforeAll(async () => {
  server = await startTestServer();
  lead = server.admin;
  tree = await server.services.projects.writeTree(DEMO, 1);
  green = await regression(['passed', 'passed']);
  await checked('lint', 'passed');
  await checked('crossings', 'passed');
});
afterAll(() => server.close());

it('is green where everything of one commit is shown, by stage', async () => {
  const shown = await show(green);
  expect(
    shown.points.map(({ name, stage, state, passed, all }) => [stage, name, state, passed, all]),
  ).toEqual([
    ['V1', 'adds', 'green', 2, 2],
    ['V2', 'carries', 'green', 1, 1],
  ]);
  expect(states(shown)).toMatchObject({
    ...{ commit: 'green', inputs: 'green', regression: 'green', coverage: 'green' },
    ...{ exclusions: 'green', lint: 'green', crossings: 'green', proof: 'none', defects: 'green' },
  });
  expect(shown).toMatchObject({ green: true, commit: COMMIT, reviews: [] });
});

it.each<[string, ResultVerdict[], object, boolean, string, string]>([
  ['a failure', ['passed', 'failed'], {}, true, 'regression', 'red'],
  ['changes that are in no commit', ['passed', 'passed'], { commit: `${COMMIT}+` }, true, 'commit', 'red'],
  ['no coverage', ['passed', 'passed'], {}, false, 'coverage', 'missing'],
  [
    'less coverage than is required',
    ['passed', 'passed'],
    { plan: { ...PLAN, coverage: { line: 51 } } },
    true,
    'coverage',
    'red',
  ],
  ['a simulation that is not there', ['passed', 'passed'], { caseNum: 3 }, true, 'regression', 'red'],
])('is not green with %s, and cannot be signed', async (_, verdicts, change, covered, kind, state) => {
  const runId = await regression(verdicts, change, covered);
  const shown = await show(runId);
  expect(states(shown)[kind]).toBe(state);
  expect(shown.green).toBe(false);
  await expect(lead.call(signOff, { body: { runId } })).rejects.toThrow(/not everything is green/);
});

it('does not take a testpoint for shown that no case names', async () => {
  const plan = { ...PLAN, testpoints: { ...PLAN.testpoints, idle: { stage: 'V3' } } };
  const { points, green: isGreen } = await show(await regression(['passed', 'passed'], { plan }));
  expect(points.at(-1)).toMatchObject({ name: 'idle', state: 'missing', reason: 'unwritten' });
  expect(isGreen).toBe(false);
});

it.each<[string, object]>([
  ['a seed alone of several', { seeds: { from: 1, to: 2 } }],
  ['one build alone of two', { build: ['b', 'c'] }],
  ['another seed', { seeds: { fixed: [2] } }],
])('does not take %s for the whole case', async (_, change) => {
  const cases = { ...PLAN.cases, two: { ...PLAN.cases['two']!, ...change } };
  const { points, green: isGreen } = await show(
    await regression(['passed', 'passed'], { plan: { ...PLAN, cases } }),
  );
  expect(points.at(-1)).toMatchObject({ name: 'carries', state: 'missing', reason: 'not-run', all: 1 });
  expect(isGreen).toBe(false);
});

it('shows nothing of results of others, and is of the newest regression of the files', async () => {
  const runId = await regression(['passed', 'passed'], { tree: '', plan: null, path: '' }, false);
  const shown = await show(runId);
  expect(states(shown)['inputs']).toBe('missing');
  expect(shown.green).toBe(false);
  const newest = await lead.call(showSignOff, { query: { deptId: DEMO } });
  expect(newest!.runId).not.toBe(runId);
});

it('tells of a defect that was filed without a simulation', async () => {
  const { rows } = await server.services.pool.query<{ bug_id: number }>(
    `INSERT INTO bugs (dept_id, title, label, severity, priority, create_by)
     VALUES ($1, 'It wraps', 'RTL', 'normal', 'important not urgent', 1) RETURNING bug_id`,
    [DEMO],
  );
  expect(states(await show(green))['defects']).toBe('red');
  await server.services.pool.query('DELETE FROM bugs WHERE bug_id = $1', [rows[0]!.bug_id]);
  expect(states(await show(green))['defects']).toBe('green');
});

it('is signed by name, goes out as one page, and is overtaken when an input changes', async () => {
  const signed = await lead.call(signOff, { body: { runId: green, note: 'Reviewed <b>all</b>' } });
  expect(signed.reviews).toMatchObject([{ commit: COMMIT, valid: true, note: 'Reviewed <b>all</b>' }]);
  const { text } = await lead.call(exportSignOff, { query: { runId: green } });
  expect(text).toContain('Reviewed &lt;b&gt;all&lt;/b&gt;');
  expect(JSON.parse(/id="evidence">(.*?)<\/script>/s.exec(text)![1]!)).toMatchObject({ commit: COMMIT });
  const mine = await server.services.projects.tree(DEMO, 1);
  await mine.write('notes.md', 'words', 'path');
  expect((await show(green)).green).toBe(true);
  await mine.write('rtl/more.sv', 'module more; endmodule\n', 'path');
  const later = await show(green);
  expect(later).toMatchObject({ green: false, changed: ['rtl/more.sv'], reviews: [{ valid: false }] });
  expect(states(later)['inputs']).toBe('red');
});

it('turns red when a later lint of the same files fails', async () => {
  await checked('lint', 'failed');
  expect(states(await show(green))['lint']).toBe('red');
});

describe('a plan that names its checks', () => {
  const CHECKS: RegressFile['checks'] = {
    rules: { kind: 'lint', top: 'dut', testbench: 'dut.sv' },
    holds: { kind: 'proof', top: 'claim', testbench: 'claim.sv', testpoints: ['adds'] },
  };
  let runId: string;
  const stateOf = async () => {
    const shown = await show(runId);
    const { proof, lint } = states(shown);
    return { proof, lint, adds: shown.points[0]!.state };
  };
  beforeAll(async () => {
    runId = await regression(['passed', 'passed'], { plan: { ...PLAN, checks: CHECKS } });
  });

  it('asks for each of them by its module and sources, whatever else has passed', async () => {
    await checked('lint', 'passed', 'other');
    await checked('proof', 'passed', 'other');
    expect(await stateOf()).toEqual({ proof: 'missing', lint: 'missing', adds: 'missing' });
  });

  it('shows a testpoint by its simulations and its proof alone when all have passed', async () => {
    await checked('lint', 'passed', 'dut');
    await checked('proof', 'passed', 'claim');
    expect(await stateOf()).toEqual({ proof: 'green', lint: 'green', adds: 'green' });
    expect((await show(runId)).points[0]).toMatchObject({ checks: ['holds'], passed: 3, all: 3 });
  });

  it.each(['failed', 'inconclusive'] as const)('turns red when the proof is %s later', async (verdict) => {
    await checked('proof', verdict, 'claim');
    expect(await stateOf()).toEqual({ proof: 'red', lint: 'green', adds: 'red' });
  });
});
