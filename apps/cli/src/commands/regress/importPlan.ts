import { readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { regressKind } from '@netloom/model/regression';
import { readDvsim } from '@netloom/tools/dvsim';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';

/** Files below the root alone are read, whatever a configuration names. */
function textsBelow(root: string): (path: string) => string | undefined {
  const top = resolve(root);
  return (path) => {
    const file = resolve(top, path);
    if (file !== top && !file.startsWith(join(top, '/'))) return undefined;
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
  };
}

/** `netloom regress import <cfg.hjson>`: paths count from the root. Exit code 0 when a plan was written. */
export async function regressImport(
  path: string,
  { root, output }: { root: string; output: string },
): Promise<Outcome> {
  const { plan, losses, files } = readDvsim(path, textsBelow(root));
  const said = losses.map(({ file, what }) => `${file}: not carried over: ${what}`);
  if (plan === undefined) throw new Failure([`${path}: no plan`, ...said].join('\n'));
  await writeFile(resolve(output), regressKind.write(plan));
  const counts = [Object.keys(plan.cases).length, Object.keys(plan.testpoints ?? {}).length];
  const text = `${output}: ${counts[0]} cases, ${counts[1]} testpoints, ${losses.length} things not carried over`;
  return { text: [...said, text].join('\n'), result: { files, losses, plan }, failed: false };
}
