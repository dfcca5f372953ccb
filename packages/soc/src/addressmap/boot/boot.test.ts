import { emptySoc } from '@netloom/soc';
import { expect, it } from 'vitest';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';
import { bootBoard } from './board.ts';
import { boardParts } from './boardParts.ts';
import { bootMemory } from './bootMemory.ts';

const places = [{ base: 0x1000n, size: 0x1000n }];
const mapOf = (block: object): SoftwareMap =>
  ({ blocks: [block as unknown as SoftwareBlock] }) as unknown as SoftwareMap;
const NOTHING: SoftwareMap = { blocks: [] } as unknown as SoftwareMap;
const clk = { frequency: 1e6 };
const soc = { ...emptySoc('top'), clocks: { clk } };

it('says what a SoC lacks that a boot drives', () => {
  expect(bootBoard({ ...soc, clocks: { clk, fast: clk } }, NOTHING)).toEqual({
    reason: 'boot-clocks',
    values: { soc: 'top', count: '2' },
  });
  const interfaces = { bus: {} } as unknown as (typeof soc)['interfaces'];
  expect(bootBoard({ ...soc, interfaces }, NOTHING)).toMatchObject({ reason: 'boot-interfaces' });
  expect(bootBoard(soc, NOTHING)).toEqual({ reason: 'boot-no-uart', values: { soc: 'top' } });
});

it('leaves a test clock of JTAG at rest, and drives the other one', () => {
  const twoClocks = { ...soc, clocks: { clk, tck: clk } };
  const wired = (...to: string[]) =>
    bootBoard({ ...twoClocks, portConnections: to.map((end) => ({ from: 'tck', to: end })) }, NOTHING);
  expect(wired('debug0.jtag_tck', 'cpu0.jtag_tck')).toMatchObject({ reason: 'boot-no-uart' });
  expect(wired('debug0.jtag_tck', 'timer0.clk')).toMatchObject({ reason: 'boot-clocks' });
});

it('says what the memory at the reset vector lacks', () => {
  const at = (values: Record<string, unknown>) => {
    const shape = { values, descriptor: { vlnv: 'netloom:ip:rom:1.0' } };
    return bootMemory(mapOf({ name: 'rom0', path: 'rom0.s_axil', places, shape }), 0x1ffc, []);
  };
  expect(bootMemory(NOTHING, 0x1000, [])).toEqual({
    reason: 'boot-no-memory',
    values: { address: '0x1000' },
  });
  expect(at({})).toEqual({ reason: 'boot-no-init-file', values: { name: 'rom0' } });
  expect(at({ INIT_FILE: '' })).toEqual({ reason: 'boot-init-file-empty', values: { name: 'rom0' } });
  expect(at({ INIT_FILE: 'boot.hex' })).toEqual({ base: 0x1000, file: 'boot.hex' });
});

it('starts from a flash whose lines lead to ports, and says which do not', () => {
  const shape = { values: {}, descriptor: { vlnv: 'netloom:ip:qspi:1.0' } };
  const map = mapOf({ name: 'qspi0_s_axi', path: 'qspi0.s_axi', places, shape });
  const ends = { cs_n: 'cs', sck: 'sck', io_in: 'levels', io_out: 'driven', io_oe: 'enabled' };
  const wires = Object.entries(ends).map(([line, port]) =>
    line === 'io_in' ? { from: port, to: `qspi0.${line}` } : { from: `qspi0.${line}`, to: port },
  );
  const port = { direction: 'out', width: '1' } as const;
  const ports = Object.fromEntries(Object.values(ends).map((name) => [name, port]));
  const wired = { ...soc, ports, portConnections: wires };
  const [clock, select, rest] = ['sck', 'cs', { levels: 'levels', driven: 'driven', enabled: 'enabled' }];
  const { flashes } = boardParts(wired, map);
  expect(flashes).toEqual([{ name: 'qspi0', clock, select, ...rest }]);
  expect(bootMemory(map, 0x1000, flashes)).toEqual({ base: 0x1000, flash: 'qspi0' });
  const open = boardParts({ ...wired, portConnections: wires.slice(1) }, map).flashes;
  expect(bootMemory(map, 0x1000, open)).toEqual({
    reason: 'boot-flash-lines',
    values: { name: 'qspi0_s_axi' },
  });
});
