import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchText, operationText, topText } from './bench.ts';
import type { Subject } from './bench.ts';

export interface Simulation {
  /** Lines of the trace by label. */
  traces: Map<string, string[]>;
  log: string;
}

/** Compiles the RTL and all benches into one model of Icarus Verilog and runs it. */
export function simulate(rtl: readonly string[], subjects: readonly Subject[]): Simulation {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-registers-'));
  try {
    const operations = Math.max(...subjects.map(({ stimulus }) => stimulus.operations.length));
    const labels = subjects.map(({ label }) => label);
    // Only the bench has delays; they are given in its scale.
    const sources = [topText(labels, 200 + operations * 60), ...subjects.map(benchText), ...rtl];
    writeFileSync(join(folder, 'all.sv'), sources.join('\n'));
    for (const subject of subjects) {
      writeFileSync(join(folder, `${subject.label}.ops`), operationText(subject));
      writeFileSync(
        join(folder, `${subject.label}.in`),
        subject.stimulus.inputs.map((value) => value.toString(16)).join('\n'),
      );
    }
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
    execFileSync('iverilog', ['-g2012', '-s', 'top', '-o', 'model', 'all.sv'], options);
    const log = execFileSync('vvp', ['-n', 'model'], { ...options, timeout: 600_000 });
    const traces = labels.map((label) => [label, linesOf(join(folder, `${label}.trace`))] as const);
    return { traces: new Map(traces), log };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}
