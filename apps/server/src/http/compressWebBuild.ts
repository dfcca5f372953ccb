import { glob, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { TEMPORARY_PREFIX, writeFileAtomically } from '../data/atomicFile.ts';

const PATTERN = '**/*.{js,css,html,svg,json,wasm,ttf}';
const SMALLEST_BYTES = 1024;
const LEFTOVER_MILLISECONDS = 60_000;
/** Of 11: the last two levels take ten times as long for two per cent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Puts `.br` and `.gz` copies beside the files of a web build, where they are missing or older than the file, and removes what a killed server left
 * half written. */
export async function compressWebBuild(dist: string): Promise<void> {
  await removeLeftovers(dist);
  for await (const path of glob(PATTERN, { cwd: dist })) await compress(join(dist, path));
}

/** Other servers may be at work on the same build: what is young may be theirs. */
async function removeLeftovers(dist: string): Promise<void> {
  for await (const path of glob(`**/${TEMPORARY_PREFIX}*`, { cwd: dist })) {
    const { mtimeMs } = await stat(join(dist, path)).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > LEFTOVER_MILLISECONDS) await rm(join(dist, path), { force: true });
  }
}

async function compress(path: string): Promise<void> {
  const { size, mtimeMs } = await stat(path);
  const isFresh = (copy: string) =>
    stat(copy).then(
      (stats) => stats.mtimeMs >= mtimeMs,
      () => false,
    );
  if (size < SMALLEST_BYTES || ((await isFresh(`${path}.br`)) && (await isFresh(`${path}.gz`)))) return;
  const content = await readFile(path);
  await writeFileAtomically(`${path}.br`, await promisify(brotliCompress)(content, BROTLI));
  await writeFileAtomically(`${path}.gz`, await promisify(gzip)(content));
}
