import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { AS_BENCH, prove } from '../../../../proof/index.ts';
import { harnessText } from './harness.ts';
import type { Bench } from './harness.ts';

const MODELS = ['axil_manager.sv', 'axil_memory.sv', 'apb_memory.sv', 'axil_watch.sv'];
const OPTIONS = ['--binary', '--timing', '--timescale', '1ns/1ps', '-Wno-fatal', '-Wno-lint', '-Wno-style'];
const SPEED = ['-j', '2', ...AS_BENCH];

export interface BenchResult {
  errors: number;
  done: number;
  clocks: number;
  least: number;
  most: number;
}

/** Compiles all benches into one Verilator model, runs it, and returns the result of each by its label. */
export async function runBenches(
  rtl: readonly { path: string; text: string }[],
  benches: readonly Bench[],
  clocks: number,
): Promise<Map<string, BenchResult>> {
  const models = MODELS.map((name) => [name, readFileSync(new URL(name, import.meta.url), 'utf8')]);
  const sources = rtl.map(({ path, text }) => [basename(path), text]);
  const files = Object.fromEntries([...models, ...sources, ['harness.sv', harnessText(benches, clocks)]]);
  const { steps } = await prove({
    files,
    steps: [
      ['verilator', ...OPTIONS, ...SPEED, '--Mdir', 'obj', '--top-module', 'harness', ...Object.keys(files)],
      ['obj/Vharness', '+verilator+seed+7'],
    ],
  });
  return resultsOf(steps.at(-1)!.stdout);
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
