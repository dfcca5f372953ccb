import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  importResults,
  listBugs,
  regressionMatrix,
  regressionResults,
  regressionTrend,
  showRegression,
} from '@netloom/contract';
import { smallestCover } from '@netloom/tools/coverage';
import { startServer } from '../../e2e/harness/server.ts';
import { PACK_COVERAGE } from '../../packages/tools/src/coverage/packed.ts';
import { caseRate } from '../regression/caseRate.ts';
import { packedFiles, rawFile } from '../regression/coverageFiles.ts';
import { fillRegressions } from '../regression/fillRegressions.ts';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';
import { ServerClient } from '../server/client.ts';
import { connectTo } from '../workspace/database.ts';

const AREA = 'regression';
const RESULTS = 50_000;
const DEFECTS = 10_000;
const POINTS = 100_000;
const SIMULATIONS = 1000;

/** Results, trends and defects of a server; coverage by itself. */
export async function measure(): Promise<Row[]> {
  return [...(await serverRows()), ...(await coverageRows()), await coverRow()];
}

async function serverRows(): Promise<Row[]> {
  const server = await startServer();
  const database = await connectTo(server.dataFolder);
  try {
    const client = await ServerClient.signIn(server.address);
    const { deptId } = client;
    const results = Array.from({ length: RESULTS }, (_, at) => ({
      ...{ case: `case${at % 100}`, seed: at + 1, verdict: at % 31 === 0 ? 'failed' : 'passed', seconds: 1 },
      message: at % 31 === 0 ? `count ${at} is wrong in lane ${at % 7}` : 'PASS',
    }));
    const text = JSON.stringify({ netloom: 'results', version: 1, name: 'large', results });
    let runId = '';
    const take = async () =>
      ({ runId } = await client.call(importResults, { body: { deptId, format: 'json', text } }));
    const taken = await fastest(1, take);
    await fillRegressions(database, deptId, DEFECTS);
    const page = async () => {
      await client.call(showRegression, { query: { runId } });
      await client.call(regressionResults, { query: { runId } });
    };
    const matrix = () => client.call(regressionMatrix, { query: { runId } });
    const trend = () => client.call(regressionTrend, { query: { deptId, by: 'case' } });
    const milliseconds = async (action: () => unknown) => 1000 * (await fastest(5, action));
    return [
      atMost(AREA, '50,000 results taken in', taken, 60, 's', 'as JSON, sorted by cause'),
      atMost(AREA, 'the page of that regression', await milliseconds(page), 500, 'ms'),
      atMost(AREA, 'the matrix of that regression', await milliseconds(matrix), 500, 'ms'),
      atMost(
        AREA,
        'trend of 90 nights by case',
        await milliseconds(trend),
        1000,
        'ms',
        '45,000 results beside',
      ),
      atMost(
        AREA,
        'list of 10,000 defects',
        await milliseconds(() => client.call(listBugs, { query: { deptId } })),
        200,
        'ms',
      ),
      await caseRate(AREA, client),
    ];
  } finally {
    await database.end();
    await server.stop();
  }
}

async function coverageRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-bench-coverage-'));
  try {
    const part = await packedFiles(folder, POINTS, SIMULATIONS);
    const list = join(folder, 'parts.json');
    writeFileSync(list, JSON.stringify([part]));
    const program = join(import.meta.dirname, '../regression/merge.ts');
    const said = execFileSync(process.execPath, ['--max-old-space-size=400', program, list], {
      encoding: 'utf8',
    });
    const told = JSON.parse(said) as { seconds: number; megabytes: number; simulations: number };
    if (told.simulations !== SIMULATIONS) throw new Error('not every simulation was counted');
    const note = '1,000 results of 100,000 points';
    return [
      atMost(AREA, 'coverage merged', told.seconds, 60, 's', note),
      atMost(AREA, 'memory of the merge', told.megabytes, 500, 'MB', note),
      await packRow(folder),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As a run packs it when a simulation has ended. */
async function packRow(folder: string): Promise<Row> {
  const text = rawFile(POINTS);
  mkdirSync(join(folder, 'run/src'), { recursive: true });
  mkdirSync(join(folder, 'run/coverage'), { recursive: true });
  const call = () => {
    writeFileSync(join(folder, 'run/coverage.dat'), text);
    const { status } = spawnSync('bash', ['-c', `${PACK_COVERAGE}pack 1`], { cwd: join(folder, 'run/src') });
    if (status !== 0) throw new Error('the raw file was not packed');
  };
  return atMost(AREA, 'a raw file packed', await fastest(3, call), 1, 's', '100,000 points');
}

/** A thousand simulations of which each hits some points of its own kind. */
async function coverRow(): Promise<Row> {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const chances = Array.from({ length: 20_000 }, () => next() ** 3 * 0.6 + 0.001);
  const hits = Array.from({ length: SIMULATIONS }, () => {
    const bits = new Uint8Array(chances.length / 8);
    for (const [at, chance] of chances.entries())
      if (next() < chance) bits[at >> 3] = bits[at >> 3]! | (1 << (at & 7));
    return bits;
  });
  const start = performance.now();
  const { chosen, bound } = smallestCover(hits);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const note = `${chosen.length} of 1,000 simulations, 20,000 points, in ${seconds} s`;
  return atMost(AREA, 'smallest set against its bound', chosen.length / bound, 1.1, '×', note);
}
