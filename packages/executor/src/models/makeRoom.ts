import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { discard, PASSING } from './discard.ts';
import { filesIn } from './modelEntry.ts';

/** A folder on its way in or out for longer than this was left by a process that died. */
const FORSAKEN_MILLISECONDS = 3_600_000;

interface KeptModel {
  folder: string;
  bytes: number;
  /** Milliseconds since the epoch. */
  used: number;
}

async function lookAt(folder: string): Promise<KeptModel | undefined> {
  const files = filesIn(folder);
  try {
    const [product, output, entry] = await Promise.all(
      [files.product, files.output, files.entry].map((file) => stat(file)),
    );
    if (!product || !output || !entry) return undefined;
    return { folder, bytes: product.size + output.size + entry.size, used: entry.mtimeMs };
  } catch {
    // Another process took it away.
    return undefined;
  }
}

async function namesIn(models: string): Promise<string[]> {
  return readdir(models).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** All models there are, those used most recently first. */
export async function keptModels(models: string): Promise<KeptModel[]> {
  const names = (await namesIn(models)).filter((name) => !name.startsWith(PASSING));
  const kept = await Promise.all(names.map((name) => lookAt(join(models, name))));
  return kept.filter((model) => model !== undefined).sort((a, b) => b.used - a.used);
}

async function sweep(models: string): Promise<void> {
  for (const name of (await namesIn(models)).filter((name) => name.startsWith(PASSING))) {
    const folder = join(models, name);
    const seen = await stat(folder).catch(() => undefined);
    if (seen && Date.now() - seen.mtimeMs > FORSAKEN_MILLISECONDS)
      await rm(folder, { recursive: true, force: true });
  }
}

/** Lets the models go that were used least recently, until the rest is within `limit` bytes. */
export async function makeRoom(models: string, limit: number): Promise<void> {
  let bytes = 0;
  for (const model of await keptModels(models)) {
    bytes += model.bytes;
    if (bytes > limit) await discard(models, model.folder);
  }
  await sweep(models);
}
