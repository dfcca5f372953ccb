import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portWidth, resolveParameters } from '@netloom/hdl/expression';
import { IpDescriptor } from '@netloom/model';
import { checkRegisters, readRegisterMap } from '@netloom/registers';
import { AS_BENCH, prove } from '../proof/index.ts';
import type { StepOutcome } from '../proof/index.ts';
import { blockSources } from './test/blockSources.ts';
import { filesOf } from './test/source.ts';
import type { Source } from './test/source.ts';
import { verilatorPorts } from './test/verilatorPorts.ts';

const library = import.meta.dirname;

/** Parameter values beside the defaults that ports, lint and elaboration are tried with. */
const variants: Record<string, Record<string, string>[]> = {
  sram: [{ ADDR_WIDTH: '8', DATA_WIDTH: '64' }],
  axi4_sram: [{ ADDR_WIDTH: '8', DATA_WIDTH: '64', ID_WIDTH: '1' }],
  dual_port_sram: [{ ADDR_WIDTH: '8', DATA_WIDTH: '64' }],
  axis_fifo: [{ DATA_WIDTH: '8', DEPTH: '2' }],
  axis_mux: [{ DATA_WIDTH: '64' }],
  axis_demux: [{ DATA_WIDTH: '8' }],
  axis_width: [
    { S_DATA_WIDTH: '8', M_DATA_WIDTH: '64' },
    { S_DATA_WIDTH: '16', M_DATA_WIDTH: '16' },
  ],
  axis_port: [{ DEPTH: '2' }, { DEPTH: '1024' }],
  mailbox: [{ DEPTH: '2' }, { DEPTH: '64' }],
  qspi: [{ ADDR_WIDTH: '28', ID_WIDTH: '1', RESET_DIVIDER: '0' }],
  pwm: [{ CHANNELS: '1' }, { CHANNELS: '16' }],
  dma: [{ CHANNELS: '1' }, { CHANNELS: '3' }],
  rom: [{ ADDR_WIDTH: '10', DATA_WIDTH: '64' }],
  gpio: [{ WIDTH: '1' }, { WIDTH: '13' }],
  uart: [{ RESET_DIVISOR: '16' }],
  spi: [{ SELECTS: '3' }],
  plic: [{ SOURCES: '1', TARGETS: '2', PRIORITY_BITS: '1' }, { SOURCES: '32' }],
  exerciser: [{ ADDR_WIDTH: '16', IRQ_COUNT: '32', DEPTH: '5', TIMEOUT: '10' }],
};
/** Bench parameters beside their defaults. */
const benchVariants: Record<string, Record<string, string>[]> = {
  sram: [{ ADDR_WIDTH: '7', DATA_WIDTH: '64' }],
  axi4_sram: [{ DATA_WIDTH: '64' }],
  dual_port_sram: [{ ADDR_WIDTH: '7', DATA_WIDTH: '64' }],
  axis_fifo: [{ DATA_WIDTH: '8', DEPTH: '16' }],
  axis_mux: [{ DATA_WIDTH: '8' }],
  axis_demux: [{ DATA_WIDTH: '64' }],
  axis_width: [
    { S_DATA_WIDTH: '8', M_DATA_WIDTH: '64' },
    { S_DATA_WIDTH: '16', M_DATA_WIDTH: '32' },
    { S_DATA_WIDTH: '64', M_DATA_WIDTH: '16' },
    { S_DATA_WIDTH: '32', M_DATA_WIDTH: '32' },
  ],
  pwm: [{ CHANNELS: '1' }],
  gpio: [{ WIDTH: '1' }, { WIDTH: '32' }],
  spi: [{ SELECTS: '3' }],
  plic: [{ SOURCES: '64' }],
  synchroniser: [{ STAGES: '3' }],
};

const assignments = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`);

async function readDescriptor(name: string): Promise<IpDescriptor> {
  return IpDescriptor.parse(JSON.parse(await readFile(join(library, name, 'ip.json'), 'utf8')));
}

/** The block's bench with what it reads, and the models that all benches share. */
async function benchSources(folder: string): Promise<Source[]> {
  const all = async (from: string, to: string) =>
    Promise.all(
      (await readdir(from)).map(async (name) => ({
        path: `${to}/${name}`,
        text: await readFile(join(from, name), 'utf8'),
      })),
    );
  return [...(await all(join(folder, 'bench'), 'bench')), ...(await all(join(library, 'bench'), 'models'))];
}

const pathsOf = (sources: readonly Source[]) =>
  sources.map(({ path }) => path).filter((path) => path.endsWith('.sv'));
const saidBy = ({ stdout, stderr }: StepOutcome) => stdout + stderr;

const folders = (await readdir(library, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !['bench', 'common', 'test'].includes(entry.name))
  .map((entry) => entry.name);
const descriptors = await Promise.all(folders.map(readDescriptor));
const blocks = folders.flatMap((name, index) => {
  const ip = descriptors[index]!;
  return ip.generator ? [] : [{ name, folder: join(library, name), ip }];
});

describe.each(folders.map((name, index) => ({ name, ip: descriptors[index]! })))('$name', ({ name, ip }) => {
  it('refers to nothing but its own ports', () => {
    expect(ip.vlnv.split(':')[2]).toBe(name);
    const ports = ip.ports.map((port) => port.name);
    for (const { clock, reset, signals } of ip.busInterfaces) {
      // Generated interconnect grows the ports of its interfaces with each instance.
      const used = [clock, reset, ...(ip.generator ? [] : Object.values(signals))];
      for (const port of used) expect(ports).toContain(port);
    }
    for (const { port } of [...ip.clocks, ...ip.resets, ...ip.interrupts]) expect(ports).toContain(port);
  });
});

describe.each(blocks.filter(({ ip }) => ip.registers))('registers of $name', ({ folder, ip }) => {
  it('are described without fault, as block and map of the same name', async () => {
    const text = await readFile(join(folder, ip.registers!), 'utf8');
    const { document, diagnostics } = readRegisterMap(text, ip.registers);
    expect(diagnostics).toEqual([]);
    expect(checkRegisters(document!).filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(document).toMatchObject({ vlnv: ip.vlnv, module: `${ip.module}_regs` });
  });
});

describe.each(blocks)('$name', ({ name, folder, ip }) => {
  it('lists every source of its folder', async () => {
    // A block may consist of cells of `common` alone.
    const there = await readdir(join(folder, 'rtl')).catch((): string[] => []);
    const sources = there.map((file) => `rtl/${file}`);
    const own = ip.files.filter((file) => !file.startsWith('../common/'));
    expect(own.sort()).toEqual(sources.sort());
  });

  it.each([{}, ...(variants[name] ?? [])])(
    'has the ports that Verilator elaborates with %o',
    async (overrides) => {
      const { values, problems } = resolveParameters(ip.parameters, overrides);
      expect(problems).toEqual([]);
      const described = ip.ports.map((port) => {
        const width = portWidth(port, values);
        return {
          name: port.name,
          direction: port.direction,
          width: width.ok ? Number(width.value) : width.message,
        };
      });
      const ports = await verilatorPorts(await blockSources(name), ip.module, assignments(overrides));
      expect(described).toEqual(ports);
    },
  );

  it.each([{}, ...(variants[name] ?? [])])(
    'is clean in Verilator, Icarus and Yosys with %o',
    async (overrides) => {
      const sources = await blockSources(name);
      const generics = assignments(overrides);
      const lint = ['--lint-only', '-Wall', '--top-module', ip.module];
      const icarus = generics.map((text) => `-P${ip.module}.${text}`);
      const elaboration = ['-g2012', '-Wall', '-s', ip.module, '-o', 'block.vvp', ...icarus];
      const parameters = Object.entries(overrides).map(([key, value]) => `-chparam ${key} ${value}`);
      const hierarchy = `hierarchy -check -top ${ip.module} ${parameters.join(' ')}`;
      const read = `read_verilog -sv ${pathsOf(sources).join(' ')}`;
      const { steps } = await prove({
        files: filesOf(sources),
        steps: [
          ['verilator', ...lint, ...generics.map((text) => `-G${text}`), ...pathsOf(sources)],
          ['iverilog', ...elaboration, ...pathsOf(sources)],
          ['yosys', '-q', '-p', `${read}; ${hierarchy}; proc; check -assert`],
        ],
      });
      expect(steps.slice(0, 2).map(saidBy)).toEqual(['', '']);
    },
  );

  it.each([{}, ...(benchVariants[name] ?? [])])('passes its bench in Icarus with %o', async (overrides) => {
    const bench = `${ip.module}_tb`;
    const sources = [...(await blockSources(name)), ...(await benchSources(folder))];
    const values = assignments(overrides).map((text) => `-P${bench}.${text}`);
    const { steps } = await prove({
      files: filesOf(sources),
      steps: [
        ['iverilog', '-g2012', '-s', bench, '-o', 'bench.vvp', ...values, ...pathsOf(sources)],
        ['vvp', '-n', 'bench.vvp'],
      ],
    });
    expect(saidBy(steps[1]!)).toMatch(/^PASS$/m);
  });
});

it('a bench passes in Verilator too', async () => {
  const { name, folder, ip } = blocks.find((block) => block.name === 'uart')!;
  const sources = [...(await blockSources(name)), ...(await benchSources(folder))];
  const target = ['--binary', '--timing', '-Wno-fatal', '-j', '2', '--top-module', `${ip.module}_tb`];
  const { steps } = await prove({
    files: filesOf(sources),
    steps: [
      ['verilator', ...target, ...AS_BENCH, '--Mdir', 'obj', '-o', 'tb', ...pathsOf(sources)],
      ['obj/tb'],
    ],
  });
  expect(saidBy(steps[1]!)).toMatch(/^PASS$/m);
});
