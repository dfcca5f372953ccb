import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateCore } from '@netloom/core';
import { Failure } from '../../failure.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { chosenCore } from './chosenCore.ts';

interface Options {
  output: string;
  overwrite: boolean;
}

/** `netloom core generate --options <file|preset> --output <folder> [--overwrite]` */
export async function generateCoreCommand(named: string, { output, overwrite }: Options): Promise<Outcome> {
  const { files, diagnostics } = generateCore(await chosenCore(named));
  const others = files.map(({ path, text }) => ({ path: join(output, path), text }));
  const different = others.filter(
    ({ path, text }) => existsSync(path) && readFileSync(path, 'utf8') !== text,
  );
  if (different.length > 0 && !overwrite) {
    const paths = different.map(({ path }) => path).join(', ');
    throw new Failure(`other contents are there already: ${paths}. --overwrite replaces them.`);
  }
  for (const { path, text } of others) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const paths = others.map(({ path }) => path);
  return outcomeOf(named, diagnostics, paths.join('\n'), { files: paths });
}
