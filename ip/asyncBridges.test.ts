import { readFileSync } from 'node:fs';
import { IpDescriptor } from '@netloom/model';
import { check, generate } from '@netloom/soc';
import { declaredOf } from '@netloom/tools';
import { expect, it } from 'vitest';
import { prove } from '../proof/index.ts';
import { checkCrossings } from '../packages/tools/src/kinds/crossings/analysis/report.ts';
import { netlistOf } from '../packages/tools/src/kinds/crossings/test/netlist.ts';
import { testLibrary } from '../packages/soc/test/fixtures.ts';
import { bridged, crossing } from './test/asyncBridge/bridged.ts';
import { channelBench } from './test/asyncBridge/channelBench.ts';

const BUSES = ['axi4', 'axi4-lite', 'apb'] as const;
type Bus = (typeof BUSES)[number];
const IPS: Record<Bus, string> = {
  axi4: 'axi4_async_bridge',
  'axi4-lite': 'axi4lite_async_bridge',
  apb: 'apb_async_bridge',
};
const WIDTHS = { addressWidth: 12, dataWidth: 32 };

function filesOf(bus: Bus): Record<string, string> {
  const folder = new URL(`${IPS[bus]}/`, import.meta.url);
  const { files } = IpDescriptor.parse(JSON.parse(readFileSync(new URL('ip.json', folder), 'utf8')));
  const generated = generate(bridged(bus), testLibrary()).files.filter(({ path }) =>
    /\/rtl\/.*\.sv$/.test(path),
  );
  const named = (path: string) => path.replace(/.*\//, '');
  return {
    ...Object.fromEntries(files.map((path) => [named(path), readFileSync(new URL(path, folder), 'utf8')])),
    ...Object.fromEntries(generated.map(({ path, text }) => [named(path), text])),
  };
}

function benchOf(bus: Bus): string {
  if (bus === 'apb') return readFileSync(new URL('test/asyncBridge/apb_bench.sv', import.meta.url), 'utf8');
  const side = bus === 'axi4' ? { bus, ...WIDTHS, idWidth: 4 } : { bus, ...WIDTHS };
  return channelBench('two_async0', bus === 'axi4' ? 'axi' : 'axil', side);
}

async function simulated(bus: Bus, files: Record<string, string>, halves: readonly [number, number]) {
  const all: Record<string, string> = { 'bench.sv': benchOf(bus), ...files };
  const values = [`-Pbench.S_HALF=${halves[0]}`, `-Pbench.M_HALF=${halves[1]}`];
  const { steps } = await prove({
    files: all,
    steps: [
      ['iverilog', '-g2012', ...values, '-s', 'bench', '-o', 'bench.vvp', ...Object.keys(all)],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  return steps[1]!.stdout.trim().split('\n').at(-1)!;
}

it.each(BUSES)('one press puts a bridge into %s between two clocks, and nothing is wrong any more', (bus) => {
  expect(check(crossing(bus), testLibrary()).map(({ code }) => code)).toContain('SOC-CLOCK-DOMAIN');
  expect(check(bridged(bus), testLibrary())).toEqual([]);
});

it.each(BUSES)('the bridge of %s is clean in Verilator, and every crossing in it is safe', async (bus) => {
  const files = filesOf(bus);
  const lint = await prove({
    files,
    steps: [['verilator', '--lint-only', '-Wall', '--top-module', 'two', ...Object.keys(files)]],
  });
  expect(lint.steps[0]!.stderr).toBe('');
  const report = checkCrossings(await netlistOf(files, 'two'), 'two', declaredOf(bridged(bus)));
  expect(report.crossings.filter(({ severity }) => severity !== 'safe')).toEqual([]);
  expect(report.crossings.length).toBeGreaterThan(0);
});

it.each(BUSES.flatMap((bus) => [[bus, 5, 7] as const, [bus, 11, 2] as const, [bus, 2, 13] as const]))(
  '%s carries what it is given under half periods of %i and %i ns',
  async (bus, s, m) => {
    const said = await simulated(bus, filesOf(bus), [s, m]);
    expect(said).toMatch(/wrong 0$/);
    for (const [count] of said.matchAll(/\d+(?=.* wrong)/g)) expect(Number(count)).toBeGreaterThan(200);
  },
);

it.each([
  ['axi4', 'two_async0.sv', 's_axi_bid, s_axi_bresp', 's_axi_bresp, s_axi_bid'],
  ['axi4', 'two_async0.sv', '.to_ready   (m_axi_wready)', ".to_ready   (1'b1)"],
  ['axi4-lite', 'nl_async_fifo.sv', 'pushed_gray != (popped_seen ^ FULL)', "1'b1"],
  ['axi4-lite', 'two_async0.sv', '.from_clk   (m_clk)', '.from_clk   (s_clk)'],
  ['apb', 'nl_apb_async.sv', 'm_psel = arrived && room', 'm_psel = room'],
  ['apb', 'nl_apb_async.sv', 'from_valid(access && !asked)', 'from_valid(access)'],
] as [Bus, string, string, string][])('%s: %s with %s → %s is heard', async (bus, file, find, replace) => {
  const files = filesOf(bus);
  expect(files[file]).toContain(find);
  files[file] = files[file]!.replace(find, replace);
  expect(await simulated(bus, files, [5, 7])).not.toMatch(/^words .* wrong 0$/);
});
