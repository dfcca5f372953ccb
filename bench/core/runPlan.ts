import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RunPlan, RunStep } from '@netloom/model';
import { execute } from '../../packages/core/src/node/execute.ts';

/** What stands in a sandbox's place of a mount. */
function outsideSandbox({ argv, mounts = {} }: RunStep): string[] {
  return argv.map((word) => {
    const at = Object.keys(mounts).find((place) => word === place || word.startsWith(`${place}/`));
    return at === undefined ? word : mounts[at]! + word.slice(at.length);
  });
}

/**
 * Runs a plan's steps one after the other in a folder, whose `src` has the sources, as a run would, but without a
 * sandbox: what is measured is the product's own flow. Answers what each step printed, by its id.
 */
export async function runPlan(
  folder: string,
  { files, steps }: RunPlan,
  inputs: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const [path, file] of Object.entries(inputs)) await symlink(file, join(folder, path));
  const outputs: Record<string, string> = {};
  for (const step of steps) {
    const [program = '', ...args] = outsideSandbox(step);
    outputs[step.id] = await execute(program, args, { folder: join(folder, step.directory) });
  }
  return outputs;
}
