import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { RunLimits, TimingReport } from '@netloom/model';
import type { Finding } from '../src/finding.ts';
import { planTiming } from '../src/kinds/timing/planTiming.ts';
import { readOpenSta } from '../src/kinds/timing/readOpenSta.ts';
import { readTimingReport } from '../src/kinds/timing/timingReport.ts';
import { TIMING_FILES } from '../src/kinds/timing/timingScript.ts';
import type { Corner } from '../src/kinds/timing/timingScript.ts';

export const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
const limits: RunLimits = { seconds: 60, memoryMegabytes: 1024, processes: 16, diskMegabytes: 100 };

const scratch = mkdtempSync(join(tmpdir(), 'timing-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Analysed {
  folder: string;
  log: Uint8Array;
  findings: Finding[];
}

interface Design {
  netlist: string;
  sdc: string;
  top?: string;
  corners?: readonly Corner[];
}

/** Runs the plan's one step as the executor would, without its sandbox. */
export function analyse(name: string, { netlist, sdc, top = 'top', corners = [] }: Design): Analysed {
  const folder = join(scratch, name);
  mkdirSync(join(folder, 'src/sdc'), { recursive: true });
  writeFileSync(join(folder, 'src/top.v'), netlist);
  writeFileSync(join(folder, 'src/sdc/top.sdc'), sdc);
  const plan = planTiming({
    top,
    netlist: 'top.v',
    liberties: [LIBERTY],
    corners,
    sdc: { file: 'sdc/top.sdc' },
    paths: 100,
    limits,
  });
  for (const [path, text] of Object.entries(plan.files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const command = ['-c', 'exec "$@" 2>&1', 'sh', ...plan.steps[0]!.argv];
  const log = execFileSync('sh', command, { cwd: join(folder, 'src') });
  const read = readOpenSta();
  const lines = log.toString().split('\n');
  return { folder, log, findings: lines.flatMap((line) => read(line)) };
}

export function reportOf({ folder, log }: Analysed): TimingReport {
  const texts = Object.entries(TIMING_FILES).map(([key, path]) => [
    key,
    readFileSync(join(folder, path), 'utf8'),
  ]);
  const files = { ...Object.fromEntries(texts), log } as Parameters<typeof readTimingReport>[0];
  return readTimingReport(files, { top: 'top', limit: 100, sdcFile: 'sdc/top.sdc', soc: null });
}

/** What a hand-written script makes `sta` print, with the cells of one library. */
export function byHand(folder: string, commands: string, liberty = LIBERTY): string[] {
  const script = `read_liberty ${liberty}\nread_verilog src/top.v\nlink_design top\nread_sdc src/sdc/top.sdc\n${commands}`;
  writeFileSync(join(folder, 'hand.tcl'), script);
  return execFileSync('sta', ['-no_splash', '-exit', 'hand.tcl'], { cwd: folder }).toString().split('\n');
}

/** osu018 under another name with every delay and every setup and hold time times a factor: as another corner has it. */
export function scaledLiberty(name: string, factor: number): string {
  const scaled = (table: string) =>
    table.replaceAll(/-?\d+\.\d+/g, (number) => (Number(number) * factor).toFixed(6));
  return readFileSync(LIBERTY, 'utf8')
    .replace(/(library\s*\()[^)]*/, `$1${name}`)
    .replaceAll(/values\s*\([^)]*\)/g, scaled);
}
