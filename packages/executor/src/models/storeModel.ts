import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { sha256 } from '../artifact.ts';
import { passingFolder } from './discard.ts';
import { filesIn, modelFiles, type ModelEntry } from './modelEntry.ts';
import { makeRoom } from './makeRoom.ts';

/** What a build made: its executable file, and what each of its steps printed. */
export interface BuiltModel {
  product: string;
  outputs: Buffer[];
}

/**
 * Keeps a model for later runs and lets old ones go, so that all together stay within `limit` bytes. One that is larger
 * than that, or there already, is not kept.
 */
export async function storeModel(
  models: string,
  limit: number,
  key: string,
  { product, outputs }: BuiltModel,
): Promise<void> {
  const output = Buffer.concat(outputs);
  if ((await stat(product)).size + output.length > limit) return;
  await mkdir(models, { recursive: true, mode: 0o700 });
  const files = filesIn(passingFolder(models));
  try {
    await mkdir(files.folder);
    await copyFile(product, files.product, constants.COPYFILE_FICLONE);
    await writeFile(files.output, output);
    const entry: ModelEntry = {
      product: await sha256(files.product),
      output: createHash('sha256').update(output).digest('hex'),
      outputBytes: outputs.map(({ length }) => length),
    };
    await writeFile(files.entry, JSON.stringify(entry));
    await rename(files.folder, modelFiles(models, key).folder);
  } catch (error) {
    await rm(files.folder, { recursive: true, force: true });
    // Two runs that built the same: the first one's stays.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  await makeRoom(models, limit);
}
