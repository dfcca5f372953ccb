import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Mutex, Slots } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import type { RunRecord } from '../runs/index.ts';
import { lookAtMachine } from '../tool/index.ts';
import { elaborate } from './elaborate.ts';

const compress = promisify(gzip);

/** Elaborated designs that are kept, those used last. */
const KEPT = 40;
/** Changes with what `design.worker.ts` reads. */
const FORMAT = 1;

const turns = new Mutex();
/** One elaboration at a time leaves the machine to the runs. */
const slots = new Slots(1);

/** What an elaboration depends on: the pinned tree, what is asked of it, and the version of the tool. */
async function keyOf({ tree, top, request }: RunRecord, services: Services): Promise<string> {
  const { tools } = await lookAtMachine(services.settings);
  const version = tools.find(({ name }) => name === 'verilator')?.version;
  const { kind } = request;
  const { testbench = '', fileList = '' } = request as { testbench?: string; fileList?: string };
  const parts = [FORMAT, version, tree, top, kind, testbench, fileList];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function dropOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, used: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  files.sort((a, b) => b.used - a.used);
  for (const { path } of files.slice(KEPT)) await rm(path, { force: true });
}

/** The file of a run's elaborated design, made when it is first asked for. @throws a 601 with the tool's first error. */
export async function designFile(run: RunRecord, services: Services): Promise<string> {
  const folder = join(services.folder.cache, 'designs');
  const key = await keyOf(run, services);
  const file = join(folder, `${key}.json.gz`);
  return turns.run(key, async () => {
    const now = new Date();
    const isThere = await utimes(file, now, now).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
    const design = await slots.run(() => elaborate(run, services));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.new`, await compress(JSON.stringify(design)));
    await rename(`${file}.new`, file);
    await dropOldest(folder);
    return file;
  });
}
