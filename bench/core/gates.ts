import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slowPaths } from '@netloom/core';
import type { SlowPath } from '@netloom/core';
import { MEASURED_PATHS, MEASURE_PERIOD, TIMING_FILES, planMeasure, readTimingReport } from '@netloom/tools';
import type { TimingFiles } from '@netloom/tools';
import type { SynthesisReport } from '@netloom/model';
import { totalsOf } from '../../packages/tools/src/kinds/synthesize/netlist/totals.ts';
import { runPlan } from './runPlan.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
/** Area of NAND2X1, one gate equivalent. */
const NAND2 = 24;
const TOOLS = join(import.meta.dirname, '../../packages/tools/src');
const LIMITS = { seconds: 600, memoryMegabytes: 4096, processes: 16, diskMegabytes: 1024 };

export interface Gates {
  /** Thousands of NAND2X1, without memories. */
  kiloGates: number;
  /** Highest clock, in MHz, without wires. */
  megahertz: number;
  /** Between registers of a core, the slowest first. */
  paths: SlowPath[];
}

async function reportOf(folder: string, top: string) {
  const texts = Object.entries(TIMING_FILES).map(
    async ([key, path]) => [key, await readFile(join(folder, path), 'utf8')] as const,
  );
  const files = Object.fromEntries(await Promise.all(texts)) as Omit<TimingFiles, 'log'>;
  const known = { top, limit: MEASURED_PATHS, sdcFile: null, soc: null };
  return readTimingReport({ ...files, log: new Uint8Array() } as TimingFiles, known);
}

/**
 * Synthesizes the sources in a folder's `src` on osu018 for speed and times the netlist, by the flow of the product's
 * runs that measure. Null with latches or without a path: the library says no area of a latch, and latches lend time.
 */
export async function gatesOf(
  folder: string,
  top: string,
  sources: string[],
  stages: 2 | 5,
): Promise<Gates | null> {
  const programs = { node: process.execPath, tools: TOOLS };
  const plan = planMeasure({
    title: top,
    top,
    sources,
    liberty: 'liberty.lib',
    clock: 'clk',
    programs,
    limits: LIMITS,
  });
  await runPlan(folder, plan, { 'liberty.lib': LIBERTY });
  const statistics = await readFile(join(folder, 'out/stat.txt'), 'utf8');
  if (/DLATCH/.test(statistics)) return null;
  const report = JSON.parse(await readFile(join(folder, 'out/synthesis.json'), 'utf8')) as SynthesisReport;
  const total = (wanted: string) => totalsOf(report).find(({ name }) => name === wanted)?.value;
  const { setup, paths } = await reportOf(folder, top);
  const area = total('area');
  if (area === undefined || setup.worst === null) return null;
  return {
    // Macros of memories are estimates of another kind.
    kiloGates: (area - (total('memory-area') ?? 0)) / NAND2 / 1000,
    megahertz: 1000 / (MEASURE_PERIOD - setup.worst),
    paths: slowPaths(paths, MEASURE_PERIOD, stages),
  };
}
