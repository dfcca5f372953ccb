import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { harnessText } from './harness.ts';
import type { Bench } from './harness.ts';

const MODELS = ['axil_manager.sv', 'axil_memory.sv', 'apb_memory.sv', 'axil_watch.sv'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

export interface BenchResult {
  errors: number;
  done: number;
  clocks: number;
  least: number;
  most: number;
}

/** Compiles all benches into one Verilator model, runs it, and returns the result of each by its label. */
export function runBenches(
  rtl: readonly { path: string; text: string }[],
  benches: readonly Bench[],
  clocks: number,
): Map<string, BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-bench-'));
  try {
    const sources = [...rtl, { path: 'harness.sv', text: harnessText(benches, clocks) }].map(
      ({ path, text }) => {
        const file = join(folder, basename(path));
        writeFileSync(file, text);
        return file;
      },
    );
    const options = [
      '--binary',
      '--timing',
      '--timescale',
      '1ns/1ps',
      '-Wno-fatal',
      '-Wno-lint',
      '-Wno-style',
    ];
    const speed = ['-j', '2', '-MAKEFLAGS', 'OPT_FAST=-O1 OPT_SLOW=-O0 OPT_GLOBAL=-O0'];
    const model = join(folder, 'obj');
    execFileSync(
      'verilator',
      [...options, ...speed, '--Mdir', model, '--top-module', 'harness', ...MODELS, ...sources],
      {
        stdio: 'pipe',
      },
    );
    const log = execFileSync(join(model, 'Vharness'), ['+verilator+seed+7'], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    return resultsOf(log);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function resultsOf(log: string): Map<string, BenchResult> {
  const results = new Map<string, BenchResult>();
  for (const [, label = '', fields = ''] of log.matchAll(/^RESULT (\w+) (.*)$/gm)) {
    const values = Object.fromEntries(fields.split(' ').map((field) => field.split('=')));
    results.set(label, {
      errors: Number(values['errors']),
      done: Number(values['done']),
      clocks: Number(values['clocks']),
      least: Number(values['least']),
      most: Number(values['most']),
    });
  }
  return results;
}
