import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { WaveFile } from '../../src/index.ts';
import { openWaveFile } from '../../src/node/fileSource.ts';

const benches = fileURLToPath(new URL('benches', import.meta.url));
const ip = fileURLToPath(new URL('../../../../ip', import.meta.url));
const options = { stdio: 'pipe', encoding: 'utf8', timeout: 120_000 } as const;

export interface Simulated {
  wave: WaveFile;
  /** What the bench printed: words of each line. */
  log: string[][];
}

/** A bench compiled by Icarus, in a folder that lasts as long as the test. */
export class Bench {
  private readonly folder = mkdtempSync(join(tmpdir(), 'decode-'));
  private readonly top: string;

  /**
   * @param sources of `ip/`, besides the bench's own file
   * @param block of `ip/` whose bench folder is `bench`, for the files that it reads, and whose register file is made
   */
  constructor(top: string, sources: string[] = [], block?: string) {
    this.top = top;
    onTestFinished(() => rmSync(this.folder, { recursive: true }));
    const files = [join(benches, `${top}.sv`), ...sources.map((name) => join(ip, name))];
    if (block !== undefined) files.push(...this.prepare(block));
    execFileSync('iverilog', ['-g2012', '-s', top, '-o', 'bench.vvp', ...files], {
      ...options,
      cwd: this.folder,
    });
  }

  private prepare(block: string): string[] {
    symlinkSync(join(ip, block, 'bench'), join(this.folder, 'bench'));
    const map = join(ip, block, `${block}.regs.json`);
    if (!existsSync(map)) return [];
    const program = fileURLToPath(new URL('../../../../apps/cli/src/main.ts', import.meta.url));
    const command = ['regs', 'generate', map, '--to', 'rtl', '--output', this.folder];
    execFileSync(process.execPath, [program, ...command], { ...options, cwd: this.folder });
    return [join(this.folder, `nl_${block}_regs.sv`)];
  }

  async run(...plusArgs: string[]): Promise<Simulated> {
    const text = execFileSync('vvp', ['bench.vvp', '-fst', ...plusArgs], { ...options, cwd: this.folder });
    const { wave, close } = await openWaveFile(join(this.folder, `${this.top}.fst`));
    onTestFinished(close);
    return { wave, log: text.split('\n').map((line) => line.trim().split(/\s+/)) };
  }
}

/** Times that the bench printed behind a word. */
export function timesOf(log: string[][], word: string): number[] {
  return log.filter(([first]) => first === word).map(([, time]) => Number(time));
}

/** Lines of the log that begin with a word, without it. */
export function linesOf(log: string[][], word: string): string[][] {
  return log.filter(([first]) => first === word).map((line) => line.slice(1));
}

/** Roles named like the bench's signals. */
export function signalsOf(scope: string, names: Record<string, string>): Record<string, { path: string }> {
  return Object.fromEntries(
    Object.entries(names).map(([role, name]) => [role, { path: `${scope}.${name}` }]),
  );
}
