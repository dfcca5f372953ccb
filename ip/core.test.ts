import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, generateCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { IpDescriptor, SocDocument } from '@netloom/model';
import { check, createLibrary, generate, libraryEntry } from '@netloom/soc';
import { run } from './test/run.ts';
import { verilatorPorts } from './test/verilatorPorts.ts';

const { nano, micro, standard } = PRESETS;
const memories: CoreOptions['memory'] = {
  ...micro.memory,
  ports: 'shared',
  instructionMemory: { base: '0x10000000', size: 4096 },
  dataMemory: { base: '0x30000000', size: 4096 },
};
const traced: CoreOptions = {
  ...micro,
  name: 'traced',
  memory: memories,
  auxiliary: { ...micro.auxiliary, clint: null, rvfi: true },
  advanced: { ...micro.advanced, customPort: true },
};

/** Caches on one port of AXI4, at the crossbar of that bus. */
const bursting: CoreOptions = {
  ...micro,
  name: 'bursting',
  auxiliary: { ...micro.auxiliary, externalInterrupts: false },
  memory: {
    ...micro.memory,
    ports: 'shared',
    protocol: 'axi4',
    instructionCache: { size: 1024, ways: 2, line: 32 },
    dataCache: { size: 1024, ways: 1, line: 16, policy: 'write-back' },
    cachedRegion: { base: '0x00000000', size: 4096 },
  },
};

const debugged: CoreOptions = {
  ...standard,
  name: 'debugged',
  debug: { ...PRESETS.micro.debug, transport: 'jtag', systemBusAccess: true, triggers: 2 },
};

/** Its instruction trace goes to memory. */
const told: CoreOptions = {
  ...micro,
  name: 'told',
  auxiliary: { ...micro.auxiliary, trace: 8 },
};

/** The debugger's clock, reset and pins come from outside; the debug module is reset at power-up. */
const debugPins = ({ debug }: CoreOptions) =>
  debug.transport === 'none'
    ? []
    : [
        { from: 'rst_n', to: 'cpu0.debug_rst_n' },
        ...['jtag_tck', 'jtag_trst_n', 'jtag_tms', 'jtag_tdi'].map((port) => ({
          from: port,
          to: `cpu0.${port}`,
        })),
        ...['jtag_tdo', 'jtag_tdo_oe', 'ndmreset'].map((port) => ({ from: `cpu0.${port}`, to: port })),
      ];

const pairs = (from: string, names: readonly string[], port: string) =>
  names.map((name) => ({ from, to: `${name}.${port}` }));

const port = (direction: 'in' | 'out') => ({ direction, width: '1' });
const JTAG_PORTS = {
  jtag_tms: port('in'),
  jtag_tdi: port('in'),
  jtag_tdo: port('out'),
  jtag_tdo_oe: port('out'),
  ndmreset: port('out'),
};

const TRACE_LINKS = [
  ['cpu0.m_axis_trace', 'ring0.s'],
  ['ring0.m_axil', 'xbar0.s'],
  ['bridge0.m', 'ring0.s_apb'],
] as const;

/** A core with memories and an interrupt controller. */
function soc(options: CoreOptions, descriptor: IpDescriptor): SocDocument {
  const hasJtag = options.debug.transport === 'jtag';
  const hasTrace = options.auxiliary.trace > 0;
  const blocks = [...['cpu0', 'rom0', 'sram0', 'xbar0', 'bridge0', 'plic0'], ...(hasTrace ? ['ring0'] : [])];
  const buses = descriptor.busInterfaces.filter(({ bus }) => bus !== 'axi-stream');
  const managers = buses.map(({ name }) => `cpu0.${name}`);
  const link = (manager: string, subordinate: string) => ({ manager, subordinate });
  return SocDocument.parse({
    netloom: 'soc',
    version: 1,
    vlnv: 'test:soc:little:1.0',
    name: 'little',
    clocks: {
      clk: { frequency: 40_000_000 },
      ...(hasJtag && { jtag_tck: { frequency: 10_000_000 } }),
    },
    resets: {
      rst_n: { polarity: 'low', clock: 'clk' },
      ...(hasJtag && { jtag_trst_n: { polarity: 'low', clock: 'jtag_tck' } }),
    },
    ports: {
      source: { direction: 'in', width: '1' },
      ...(hasJtag && JTAG_PORTS),
    },
    instances: {
      cpu0: { ip: descriptor.vlnv },
      rom0: { ip: 'netloom:ip:rom:1.0' },
      sram0: { ip: 'netloom:ip:sram:1.0' },
      plic0: { ip: 'netloom:ip:plic:1.0', parameters: { SOURCES: '1' } },
      xbar0: { ip: 'netloom:interconnect:axi4lite_crossbar:1.0' },
      bridge0: { ip: 'netloom:interconnect:axi4lite_apb_bridge:1.0' },
      ...(hasTrace && { ring0: { ip: 'netloom:ip:axis_ring:1.0' } }),
    },
    interfaceConnections: [
      ...managers.map((manager) => link(manager, 'xbar0.s')),
      link('xbar0.m', 'rom0.s_axil'),
      link('xbar0.m', 'sram0.s_axil'),
      link('xbar0.m', 'bridge0.s'),
      link('bridge0.m', 'plic0.s_apb'),
      ...(hasTrace ? TRACE_LINKS.map(([manager, subordinate]) => link(manager, subordinate)) : []),
    ],
    portConnections: [
      ...pairs('clk', blocks, 'clk'),
      ...pairs('rst_n', blocks, 'rst_n'),
      ...debugPins(options),
    ],
    addressMap: {
      'rom0.s_axil': { base: '0x00000000', size: '0x1000' },
      'sram0.s_axil': { base: '0x20000000', size: '0x1000' },
      'plic0.s_apb': { base: '0x0C000000', size: '0x4000000' },
      ...(hasTrace && { 'ring0.s_apb': { base: '0x10000000', size: '0x1000' } }),
    },
    interrupts: {
      source: { sink: 'plic0.irq_sources', number: 1 },
      ...(options.auxiliary.externalInterrupts
        ? { 'plic0.irq': { sink: 'cpu0.irq_external', number: 0 } }
        : {}),
    },
  });
}

/** The core and a memory at the crossbar of AXI4. */
function axi4Soc({ name }: CoreOptions, descriptor: IpDescriptor): SocDocument {
  const blocks = ['cpu0', 'sram0', 'xbar0'];
  return SocDocument.parse({
    netloom: 'soc',
    version: 1,
    vlnv: 'test:soc:little:1.0',
    name: 'little',
    clocks: { clk: { frequency: 40_000_000 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    instances: {
      cpu0: { ip: descriptor.vlnv },
      sram0: { ip: 'netloom:ip:axi4_sram:1.0', description: `memory of ${name}` },
      xbar0: { ip: 'netloom:interconnect:axi4_crossbar:1.0' },
    },
    interfaceConnections: [
      ...descriptor.busInterfaces.map((bus) => ({ manager: `cpu0.${bus.name}`, subordinate: 'xbar0.s' })),
      { manager: 'xbar0.m', subordinate: 'sram0.s_axi' },
    ],
    portConnections: [...pairs('clk', blocks, 'clk'), ...pairs('rst_n', blocks, 'rst_n')],
    addressMap: { 'sram0.s_axi': { base: '0x00000000', size: '0x1000' } },
  });
}

const library = import.meta.dirname;
let scratch = '';
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'netloom-core-ip-'));
  await symlink(library, join(scratch, 'ip'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

async function write(files: readonly { path: string; text: string }[], folder: string) {
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function libraryWith(descriptor: IpDescriptor) {
  const names = [
    ...['rom', 'sram', 'plic', 'axis_ring', 'axi4lite_crossbar', 'axi4lite_apb_bridge'],
    ...['axi4_sram', 'axi4_crossbar'],
  ];
  const entries = names.map(async (name) => {
    const own = IpDescriptor.parse(JSON.parse(await readFile(join(library, name, 'ip.json'), 'utf8')));
    const registers = own.registers && (await readFile(join(library, name, own.registers), 'utf8'));
    return libraryEntry(own, `ip/${name}`, registers);
  });
  return createLibrary([
    ...(await Promise.all(entries)),
    libraryEntry(descriptor, `cores/${descriptor.module}`, undefined),
  ]);
}

/** Without CSRs and all told: what lies between is in the deep suite. */
const cores = process.env.NETLOOM_DEEP
  ? [
      nano,
      micro,
      standard,
      traced,
      bursting,
      debugged,
      told,
      { ...bursting, name: 'ports', memory: { ...bursting.memory, ports: 'separate' as const } },
    ]
  : [nano, traced, bursting, debugged, told];

describe.for(cores)('the generated core $name', (options) => {
  const { files, descriptor } = generateCore(options);

  it('has the ports that its descriptor says', async () => {
    const sources = descriptor!.files.map((file) => files.find(({ path }) => path === file)!);
    const ports = await verilatorPorts(sources, options.name);
    const said = descriptor!.ports.map(({ name, direction, width }) => ({
      name,
      direction,
      width: Number(width),
    }));
    expect(ports).toEqual(said);
  });

  it('drops onto a SoC that checks, generates and is clean in Verilator', async () => {
    const entries = await libraryWith(descriptor!);
    const document = (options.memory.protocol === 'axi4' ? axi4Soc : soc)(options, descriptor!);
    expect(check(document, entries)).toEqual([]);
    await write(files, join(scratch, 'cores', options.name));
    await write(generate(document, entries).files, scratch);
    const args = ['--lint-only', '-Wall', '--top-module', 'little', '-f', 'gen/little/little.f'];
    expect(await run(scratch, 'verilator', ...args)).toBe('');
  });
});
