import { regressionCoverage, regressionResults, showRegression, startRun } from '@netloom/contract';
import type { ResultRow } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

/** Of the seeds 2 to 4 of a program one ends with another exit code, one is compiled with what a generator made. */
const FILES = {
  'tests/ends/main.c': 'int main(void) { return NETLOOM_SEED == 3 ? 5 : 0; }\n',
  'tests/table/main.c': 'extern const int table;\nint main(void) { return table != 2 * NETLOOM_SEED; }\n',
  'tests/twice.py':
    'import sys\nseed = int(sys.argv[1])\nopen(sys.argv[2] + "/table.c", "w").write(f"const int table = {seed + min(seed, 3)};")\n',
  'tests.regress.json': JSON.stringify({
    ...{ netloom: 'regress', version: 1, name: 'tests' },
    builds: { soc: { top: 'processor_soc', soc: 'demo/processor.soc.json', coverage: true } },
    cases: {
      ends: { build: 'soc', program: 'tests/ends', seeds: { from: 2, to: 4 } },
      table: { build: 'soc', program: 'tests/table', generator: 'tests/twice.py', seeds: { from: 3, to: 4 } },
    },
  }),
};

const [DECODER, MULDIV] = ['nl_micro_decoder.sv', 'nl_micro_muldiv.sv'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const tree = await server.services.projects.tree(DEMO, 1);
  for (const [path, text] of Object.entries(FILES)) await tree.write(path, text, 'path');
}, 120_000);
afterAll(() => server.close());

async function resultsOf(path: string): Promise<{ runId: string; rows: ResultRow[] }> {
  const body = { kind: 'regression', deptId: DEMO, path } as never;
  const { runId } = await server.admin.call(startRun, { body });
  const isOver = async () => {
    const { regression } = await server.admin.call(showRegression, { query: { runId } });
    return regression.result !== 'running' && regression.done === regression.caseNum;
  };
  await expect.poll(isOver, { timeout: 900_000, interval: 500 }).toBe(true);
  const { rows } = await server.admin.call(regressionResults, { query: { runId } });
  rows.sort((one, other) => one.caseName.localeCompare(other.caseName) || one.seed - other.seed);
  return { runId, rows };
}

/** Percent of the lines of a source that the programs ran. */
async function coveredOf(runId: string, file: string): Promise<number> {
  const found = await server.admin.call(regressionCoverage, { query: { runId } }).catch(() => undefined);
  const { covered, total } = found?.files.find(({ name }) => name.endsWith(file))?.figures.line ?? {};
  return (100 * (covered ?? 0)) / (total ?? 1);
}

it('runs programs on the demo SoC, with their seeds and what a generator makes', async () => {
  const { runId, rows } = await resultsOf('tests.regress.json');
  expect(rows.map(({ caseName, seed, verdict, message }) => [caseName, seed, verdict, message])).toEqual([
    ['ends', 2, 'passed', 'netloom: the firmware ended'],
    ['ends', 3, 'failed', 'exit code 5'],
    ['ends', 4, 'passed', 'netloom: the firmware ended'],
    ['table', 3, 'passed', 'netloom: the firmware ended'],
    ['table', 4, 'failed', 'exit code 1'],
  ]);
  await expect.poll(() => coveredOf(runId, DECODER), { timeout: 60_000 }).toBeGreaterThan(0);
  // Each instruction is decoded, and none of these programs multiplies or divides.
  expect(await coveredOf(runId, MULDIV)).toBeLessThan(await coveredOf(runId, DECODER));
}, 1_000_000);

it('passes the plan of programs that the demo has, of which no coverage is asked', async () => {
  const { rows } = await resultsOf('demo/programs.regress.json');
  expect(rows.map(({ seed, verdict, unchecked }) => [seed, verdict, unchecked])).toEqual(
    [1, 2, 3].map((seed) => [seed, 'passed', false]),
  );
}, 1_000_000);
