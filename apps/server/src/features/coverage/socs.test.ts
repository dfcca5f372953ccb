import { gzipSync } from 'node:zlib';
import { writeDat } from '@netloom/tools/coverage';
import { expect, it } from 'vitest';
import { ReadCoverage, summaryOf } from './read/readCoverage.ts';
import { socsAt } from './socsAt.ts';

const keyOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `\u0001${name}\u0002${value}`)
    .join('');
/** A toggle of one module at one place, as Verilator counts it. */
const toggle = (file: string, module: string, h: string) =>
  [keyOf({ f: file, l: '1', n: '1', page: `v_toggle/${module}`, o: 'clk', h }), 1] as const;

const POINTS = [
  toggle('gen/chip/rtl/chip.sv', 'chip', 'TOP.chip_tb.dut'),
  toggle('gen/chip/rtl/cluster.sv', 'cluster', 'TOP.chip_tb.dut.cluster0'),
  toggle('ip/uart/rtl/uart.sv', 'uart', 'TOP.chip_tb.dut.cluster0.uart*'),
  toggle('gen/gone/rtl/gone.sv', 'gone', 'TOP.gone_tb.dut'),
];
const soc = (name: string, instances: object) =>
  JSON.stringify({ netloom: 'soc', version: 1, vlnv: `test:soc:${name}:1.0`, name, instances });
const TREE: Record<string, string> = {
  'chip/chip.soc.json': soc('chip', { cluster0: { ip: 'test:soc:cluster:1.0' } }),
  'cluster.soc.json': soc('cluster', { uart0: { ip: 'test:ip:uart:1.0' } }),
};

it('says where the documents of simulated SoCs stand, and what is in their levels', async () => {
  const merged = gzipSync(writeDat(POINTS));
  const { tops } = summaryOf(
    new ReadCoverage({
      ...{ merged, hits: gzipSync(Buffer.alloc(0)), simulations: [], exclusions: {}, testpoints: {} },
      ...{ benches: ['chip_tb'], sources: {}, today: '2026-01-01' },
    }),
  );
  const tree = {
    find: () => Promise.resolve(Object.keys(TREE)),
    readText: (path: string) => Promise.resolve(TREE[path]),
  };
  expect(await socsAt(tops, tree)).toEqual([
    { path: 'chip/chip.soc.json', at: 'TOP.chip_tb.dut', instances: ['cluster0', 'cluster0/uart0'] },
  ]);
});
