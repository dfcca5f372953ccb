import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Proof } from './proof.ts';

/** Counts up when a kept outcome is no longer what the same proof would answer. */
const FORM = 1;

/** A hash of all that the outcome follows from: files, steps, and the tools as they are installed here. */
export function keyOf({ files, steps, leaves = [], mayFail = false }: Proof): string {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const programs = [...new Set(steps.map(([program = '']) => program))].map(toolOf);
  const parts = [FORM, installed(), programs, sorted, steps, leaves, mayFail];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

let packages: string | undefined;

/** Debian's record of what is installed: compilers and libraries that tools start are in it. */
function installed(): string {
  packages ??= createHash('sha256').update(readIfThere('/var/lib/dpkg/status')).digest('hex');
  return packages;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Where a program lies, how large it is and from when: tools that Debian did not install change these too. */
function toolOf(program: string): unknown {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const stat = statSync(join(folder, program), { throwIfNoEntry: false });
    if (stat?.isFile()) return [realpathSync(join(folder, program)), stat.size, stat.mtimeMs];
  }
  // One that the steps themselves build.
  return program;
}
