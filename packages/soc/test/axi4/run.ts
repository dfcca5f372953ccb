import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Library } from '@netloom/soc';
import { AS_BENCH, prove } from '../../../../proof/index.ts';
import { fabricHarness } from './harness.ts';
import type { FabricBench } from './harness.ts';

const MODELS = ['axi4_burst.sv', 'axi4_manager.sv', 'axi4_memory.sv', '../bench/axil_watch.sv'];
const OPTIONS = ['--binary', '--timing', '--timescale', '1ns/1ps', '-Wno-fatal', '-Wno-lint', '-Wno-style'];
const SPEED = ['-j', '2', ...AS_BENCH];
const ROOT = new URL('../../../../', import.meta.url);

export interface FabricResult {
  errors: number;
  done: number;
  clocks: number;
  least: number;
  latency: number;
}

/** The library's own sources of kinds of generated blocks, by their names. */
export function librarySources(library: Library): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { descriptor, folder } of library.names.map((vlnv) => library.find(vlnv)!))
    for (const path of descriptor.generator === undefined ? [] : descriptor.files)
      texts[basename(path)] = readFileSync(new URL(`${folder}/${path}`, ROOT), 'utf8');
  return texts;
}

/** Compiles all benches into one model, runs it, and returns the result of each by its label. */
export async function runFabric(
  sources: Readonly<Record<string, string>>,
  benches: readonly FabricBench[],
  clocks: number,
  simulator: 'verilator' | 'icarus' = 'verilator',
): Promise<Map<string, FabricResult>> {
  const models = MODELS.map((name) => [basename(name), readFileSync(new URL(name, import.meta.url), 'utf8')]);
  const files = Object.fromEntries([
    ...models,
    ...Object.entries(sources),
    ['harness.sv', fabricHarness(benches, clocks)],
  ]) as Record<string, string>;
  const compiled = Object.keys(files);
  const verilator = [
    ['verilator', ...OPTIONS, ...SPEED, '--Mdir', 'obj', '--top-module', 'harness', ...compiled],
    ['obj/Vharness', '+verilator+seed+7'],
  ];
  const icarus = [
    ['iverilog', '-g2012', '-s', 'harness', '-o', 'harness.vvp', ...compiled],
    ['vvp', '-n', 'harness.vvp'],
  ];
  const { steps } = await prove({ files, steps: simulator === 'icarus' ? icarus : verilator });
  return resultsOf(steps.at(-1)!.stdout);
}

function resultsOf(log: string): Map<string, FabricResult> {
  const results = new Map<string, FabricResult>();
  for (const [, label = '', fields = ''] of log.matchAll(/^RESULT (\w+) (.*)$/gm)) {
    const values = Object.fromEntries(fields.split(' ').map((field) => field.split('=')));
    results.set(
      label,
      Object.fromEntries(
        ['errors', 'done', 'clocks', 'least', 'latency'].map((name) => [name, Number(values[name])]),
      ) as unknown as FabricResult,
    );
  }
  return results;
}
