import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slowPaths } from '@netloom/core';
import type { SlowPath } from '@netloom/core';
import { MEASURED_PATHS, MEASURE_PERIOD, TIMING_FILES, planMeasure, readTimingReport } from '@netloom/tools';
import type { TimingFiles } from '@netloom/tools';
import type { SynthesisReport } from '@netloom/model';
import { totalsOf } from '../../packages/tools/src/kinds/synthesize/netlist/totals.ts';
import { runPlan } from './runPlan.ts';

const LIBRARY = '/usr/share/qflow/tech/osu018/osu018_stdcells';
const LIBERTY = `${LIBRARY}.lib`;
/** Of the layout, in µm. */
const LATCH_SIZE = /^MACRO LATCH$[\s\S]*?^ +SIZE ([\d.]+) BY ([\d.]+) ;/m;
/** Area of NAND2X1, one gate equivalent. */
const NAND2 = 24;
const TOOLS = join(import.meta.dirname, '../../packages/tools/src');
const LIMITS = { seconds: 600, memoryMegabytes: 4096, processes: 16, diskMegabytes: 1024 };

export interface Gates {
  /** Thousands of NAND2X1, without memories. */
  kiloGates: number;
  /** Highest clock, in MHz, without wires; null with latches, which lend time. */
  megahertz: number | null;
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

/** What the Liberty file gives as 0: flip-flops and gates have there what their layouts measure. */
async function latchArea(): Promise<number> {
  const [, width, height] = LATCH_SIZE.exec(await readFile(`${LIBRARY}.lef`, 'utf8')) ?? [];
  return Number(width) * Number(height);
}

/**
 * Synthesizes the sources in a folder's `src` on osu018 for speed and times the netlist, by the flow of the product's
 * runs that measure. Null without a path.
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
  const report = JSON.parse(await readFile(join(folder, 'out/synthesis.json'), 'utf8')) as SynthesisReport;
  const total = (wanted: string) => totalsOf(report).find(({ name }) => name === wanted)?.value;
  const area = total('area');
  if (area === undefined) return null;
  const latches = total('latches') ?? 0;
  // Macros of memories are estimates of another kind.
  const cells = area - (total('memory-area') ?? 0) + (latches > 0 ? latches * (await latchArea()) : 0);
  const kiloGates = cells / NAND2 / 1000;
  if (latches > 0) return { kiloGates, megahertz: null, paths: [] };
  const { setup, paths } = await reportOf(folder, top);
  if (setup.worst === null) return null;
  return {
    kiloGates,
    megahertz: 1000 / (MEASURE_PERIOD - setup.worst),
    paths: slowPaths(paths, MEASURE_PERIOD, stages),
  };
}
