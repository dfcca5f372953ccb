import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const cReader = '/usr/share/verilator/include/gtkwave';

/** Why the big dumps cannot be made here; empty when they can. */
export function hindrance(): string {
  for (const tool of ['gcc', 'vcd2fst', 'fst2vcd']) {
    try {
      execFileSync('which', [tool], { stdio: 'ignore' });
    } catch {
      return `${tool} is not installed`;
    }
  }
  if (!existsSync(join(cReader, 'fstapi.c'))) return `${cReader} is not there`;
  const { bavail, bsize } = statfsSync(tmpdir());
  return bavail * bsize < 6e9 ? `${tmpdir()} has less than 6 GB` : '';
}

/** A temporary folder with the writer of big dumps and the C reader, compiled with gcc. */
export class Dumps {
  readonly folder = mkdtempSync(join(tmpdir(), 'netloom-bench-waves-'));

  constructor() {
    const library = ['fstapi.c', 'fastlz.c', 'lz4.c'].map((file) => join(cReader, file));
    for (const program of ['dumps', 'readSignal']) {
      const source = join(import.meta.dirname, `${program}.c`);
      const options = ['-O2', '-w', '-DFST_CONFIG_INCLUDE="fst_config.h"', `-I${cReader}`];
      execFileSync('gcc', [
        ...options,
        '-o',
        join(this.folder, program),
        source,
        ...library,
        '-lz',
        '-lpthread',
      ]);
    }
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** Writes a dump of a kind that dumps.c knows; gives its path. */
  make(kind: string, name: string, megabytes = 0): string {
    execFileSync(this.path('dumps'), [kind, this.path(name), String(megabytes)]);
    return this.path(name);
  }

  remove(name: string): void {
    rmSync(this.path(name), { force: true });
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
