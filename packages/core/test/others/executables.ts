import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isElf } from '../../src/delivery/index.ts';
import { readElf } from '../../src/index.ts';
import type { TestProgram } from '../../src/program/index.ts';

/** An executable of others, as it came. */
export interface Executable {
  name: string;
  /** Below the folder: a name may say nothing, where each test has a folder of its own. */
  path: string;
  file: string;
  program: TestProgram;
  symbols: ReadonlyMap<string, number>;
}

/** The folder that a variable of the environment names; undefined, and said, where it names none. */
export function folderIn(variable: string): string | undefined {
  const folder = process.env[variable];
  if (folder && !existsSync(folder)) throw new Error(`${variable}: there is no folder ${folder}`);
  if (!folder) process.stderr.write(`NOT RUN: ${variable} names no folder\n`);
  return folder;
}

/** All executables of a folder that tell their end by tohost. */
export function executablesOf(folder: string): Executable[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const file = join(entry.parentPath, entry.name);
    const bytes = new Uint8Array(readFileSync(file));
    if (!isElf(bytes) || !isProgram(bytes)) return [];
    const { entry: start, segments, symbols } = readElf(bytes);
    const tohost = symbols.get('tohost');
    if (tohost === undefined) return [];
    const program = { entry: start, pieces: segments, tohost };
    return [{ name: basename(file), path: relative(folder, file), file, symbols, program }];
  });
}

/** `e_type` (ET_EXEC) and `e_machine` (EM_RISCV): objects and programs of the host lie there too. */
const isProgram = (bytes: Uint8Array) => bytes[16] === 2 && bytes[18] === 243;

/** How often each was done: runs by test, those left out by reason, and what else is to be told. */
export class Tally {
  readonly #suite: string;
  readonly #ran = new Map<string, number>();
  readonly #notes = new Map<string, number>();

  constructor(suite: string) {
    this.#suite = suite;
  }

  ran(test: string): void {
    this.#ran.set(test, (this.#ran.get(test) ?? 0) + 1);
  }

  left(why: string): void {
    this.note(`not run: ${why}`);
  }

  note(what: string): void {
    this.#notes.set(what, (this.#notes.get(what) ?? 0) + 1);
  }

  say(sets: number): void {
    const runs = [...this.#ran.values()].reduce((sum, count) => sum + count, 0);
    const least = Math.min(...this.#ran.values());
    const left = [...this.#notes].map(([what, count]) => `  ${count} ${what}\n`).toSorted();
    const times = this.#ran.size > 0 ? `, each on at least ${least}` : '';
    process.stderr.write(
      `${this.#suite}: ${runs} runs of ${this.#ran.size} tests on ${sets} sets${times}\n${left.join('')}`,
    );
  }
}
