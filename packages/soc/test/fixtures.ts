import { IpDescriptor, SocDocument } from '@netloom/model';
import type { IpDescriptorText, RegisterMapText, SocDocumentText } from '@netloom/model';
import { createLibrary, libraryEntry } from '@netloom/soc';
import type { Library, LibraryEntry } from '@netloom/soc';
import { generatorsOf } from '../src/generators/generators.ts';
import { GENERATORS } from '../src/generators/index.ts';
import { constant } from './addedGenerator/constant/index.ts';
import { registerSlice } from './addedGenerator/registerSlice/index.ts';
import { interconnectEntries } from './ips.ts';

const clocked = {
  clocks: [{ port: 'clk' }],
  resets: [{ port: 'rst_n', polarity: 'low' as const, clock: 'clk' }],
};
const clockPorts = [
  { name: 'clk', direction: 'in' as const, width: '1' },
  { name: 'rst_n', direction: 'in' as const, width: '1' },
];
type Port = NonNullable<IpDescriptorText['ports']>[number];
const input = (name: string, width = '1', more: Partial<Port> = {}): Port => ({
  name,
  direction: 'in',
  width,
  ...more,
});
const output = (name: string, width = '1'): Port => ({ name, direction: 'out', width });

/** Ports and signal map of a bus interface; `drives` are the signals that this side drives. */
function bus(prefix: string, signals: Record<string, string>, drives: string[]) {
  const ports = Object.entries(signals).map(([signal, width]) => {
    const name = `${prefix}_${signal.toLowerCase()}`;
    return drives.includes(signal) ? output(name, width) : input(name, width);
  });
  const map = Object.fromEntries(
    Object.keys(signals).map((signal) => [signal, `${prefix}_${signal.toLowerCase()}`]),
  );
  return { ports, map };
}

const AXIL = (address: string, data: string) => ({
  ...{
    AWADDR: address,
    AWVALID: '1',
    AWREADY: '1',
    WDATA: data,
    WSTRB: `${data}/8`,
    WVALID: '1',
    WREADY: '1',
  },
  ...{ BRESP: '2', BVALID: '1', BREADY: '1', ARADDR: address, ARVALID: '1', ARREADY: '1' },
  ...{ RDATA: data, RRESP: '2', RVALID: '1', RREADY: '1' },
});
const AXIL_MANAGER = [
  'AWADDR',
  'AWVALID',
  'WDATA',
  'WSTRB',
  'WVALID',
  'BREADY',
  'ARADDR',
  'ARVALID',
  'RREADY',
];
const AXIL_SUBORDINATE = ['AWREADY', 'WREADY', 'BRESP', 'BVALID', 'ARREADY', 'RDATA', 'RRESP', 'RVALID'];
const APB = {
  ...{ PADDR: '12', PSEL: '1', PENABLE: '1', PWRITE: '1', PWDATA: '32', PSTRB: '4' },
  ...{ PRDATA: '32', PREADY: '1', PSLVERR: '1' },
};

function ip(
  name: string,
  rest: Omit<IpDescriptorText, 'netloom' | 'version' | 'vlnv' | 'module' | 'title'>,
): IpDescriptor {
  return IpDescriptor.parse({
    netloom: 'ip',
    version: 1,
    vlnv: `test:ip:${name}:1.0`,
    module: `t_${name}`,
    title: name,
    files: [`rtl/t_${name}.sv`],
    ...rest,
  });
}

const manager = bus('m', AXIL('ADDR_WIDTH', '32'), AXIL_MANAGER);
const cpu = ip('cpu', {
  ...clocked,
  parameters: [{ name: 'ADDR_WIDTH', value: '32', minimum: '12', maximum: '64' }],
  ports: [...clockPorts, ...manager.ports, input('irq', '4', { tieOff: "'0" }), output('halted')],
  busInterfaces: [{ name: 'm', bus: 'axi4-lite', role: 'manager', signals: manager.map, clock: 'clk' }],
  interrupts: [{ port: 'irq', role: 'sink' }],
});
const store = bus('s', AXIL('ADDR_WIDTH', 'DATA_WIDTH'), AXIL_SUBORDINATE);
const ram = ip('ram', {
  ...clocked,
  category: 'Memories',
  parameters: [
    { name: 'ADDR_WIDTH', value: '12', minimum: '4', maximum: '28' },
    { name: 'DATA_WIDTH', value: '32', choices: ['32', '64'] },
    { name: 'INIT_FILE', type: 'string', value: '""', file: true },
  ],
  ports: [...clockPorts, ...store.ports],
  busInterfaces: [
    {
      name: 's',
      bus: 'axi4-lite',
      role: 'subordinate',
      signals: store.map,
      clock: 'clk',
      addressSpan: '2**ADDR_WIDTH',
    },
  ],
});
const registers = bus('s', APB, ['PRDATA', 'PREADY', 'PSLVERR']);
const timer = ip('timer', {
  ...clocked,
  ports: [...clockPorts, ...registers.ports, output('irq'), output('count', '16')],
  busInterfaces: [
    { name: 's', bus: 'apb', role: 'subordinate', signals: registers.map, clock: 'clk', addressSpan: '4096' },
  ],
  interrupts: [{ port: 'irq', role: 'source' }],
});
const counter = ip('counter', {
  clocks: [{ port: 'clk' }],
  resets: [{ port: 'rst', polarity: 'high', clock: 'clk' }],
  parameters: [
    { name: 'WIDTH', value: '8', minimum: '2', maximum: '64' },
    { name: 'LAST', value: 'WIDTH-1', local: true },
    { name: 'MODE', type: 'string', value: '"up"', choices: ['up', 'down'] },
  ],
  ports: [
    input('clk'),
    input('rst'),
    input('enable', '1', { required: true }),
    input('start', 'WIDTH'),
    input('step', '4', { tieOff: "4'd1" }),
    output('value', 'LAST+1'),
    output('wrap'),
  ],
});
/** An interrupt controller without number 0. */
const plic = ip('plic', {
  ...clocked,
  ports: [...clockPorts, input('sources', '16', { tieOff: "'0" }), output('irq')],
  interrupts: [
    { port: 'sources', role: 'sink', lowest: 1 },
    { port: 'irq', role: 'source' },
  ],
});
const pads = ip('pads', {
  ports: [{ name: 'pin', direction: 'inout', width: '4' }, input('drive', '4'), output('sense', '4')],
});

/** Gates: `y` follows from `a` bit by bit, every bit of `z` from every one of `b[2:1]`; `q` is a register. */
const gate = ip('gate', {
  ...clocked,
  parameters: [{ name: 'WIDTH', value: '4', minimum: '1' }],
  ports: [
    ...clockPorts,
    input('a', 'WIDTH', { tieOff: "'0" }),
    input('b', '4', { tieOff: "'0" }),
    output('y', 'WIDTH'),
    output('z', '2'),
    output('q', '4'),
  ],
  combinational: [
    { from: { port: 'a' }, to: { port: 'y' }, bitwise: true },
    { from: { port: 'b', bits: { left: '2', right: '1' } }, to: { port: 'z' } },
  ],
});
const asked = bus('s', AXIL('32', '32'), AXIL_SUBORDINATE);
/** A manager that asks again when it is answered, and a subordinate that answers when it is asked: both at once. */
const hasty = ip('hasty', {
  ...clocked,
  ports: [
    ...clockPorts,
    ...manager.ports.map((port) => ({ ...port, width: port.width.replace('ADDR_WIDTH', '32') })),
    ...asked.ports,
  ],
  busInterfaces: [
    { name: 'm', bus: 'axi4-lite', role: 'manager', signals: manager.map, clock: 'clk' },
    {
      name: 's',
      bus: 'axi4-lite',
      role: 'subordinate',
      signals: asked.map,
      clock: 'clk',
      addressSpan: '4096',
    },
  ],
  combinational: [
    { from: { port: 'm_rvalid' }, to: { port: 'm_arvalid' } },
    { from: { port: 's_arvalid' }, to: { port: 's_rvalid' } },
  ],
});

const PROTECTION = { AWPROT: '3', ARPROT: '3' };
const protectedManager = bus('m', { ...AXIL('ADDR_WIDTH', '32'), ...PROTECTION }, [
  ...AXIL_MANAGER,
  ...Object.keys(PROTECTION),
]);
const core = ip('core', {
  ...clocked,
  parameters: [{ name: 'ADDR_WIDTH', value: '32', minimum: '12', maximum: '64' }],
  ports: [...clockPorts, ...protectedManager.ports],
  busInterfaces: [
    { name: 'm', bus: 'axi4-lite', role: 'manager', signals: protectedManager.map, clock: 'clk' },
  ],
});
/** A processor that starts in the middle of the address space. */
const starter = ip('starter', {
  ...clocked,
  category: 'Processors',
  ports: [
    ...clockPorts,
    ...protectedManager.ports.map((port) => ({ ...port, width: port.width.replace('ADDR_WIDTH', '32') })),
  ],
  busInterfaces: [
    { name: 'm', bus: 'axi4-lite', role: 'manager', signals: protectedManager.map, clock: 'clk' },
  ],
  resetVector: "32'h80000100",
});
/** One that keeps data of a gibibyte from there on, but for a page. */
const caching = ip('caching', {
  ...clocked,
  category: 'Processors',
  ports: starter.ports,
  busInterfaces: [
    {
      ...starter.busInterfaces[0]!,
      cached: [
        { base: '0x80000000', size: '0x10000' },
        { base: '0x80011000', size: '0x3FFEF000' },
      ],
    },
  ],
});
/** One that reads ahead in the same gibibyte. */
const ahead = ip('ahead', {
  ...clocked,
  category: 'Processors',
  ports: starter.ports,
  busInterfaces: [{ ...starter.busInterfaces[0]!, idempotent: [{ base: '0x80000000', size: '0x40000000' }] }],
});
/** What a debugger can stop, and resets the system for. */
const debugged = ip('debugged', {
  ...clocked,
  category: 'Processors',
  ports: [...clockPorts, { name: 'ndmreset', direction: 'out', width: '1' }],
});
const wide = bus('s', { ...APB, PADDR: '20' }, ['PRDATA', 'PREADY', 'PSLVERR']);
const bank = ip('bank', {
  ...clocked,
  parameters: [
    { name: 'BYTES', value: '4096' },
    { name: 'COUNT', value: '4', minimum: '1' },
  ],
  ports: [...clockPorts, ...wide.ports],
  busInterfaces: [
    { name: 's', bus: 'apb', role: 'subordinate', signals: wide.map, clock: 'clk', addressSpan: 'BYTES' },
  ],
  registers: 'bank.regs.json',
});

/** Blocks of generators that only tests have, and of one that nobody has. */
const slice = ip('slice', { files: [], generator: 'test-register-slice' });
const tie = ip('tie', { files: [], generator: 'test-constant' });
const strange = ip('strange', { files: [], generator: 'axi9-hypercube' });

/** Small descriptors that between them have every feature that the rules look at. */
export const IPS = {
  ...{ cpu, ram, timer, counter, plic, pads, core, starter, caching, ahead, debugged, bank, gate, hasty },
  ...{ slice, tie, strange },
};
const TEST_GENERATORS = generatorsOf([...GENERATORS.values(), registerSlice, constant]);

/** An IP with a register whose one field is as wide as the parameter says; 32 bits are the most that fit. */
const DESCRIBED = IpDescriptor.parse({
  netloom: 'ip',
  version: 1,
  vlnv: 'test:ip:described:1.0',
  module: 'described',
  title: 'Described',
  parameters: [{ name: 'WIDTH', value: '8' }],
  registers: 'described.regs.json',
} satisfies IpDescriptorText);
const DESCRIBED_REGISTERS = JSON.stringify({
  netloom: 'registers',
  version: 1,
  name: 'described',
  parameters: [{ name: 'WIDTH', value: '8' }],
  children: [
    { kind: 'register', name: 'VALUE', offset: 0, fields: [{ name: 'BITS', lsb: 0, width: 'WIDTH' }] },
  ],
} satisfies RegisterMapText);

/** An array of COUNT registers, one a word. */
const BANK_REGISTERS = JSON.stringify({
  netloom: 'registers',
  version: 1,
  name: 'bank',
  parameters: [{ name: 'COUNT', value: '4' }],
  children: [
    {
      kind: 'register',
      name: 'WORD',
      offset: 0,
      array: { count: ['COUNT'] },
      fields: [
        { name: 'LOW', lsb: 0, width: 8 },
        { name: 'HIGH', lsb: 16, width: 8 },
      ],
    },
  ],
} satisfies RegisterMapText);

export function testLibrary(
  documents: SocDocument[] = [],
  more: (IpDescriptor | LibraryEntry)[] = [],
): Library {
  return createLibrary(
    [
      ...interconnectEntries(),
      ...Object.values(IPS).map((descriptor) =>
        libraryEntry(descriptor, 'lib', descriptor === bank ? BANK_REGISTERS : undefined),
      ),
      libraryEntry(DESCRIBED, 'lib', DESCRIBED_REGISTERS),
      ...more,
    ],
    documents.map((document) => ({ document })),
    TEST_GENERATORS,
  );
}

/** A document with the parts given, and a clock and a reset of either polarity unless others are given. */
export function soc(parts: Partial<SocDocumentText> = {}): SocDocument {
  return SocDocument.parse({
    netloom: 'soc',
    version: 1,
    vlnv: `test:soc:${parts.name ?? 'top'}:1.0`,
    name: 'top',
    clocks: { clk: { frequency: 50e6 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' }, rst: { polarity: 'high', clock: 'clk' } },
    ...parts,
  });
}

/** Instances by name and short IP name, e.g. `{ ram0: 'ram' }`. */
export function instances(names: Record<string, string>): SocDocument['instances'] {
  const interconnect: Record<string, string> = {
    xbar: 'netloom:interconnect:axi4lite_crossbar:1.0',
    bridge: 'netloom:interconnect:axi4lite_apb_bridge:1.0',
  };
  return Object.fromEntries(
    Object.entries(names).map(([name, kind]) => [name, { ip: interconnect[kind] ?? `test:ip:${kind}:1.0` }]),
  );
}

/** Clock and reset connections of instances that have `clk` and `rst_n`. */
export function clocking(names: string[], clock = 'clk', reset = 'rst_n'): SocDocument['portConnections'] {
  return names.flatMap((name) => [
    { from: clock, to: `${name}.clk` },
    { from: reset, to: `${name}.rst_n` },
  ]);
}
