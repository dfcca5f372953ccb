import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { LARGEST_OTHER, MOST_OTHERS, areTooMany, isElf } from '@netloom/core/delivery';
import type { OtherProgram, OtherSuite } from '@netloom/core/delivery';
import { versionOfOthers } from '@netloom/core/node';
import { Failure } from '../../failure.ts';

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: Error) => {
    throw new Failure(`--others: ${error.message}`);
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** The executables in and below a folder. @throws Failure when there are none, or too many */
export async function readOthers(folder: string): Promise<OtherSuite> {
  const programs: OtherProgram[] = [];
  for (const path of await pathsIn(folder)) {
    if ((await stat(path)).size > LARGEST_OTHER) continue;
    const bytes = await readFile(path);
    if (isElf(bytes)) programs.push({ name: relative(folder, path), bytes });
    if (areTooMany(programs))
      throw new Failure(
        `--others: ${folder} has more than ${MOST_OTHERS} executables, or than 32 MiB of them`,
      );
  }
  if (programs.length === 0) throw new Failure(`--others: there is no executable (ELF) in ${folder}`);
  const said = await readFile(join(folder, 'VERSION'), 'utf8').catch(() => undefined);
  return { name: basename(resolve(folder)), version: versionOfOthers(said, programs), programs };
}
