import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portWidth, resolveParameters } from '@netloom/hdl/expression';
import { IpDescriptor } from '@netloom/model';
import { checkRegisters, elaborate, readRegisterMap } from '@netloom/registers';
import { registerFileText } from '@netloom/registers/outputs';
import { run } from './test/run.ts';
import { verilatorPorts } from './test/verilatorPorts.ts';

const library = import.meta.dirname;

/** Parameter values beside the defaults that ports, lint and elaboration are tried with. */
const variants: Record<string, Record<string, string>[]> = {
  sram: [{ ADDR_WIDTH: '8', DATA_WIDTH: '64' }],
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
  gpio: [{ WIDTH: '1' }, { WIDTH: '32' }],
  spi: [{ SELECTS: '3' }],
  plic: [{ SOURCES: '64' }],
};

const assignments = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`);

async function readDescriptor(name: string): Promise<IpDescriptor> {
  return IpDescriptor.parse(JSON.parse(await readFile(join(library, name, 'ip.json'), 'utf8')));
}

async function benchFiles(folder: string): Promise<string[]> {
  const list = async (path: string) =>
    (await readdir(join(folder, path)))
      .filter((file) => file.endsWith('.sv'))
      .map((file) => join(path, file));
  return [...(await list('bench')), ...(await list('../bench'))];
}

const folders = (await readdir(library, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !['bench', 'common', 'test'].includes(entry.name))
  .map((entry) => entry.name);
const descriptors = await Promise.all(folders.map(readDescriptor));
const blocks = folders.flatMap((name, index) => {
  const ip = descriptors[index]!;
  return ip.generator ? [] : [{ name, folder: join(library, name), ip }];
});

let scratch = '';
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'netloom-ip-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

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

/** The block's sources, with its register file as it is generated. */
async function sourcesOf(folder: string, { files, registers }: IpDescriptor): Promise<string[]> {
  if (registers === undefined) return files;
  const { document } = readRegisterMap(await readFile(join(folder, registers), 'utf8'), registers);
  const { map } = elaborate(document!);
  const path = join(scratch, `${map.module}.sv`);
  await writeFile(path, registerFileText(map));
  return [path, ...files];
}

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
    const sources = (await readdir(join(folder, 'rtl'))).map((file) => `rtl/${file}`);
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
      const sources = await sourcesOf(folder, ip);
      const ports = await verilatorPorts(folder, sources, ip.module, assignments(overrides), scratch);
      expect(described).toEqual(ports);
    },
  );

  it.each([{}, ...(variants[name] ?? [])])(
    'is clean in Verilator, Icarus and Yosys with %o',
    async (overrides) => {
      const sources = await sourcesOf(folder, ip);
      const generics = assignments(overrides);
      const lint = [
        '--lint-only',
        '-Wall',
        '--top-module',
        ip.module,
        ...generics.map((text) => `-G${text}`),
      ];
      expect(await run(folder, 'verilator', ...lint, ...sources)).toBe('');
      const icarus = generics.map((text) => `-P${ip.module}.${text}`);
      const elaboration = ['-g2012', '-Wall', '-s', ip.module, '-o', join(scratch, `${name}.vvp`), ...icarus];
      expect(await run(folder, 'iverilog', ...elaboration, ...sources)).toBe('');
      const parameters = Object.entries(overrides).map(([key, value]) => `-chparam ${key} ${value}`);
      const hierarchy = `hierarchy -check -top ${ip.module} ${parameters.join(' ')}`;
      await run(
        folder,
        'yosys',
        '-q',
        '-p',
        `read_verilog -sv ${sources.join(' ')}; ${hierarchy}; proc; check -assert`,
      );
    },
  );

  it.each([{}, ...(benchVariants[name] ?? [])])('passes its bench in Icarus with %o', async (overrides) => {
    const bench = `${ip.module}_tb`;
    const program = join(scratch, `${bench}.vvp`);
    const options = ['-g2012', '-s', bench, '-o', program];
    options.push(...assignments(overrides).map((text) => `-P${bench}.${text}`));
    await run(
      folder,
      'iverilog',
      ...options,
      ...(await sourcesOf(folder, ip)),
      ...(await benchFiles(folder)),
    );
    expect(await run(folder, 'vvp', '-n', program)).toMatch(/^PASS$/m);
  });
});

it('a bench passes in Verilator too', async () => {
  const { folder, ip } = blocks.find(({ name }) => name === 'uart')!;
  const target = ['--binary', '--timing', '-Wno-fatal', '-j', '2', '--top-module', `${ip.module}_tb`];
  const output = [
    '-MAKEFLAGS',
    'OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0',
    '--Mdir',
    join(scratch, 'uart'),
    '-o',
    'tb',
  ];
  await run(
    folder,
    'verilator',
    ...target,
    ...output,
    ...(await sourcesOf(folder, ip)),
    ...(await benchFiles(folder)),
  );
  expect(await run(folder, join(scratch, 'uart/tb'))).toMatch(/^PASS$/m);
});
