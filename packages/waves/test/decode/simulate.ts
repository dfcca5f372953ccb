import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { WaveFile } from '../../src/index.ts';
import { openWaveFile } from '../../src/node/fileSource.ts';

const benches = fileURLToPath(new URL('benches', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const options = { stdio: 'pipe', encoding: 'utf8', timeout: 170_000 } as const;

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
   * @param sources of `ip/`, besides the bench's own file and those of the block
   * @param block of `ip/`: its RTL with the register file; its bench folder is `bench`, for the files that it reads
   */
  constructor(top: string, sources: string[] = [], block?: string) {
    this.top = top;
    onTestFinished(() => rmSync(this.folder, { recursive: true }));
    const made = block === undefined ? [] : this.prepare(block);
    this.compile([...sources.map((name) => join(root, 'ip', name)), ...made]);
  }

  private prepare(block: string): string[] {
    if (block === 'demo') return this.prepareDemo();
    symlinkSync(join(root, 'ip', block, 'bench'), join(this.folder, 'bench'));
    const folder = join(root, 'ip', block);
    const { files } = JSON.parse(readFileSync(join(folder, 'ip.json'), 'utf8')) as { files: string[] };
    const rtl = files.map((name) => join(folder, name));
    const map = join(folder, `${block}.regs.json`);
    if (!existsSync(map)) return rtl;
    netloom(this.folder, 'regs', 'generate', map, '--to', 'rtl', '--output', this.folder);
    return [...rtl, `nl_${block}_regs.sv`];
  }

  /** The demo's SoC, generated, with its bench. */
  private prepareDemo(): string[] {
    netloom(this.folder, 'generate', join(root, 'demo/demo.soc.json'), '--output', this.folder);
    symlinkSync(join(root, 'demo'), join(this.folder, 'demo'));
    const list = readFileSync(join(this.folder, 'gen/demo_soc/demo_soc.f'), 'utf8');
    return [
      ...list.split('\n').filter((line) => line.endsWith('.sv')),
      'demo/tb/demo_tb.sv',
      'demo/tb/uart_monitor.sv',
    ];
  }

  private compile(files: string[]): void {
    // The bench first: its time unit is that of the files without one.
    const command = ['-g2012', '-s', this.top, '-o', 'bench.vvp', join(benches, `${this.top}.sv`), ...files];
    execFileSync('iverilog', command, { ...options, cwd: this.folder });
  }

  async run(...plusArgs: string[]): Promise<Simulated> {
    const text = execFileSync('vvp', ['bench.vvp', '-fst', ...plusArgs], { ...options, cwd: this.folder });
    const { wave, close } = await openWaveFile(join(this.folder, `${this.top}.fst`));
    onTestFinished(close);
    return { wave, log: text.split('\n').map((line) => line.trim().split(/\s+/)) };
  }
}

function netloom(folder: string, ...args: string[]): void {
  execFileSync(process.execPath, [join(root, 'programs/netloom.mjs'), ...args], { ...options, cwd: folder });
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
