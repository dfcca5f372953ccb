import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OBJECTS_FOLDER } from '@netloom/tools';
import { afterAll, expect, test } from 'vitest';
import {
  executor,
  newFolder,
  newRun,
  outcome,
  ownNumber,
  processesWith,
  removeFolders,
  shellPlan,
} from '../../test/testing.ts';
import { fillObjects } from './fillObjects.ts';

afterAll(removeFolders);

/** A compiler that takes long enough, for sources that need nothing of Verilator. */
const SOURCE = 'int answer() { return 42; }\n';
const COMPILE = 'ccache g++ -c -o ../answer.o answer.cpp';

const fill = (command = COMPILE) => {
  const plan = shellPlan(command);
  for (const step of plan.steps) step.env = { CCACHE_DIR: `/work/${OBJECTS_FOLDER}` };
  return { ...plan, files: { 'src/answer.cpp': SOURCE } };
};

test('a compile step finds kept objects, and cannot change them', async () => {
  const caches = { folder: await newFolder(), modelBytes: 0 };
  await mkdir(join(caches.folder, 'build-left'));
  await fillObjects(caches, await executor(), fill(), 'first');
  await fillObjects(caches, await executor(), fill('exit 1'), 'first');
  expect(await readdir(caches.folder)).not.toContain('build-left');

  const local = await executor(caches);
  const plan = shellPlan(
    `export CCACHE_LOGFILE=/work/log; ${COMPILE} && grep -o 'Result: .*_cache_hit' ../log; echo x >"$CCACHE_DIR/x" || echo refused`,
  );
  for (const step of plan.steps) step.tool = 'make';
  const folder = await newRun(plan, { 'answer.cpp': SOURCE });
  await local.submit(folder);
  const { log } = await outcome(local, folder);
  expect(log.toString()).toMatch(/^Result: direct_cache_hit$/m);
  expect(log.toString()).toMatch(/refused\n$/);

  await writeFile(join(caches.folder, 'objects/first/mark'), '');
  await fillObjects(caches, await executor(), fill(), 'second');
  expect(await readdir(join(caches.folder, 'objects'))).toEqual(['second']);
});

test('objects that cannot be built leave nothing behind', async () => {
  const caches = { folder: await newFolder(), modelBytes: 0 };
  await expect(fillObjects(caches, await executor(), fill('exit 1'), 'none')).rejects.toThrow('exit code 1');
  expect(await readdir(caches.folder)).toEqual(['objects']);
  expect(await readdir(join(caches.folder, 'objects'))).toEqual([]);
});

test('a build that is called off has ended, and leaves nothing behind', async () => {
  const caches = { folder: await newFolder(), modelBytes: 0 };
  const stop = new AbortController();
  const filled = fillObjects(
    caches,
    await executor(),
    fill(`sleep ${ownNumber('7761')}`),
    'none',
    stop.signal,
  );
  await expect.poll(() => processesWith(ownNumber('7761')).length).toBeGreaterThan(0);
  stop.abort();
  await expect(filled).rejects.toThrow('cancelled');
  await expect.poll(() => processesWith(ownNumber('7761'))).toEqual([]);
  expect(await readdir(caches.folder)).toEqual(['objects']);
});
