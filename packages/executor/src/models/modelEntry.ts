import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A model as it was built: what it weighs and what building it printed. */
export interface ModelEntry {
  /** SHA-256 of the product and of the output, in hex. */
  product: string;
  output: string;
  /** Bytes of output of each step, in order. */
  outputBytes: number[];
}

const KEY = /^[0-9a-f]{64}$/;

/**
 * The files of a model. The folder appears whole or not at all; whoever uses the model touches its entry, so that the
 * time of that file says which models went unused for longest.
 */
export function modelFiles(models: string, key: string) {
  if (!KEY.test(key)) throw new Error(`cache.key: "${key}" is not a SHA-256`);
  return filesIn(join(models, key));
}

export function filesIn(folder: string) {
  return {
    folder,
    product: join(folder, 'product'),
    output: join(folder, 'output'),
    entry: join(folder, 'entry.json'),
  };
}

export async function readEntry(file: string): Promise<ModelEntry> {
  return JSON.parse(await readFile(file, 'utf8')) as ModelEntry;
}
