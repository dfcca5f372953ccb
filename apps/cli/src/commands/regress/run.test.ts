import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GENERATED, generatorRig } from '../../../../../packages/model/test/rig.ts';
import { regressRun } from './run.ts';
import type { CliResult } from './run.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'netloom-run-'));
  for (const [path, text] of Object.entries(generatorRig)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

const options = { groups: [], only: [], waves: false, write: () => undefined };

it('runs a generator for each seed, and says which of them made nothing', async () => {
  const { result, failed } = await regressRun('made.regress.json', { ...options, root });
  const { results } = result as { results: CliResult[] };
  expect(results.map(({ seed, verdict, message }) => [seed, verdict, message])).toEqual(GENERATED);
  expect(failed).toBe(true);
}, 120_000);
