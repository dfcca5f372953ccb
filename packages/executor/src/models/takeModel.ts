import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, readFile, rm, utimes } from 'node:fs/promises';
import { sha256 } from '../artifact.ts';
import { discard } from './discard.ts';
import { modelFiles, readEntry } from './modelEntry.ts';

/** The pieces of output that the steps of a build printed. */
function piecesOf(output: Buffer, lengths: number[]): Buffer[] {
  let start = 0;
  return lengths.map((length) => output.subarray(start, (start += length)));
}

/**
 * Copies a model to `target` and gives what each step of its build had printed; undefined where there is none. What was
 * copied is checked, so that a damaged model is built anew.
 */
export async function takeModel(models: string, key: string, target: string): Promise<Buffer[] | undefined> {
  const files = modelFiles(models, key);
  try {
    const entry = await readEntry(files.entry);
    const output = await readFile(files.output);
    await copyFile(files.product, target, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
    const whole =
      (await sha256(target)) === entry.product &&
      createHash('sha256').update(output).digest('hex') === entry.output;
    if (!whole) throw new Error('damaged');
    await chmod(target, 0o755);
    const now = new Date();
    await utimes(files.entry, now, now);
    return piecesOf(output, entry.outputBytes);
  } catch (error) {
    await rm(target, { force: true });
    // Not there, or taken away while it was copied; anything else is of no use to the next run either.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      await discard(models, files.folder).catch(() => undefined);
    return undefined;
  }
}
