import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Outcome } from './proof.ts';

/** What was not asked for so long goes, in milliseconds. */
const KEPT = 30 * 24 * 3600 * 1000;
/** A larger outcome is not kept, in bytes. */
const LARGEST = 8e6;

function folder(): string {
  const caches = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return process.env['NETLOOM_PROOFS'] ?? join(caches, 'netloom', 'proofs');
}

const placeOf = (key: string) => join(folder(), key.slice(0, 2), key.slice(2));

/** The outcome that was kept under a key; one that cannot be read counts as none. */
export async function recall(key: string): Promise<Outcome | undefined> {
  try {
    const outcome = JSON.parse(gunzipSync(await readFile(placeOf(key))).toString()) as Outcome;
    const now = new Date();
    await utimes(placeOf(key), now, now);
    return outcome;
  } catch {
    return undefined;
  }
}

/** Keeps an outcome; a reader never sees half of it. */
export async function note(key: string, outcome: Outcome): Promise<void> {
  const bytes = gzipSync(JSON.stringify(outcome));
  if (bytes.length > LARGEST) return;
  await forgetOld();
  const place = placeOf(key);
  await mkdir(dirname(place), { recursive: true });
  const draft = `${place}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, place);
}

let isTidy = false;

async function forgetOld(): Promise<void> {
  if (isTidy) return;
  isTidy = true;
  const names = await readdir(folder(), { recursive: true }).catch(() => []);
  for (const name of names) {
    const path = join(folder(), name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && Date.now() - found.mtimeMs > KEPT) await rm(path, { force: true });
  }
}
