import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { planPlacement, PLACEMENT_REPORT, readPlacementReport } from '@netloom/tools';

const product = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'netloom-place-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the demo SoC is placed and routed on an iCE40HX8K', { timeout: 900_000 }, () => {
  const sources = join(folder, 'src');
  const cli = [join(product, 'programs/netloom.mjs'), 'generate', join(product, 'demo/demo.soc.json')];
  execFileSync(process.execPath, [...cli, '--output', sources]);
  execFileSync('cp', ['-r', join(product, 'demo'), join(sources, 'demo')]);
  const list = readFileSync(join(sources, 'gen/demo_soc/demo_soc.f'), 'utf8').split('\n');
  const files = list.filter((line) => line.endsWith('.sv')).join(' ');
  const script = `read_verilog -sv ${files}; synth_ice40 -top demo_soc -json demo.json`;
  execFileSync('yosys', ['-q', '-p', script], { cwd: sources });
  const limits = { seconds: 600, memoryMegabytes: 4096, processes: 16, diskMegabytes: 100 };
  const device = { device: 'hx8k', package: 'ct256' };
  const options = { top: 'demo_soc', netlist: 'demo.json', frequencyMegahertz: 12, seed: 1, ...device };
  const [step] = planPlacement({ ...options, limits }).steps;
  execFileSync(step!.argv[0]!, step!.argv.slice(1), { cwd: sources, stdio: 'pipe' });
  const report = readPlacementReport(readFileSync(join(folder, PLACEMENT_REPORT), 'utf8'), device);
  const rams = report.utilization.find(({ resource }) => resource === 'ICESTORM_RAM')!;
  // 4 KiB of ROM and 4 KiB of RAM are 16 blocks of 4096 bits; FIFOs and the exerciser's program take the rest.
  expect(rams.used).toBeGreaterThanOrEqual(16);
  expect(rams.used).toBeLessThanOrEqual(32);
  expect(report.clocks[0]!.achieved).toBeGreaterThan(12);
});
