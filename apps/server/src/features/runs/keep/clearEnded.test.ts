import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareRun, runFolder } from '@netloom/executor';
import type { RunPlan } from '@netloom/model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearEnded } from './clearEnded.ts';

let runs: string;
beforeEach(async () => void (runs = await mkdtemp(join(tmpdir(), 'netloom-ended-'))));
afterEach(() => rm(runs, { recursive: true, force: true }));

async function run(name: string, ended: boolean): Promise<ReturnType<typeof runFolder>> {
  const folder = join(runs, name);
  const output = (path: string) => ({ path, kind: 'wave', title: path, mediaType: 'text/plain' });
  const outputs = [output('out/dump.fst'), output('linked/dump.fst')];
  const limits = { seconds: 1, memoryMegabytes: 128, processes: 1, diskMegabytes: 64 };
  const plan = { kind: 'simulate', title: 'tb', steps: [], files: {}, outputs, limits };
  await prepareRun(folder, plan as unknown as RunPlan);
  const files = runFolder(folder);
  await mkdir(join(files.work, 'out/obj'), { recursive: true });
  for (const path of ['out/dump.fst', 'out/dump.fst.hier', 'out/obj/model', 'junk'])
    await writeFile(join(files.work, path), path);
  await symlink(runs, join(files.work, 'linked'));
  await writeFile(join(files.temporary, 'large'), 'x');
  if (ended) await appendFile(files.events, '{"type":"finished","time":1,"verdict":"failed","reason":""}\n');
  return files;
}

it('of runs that are over, by their own logs, only what they leave behind stays', async () => {
  const over = await run('over', true);
  const going = await run('going', false);
  await mkdir(join(runs, 'empty'));
  await clearEnded(runs);
  expect((await readdir(over.work, { recursive: true })).sort()).toEqual([
    'out',
    'out/dump.fst',
    'out/dump.fst.hier',
  ]);
  expect([over.temporary, over.reserve].map((path) => existsSync(path))).toEqual([false, false]);
  expect(existsSync(over.log)).toBe(true);
  expect((await readdir(going.work)).sort()).toEqual(['junk', 'linked', 'out', 'src']);
  expect(existsSync(join(going.temporary, 'large'))).toBe(true);
});
