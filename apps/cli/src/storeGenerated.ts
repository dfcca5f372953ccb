import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.ts';
import { OutputFolder } from './outputFolder.ts';

interface Options {
  output: string;
  overwrite: boolean;
}

/** Stores generated files in a folder, and answers their paths. @throws Failure where other contents stand in the way. */
export function storeGenerated(
  files: readonly { path: string; text: string }[],
  { output, overwrite }: Options,
): string[] {
  const different = files.filter(({ path, text }) => {
    const target = join(output, path);
    return existsSync(target) && readFileSync(target, 'utf8') !== text;
  });
  if (different.length > 0 && !overwrite) {
    const paths = different.map(({ path }) => join(output, path)).join(', ');
    throw new Failure(`other contents are there already: ${paths}. --overwrite replaces them.`);
  }
  const folder = new OutputFolder(output);
  const written: string[] = [];
  for (const { path, text } of files) written.push(folder.write(path, text));
  return written;
}
