import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPILE_FILE, HEADERS_FOLDER, OBJECTS_FOLDER } from '@netloom/tools/reading';
import { afterAll, expect, test } from 'vitest';
import {
  executor,
  newCaches,
  newRun,
  outcome,
  ownNumber,
  processesWith,
  removeFolders,
  shellPlan,
} from '../../test/testing.ts';
import { fillObjects, modelCompiler } from './fillObjects.ts';

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
  const caches = await newCaches(0, 'node');
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

/** As Verilator's makefile compiles a model; GCC says which headers it reads (-H). */
const MODEL = '// Verilated -*- C++ -*-\n#include "verilated.h"\n';
const FLAGS = '-I/usr/share/verilator/include -DVERILATOR=1 -DVM_TRACE=0 -faligned-new -O0';
const compileModel = `$OBJCACHE g++ ${FLAGS} -H -c -o ../model.o model.cpp`;

test('a model is compiled with headers that are kept, unless they have changed', async () => {
  const caches = await newCaches(0, 'node');
  const kept = `/work/${OBJECTS_FOLDER}`;
  const plan = shellPlan(compileModel);
  const env = {
    ...{ OBJCACHE: `sh ${kept}/${COMPILE_FILE}`, CCACHE_DIR: kept },
    ...{ MODEL_HEADERS: `${kept}/${HEADERS_FOLDER}`, MODEL_HEADERS_SEEN: '1' },
  };
  for (const step of plan.steps) step.env = env;
  const files = { 'src/model.cpp': MODEL, [`${OBJECTS_FOLDER}/${COMPILE_FILE}`]: modelCompiler() };
  await fillObjects(caches, await executor(), { ...plan, files }, 'first');

  const local = await executor(caches);
  const read = async () => {
    const using = shellPlan(`${compileModel} 2>&1; echo x 2>&1 >"$MODEL_HEADERS/x" || echo refused`);
    for (const step of using.steps) step.tool = 'make';
    const folder = await newRun(using, { 'model.cpp': MODEL });
    await local.submit(folder);
    return (await outcome(local, folder)).log.toString();
  };
  expect(await read()).toMatch(/^! \/ccache\/headers\/[0-9a-f]+\/models\.h\.gch\n[^]*refused\n$/);

  const headers = join(caches.folder, 'objects/first', HEADERS_FOLDER);
  const [made = ''] = (await readdir(headers)).filter((name) => !name.includes('.'));
  const stamp = join(headers, made, 'stamp');
  // As if one of the headers below had been written since.
  await writeFile(stamp, (await readFile(stamp, 'utf8')).replace(/ \d+ /, ' 1 '));
  const log = await read();
  expect(log).not.toContain('.gch');
  expect(log).toContain('/usr/share/verilator/include/verilated.h');
});

test('objects that cannot be built leave nothing behind', async () => {
  const caches = await newCaches(0, 'node');
  await expect(fillObjects(caches, await executor(), fill('exit 1'), 'none')).rejects.toThrow('exit code 1');
  expect((await readdir(caches.folder)).toSorted()).toEqual(['node', 'objects']);
  expect(await readdir(join(caches.folder, 'objects'))).toEqual([]);
});

test('a build that is called off has ended, and leaves nothing behind', async () => {
  const caches = await newCaches(0, 'node');
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
  expect((await readdir(caches.folder)).toSorted()).toEqual(['node', 'objects']);
});
