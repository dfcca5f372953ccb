import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { newFolder } from './dumps.ts';

const library = '/usr/share/verilator/include/gtkwave';

/** Compiles fstWriter.c; gives the program and a folder for its dump. */
export function buildWriter(): { program: string; folder: string } {
  const folder = newFolder();
  const program = join(folder, 'writer');
  const sources = ['fstapi.c', 'lz4.c', 'fastlz.c'].map((file) => join(library, file));
  const options = ['-O0', '-w', `-I${library}`, '-DFST_CONFIG_INCLUDE="fst_config.h"', '-o', program];
  execFileSync('gcc', [...options, join(import.meta.dirname, 'fstWriter.c'), ...sources, '-lz', '-lpthread']);
  return { program, folder };
}

/** The writer at work: it waits after every hundred times. */
export class Writing {
  readonly dump: string;
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly ended: Promise<unknown>;

  constructor({ program, folder }: { program: string; folder: string }) {
    this.dump = join(folder, 'growing.fst');
    this.process = spawn(program, [this.dump, 'hang']);
    this.ended = new Promise((resolve) => this.process.on('exit', resolve));
  }

  /** When it has written another hundred times. */
  waits(): Promise<void> {
    return new Promise((resolve) => this.process.stdout.once('data', () => resolve()));
  }

  goOn(): void {
    this.process.stdin.write('\n');
  }

  end(): Promise<unknown> {
    this.goOn();
    return this.ended;
  }
}
