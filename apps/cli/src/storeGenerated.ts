import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from './failure.ts';

interface Options {
  output: string;
  overwrite: boolean;
}

/** Stores generated files in a folder, and answers their paths. @throws Failure where other contents stand in the way. */
export async function storeGenerated(
  files: readonly { path: string; text: string }[],
  { output, overwrite }: Options,
): Promise<string[]> {
  const targets = files.map(({ path, text }) => ({ path: join(output, path), text }));
  const different = targets.filter(
    ({ path, text }) => existsSync(path) && readFileSync(path, 'utf8') !== text,
  );
  if (different.length > 0 && !overwrite) {
    const paths = different.map(({ path }) => path).join(', ');
    throw new Failure(`other contents are there already: ${paths}. --overwrite replaces them.`);
  }
  for (const { path, text } of targets) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return targets.map(({ path }) => path);
}
