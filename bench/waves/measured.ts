import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What child.ts tells; milliseconds from the opening on, processor time in seconds of the whole process. */
export interface ChildFigures {
  treeMs: number;
  pictureMs: number;
  points: number;
  indexed: number;
  milliseconds: number;
  waited: number;
  message: string;
  changes: number;
  warmMs: number;
  mostBytes: number;
  processor: number;
}

/** Runs child.ts in a Node of its own. */
export function inChild(what: 'first' | 'signal' | 'index', file: string): ChildFigures {
  const script = join(import.meta.dirname, 'child.ts');
  return JSON.parse(
    execFileSync(process.execPath, [script, what, file], { encoding: 'utf8' }),
  ) as ChildFigures;
}

/** Wall seconds of a program whose output is thrown away. */
export function secondsOf(program: string, ...words: string[]): number {
  const start = performance.now();
  const { status } = spawnSync(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
  return (performance.now() - start) / 1000;
}
