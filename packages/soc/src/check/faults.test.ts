import type { SocDocument } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { ADDRESS_FAULTS } from '../../test/addressFaults.ts';
import { CACHING_IPS } from '../../test/cachingIps.ts';
import { CLOCK_FAULTS } from '../../test/clockFaults.ts';
import * as designs from '../../test/designs.ts';
import { fabricDocument } from '../../test/axi4/config.ts';
import { testLibrary } from '../../test/fixtures.ts';
import { applyEdits } from '../edit/applyEdits.ts';
import { check } from './check.ts';
import { CODES } from './codes.ts';
import type { Code } from './codes.ts';

const SEEDS = 10;
const BUS = designs.busDesign(2, SEEDS, SEEDS);
const { parent, children } = designs.parentOf();

type Seeded = (seed: number) => SocDocument;

/** Changes the connection that drives `to`. */
function rewire(
  document: SocDocument,
  to: string,
  change: (from: string) => string | undefined,
): SocDocument {
  const portConnections = document.portConnections.flatMap((each) => {
    if (each.to !== to) return [each];
    const from = change(each.from);
    return from === undefined ? [] : [{ from, to }];
  });
  if (!document.portConnections.some((each) => each.to === to)) throw new Error(`${to} is not driven`);
  return { ...document, portConnections };
}

function plus(document: SocDocument, from: string, to: string): SocDocument {
  return { ...document, portConnections: [...document.portConnections, { from, to }] };
}

function link(document: SocDocument, manager: string, subordinate: string): SocDocument {
  return { ...document, interfaceConnections: [...document.interfaceConnections, { manager, subordinate }] };
}

function place(document: SocDocument, endpoint: string, base: number, size = 0x1000): SocDocument {
  const block = { base: `0x${base.toString(16)}`, size: `0x${size.toString(16)}` };
  return { ...document, addressMap: { ...document.addressMap, [endpoint]: block } };
}

function withParameter(document: SocDocument, instance: string, name: string, value: string): SocDocument {
  const known = document.instances[instance]!;
  const changed = { ...known, parameters: { ...known.parameters, [name]: value } };
  return { ...document, instances: { ...document.instances, [instance]: changed } };
}

function withInterrupt(document: SocDocument, source: string, sink: string, number: number): SocDocument {
  return { ...document, interrupts: { ...document.interrupts, [source]: { sink, number } } };
}

function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}

/** A second clock of its own, which nothing uses yet. */
const OTHER: SocDocument = {
  ...BUS,
  clocks: { ...BUS.clocks, other: { frequency: 1e6 } },
  resets: { ...BUS.resets, other_rst_n: { polarity: 'low', clock: 'other' } },
};
/** An interrupt controller that nothing asks yet. */
const CONTROLLED: SocDocument = {
  ...BUS,
  interrupts: {},
  instances: { ...BUS.instances, plic0: { ip: 'test:ip:plic:1.0' } },
  portConnections: [
    ...BUS.portConnections,
    { from: 'clk', to: 'plic0.clk' },
    { from: 'rst_n', to: 'plic0.rst_n' },
  ],
};
/** A processor that starts at 0x80000100, where the timers are. */
const STARTED: SocDocument = {
  ...BUS,
  instances: { ...BUS.instances, cpu0: { ip: 'test:ip:starter:1.0' } },
  interrupts: {},
};
const COUNTERS = Array.from({ length: SEEDS }, (_, seed) => designs.counterDesign(6 + seed));
const KEYWORDS = ['module', 'wire', 'logic', 'end', 'case', 'input', 'bit', 'table', 'with', 'small'];

/** For each code a family of faults; each seed puts it somewhere else. */
const FAULTS: Partial<Record<Code, Seeded>> = {
  ...ADDRESS_FAULTS,
  ...CLOCK_FAULTS,
  'SOC-NAME': (seed) =>
    seed < 5
      ? { ...BUS, ports: { [`ram${seed}`]: { direction: 'in', width: '1' } } }
      : { ...BUS, ports: { [KEYWORDS[seed]!]: { direction: 'in', width: '1' } } },
  'SOC-NAME-CASE': (seed) => ({
    ...BUS,
    ...(seed % 2
      ? { instances: { ...BUS.instances, [`Ram${seed}`]: { ip: 'test:ip:ram:1.0' } } }
      : { ports: { [`TIMER${seed}`]: { direction: 'in', width: '1' } } }),
  }),
  'SOC-NAME-MODULE': (seed) => {
    const kind = ['cpu', 'ram', 'timer', 'counter', 'plic', 'pads', 'core', 'bank'][seed % 8]!;
    return seed % 3 === 0
      ? { ...COUNTERS[seed]!, name: kind === 'counter' ? 't_ram' : `t_${kind}` }
      : { ...BUS, instances: { ...BUS.instances, t_ram: BUS.instances.timer0! } };
  },
  'SOC-IP-UNKNOWN': (seed) => ({
    ...BUS,
    instances: { ...BUS.instances, [`ram${seed}`]: { ip: 'test:ip:rem:1.0' } },
  }),
  'SOC-GENERATOR-UNKNOWN': (seed) => ({
    ...BUS,
    instances: { ...BUS.instances, [`ram${seed}`]: { ip: 'test:ip:strange:1.0' } },
  }),
  'SOC-GENERATOR': (seed) => ({
    ...BUS,
    instances: {
      ...BUS.instances,
      tie0: { ip: 'test:ip:tie:1.0', parameters: { VALUE: String(256 << seed) } },
    },
  }),
  'SOC-REGISTERS': (seed) => {
    const described = { ip: 'test:ip:described:1.0', parameters: { WIDTH: String(33 + seed) } };
    return { ...BUS, instances: { ...BUS.instances, described0: described } };
  },
  'SOC-PARAMETER-UNKNOWN': (seed) =>
    seed % 2 === 0
      ? withParameter(BUS, `ram${seed}`, 'DEPTH', '4')
      : withParameter(COUNTERS[seed]!, 'counter0', 'LAST', '3'),
  'SOC-PARAMETER-VALUE': (seed) =>
    [
      withParameter(BUS, `ram${seed}`, 'ADDR_WIDTH', '3'),
      withParameter(BUS, `ram${seed}`, 'ADDR_WIDTH', '29'),
      withParameter(BUS, `ram${seed}`, 'DATA_WIDTH', '48'),
      withParameter(BUS, `ram${seed}`, 'ADDR_WIDTH', 'UNKNOWN+1'),
      withParameter(COUNTERS[seed]!, 'counter0', 'MODE', '"sideways"'),
    ][seed % 5]!,
  'SOC-ENDPOINT': (seed) =>
    [
      plus(BUS, 'clk', `ram${seed}.clck`),
      plus(BUS, 'nowhere', `timer${seed}.clk`),
      plus(BUS, 'clk', `rom${seed}.clk`),
      link(BUS, 'xbar0.m', `ram${seed}.slave`),
      plus(COUNTERS[seed]!, 'counter0.value[99]', 'counter0.step[0]'),
    ][seed % 5]!,
  'SOC-DIRECTION': (seed) =>
    [
      plus(BUS, 'clk', `timer${seed}.count`),
      plus(COUNTERS[seed]!, 'counter0.start', 'low'),
      link(BUS, `ram${seed}.s`, 'cpu0.m'),
      plus(COUNTERS[seed]!, 'counter0.wrap', 'enable'),
      link(BUS, 'cpu0.m', 'cpu1.m'),
    ][seed % 5]!,
  'SOC-WIDTH': (seed) =>
    seed % 2 === 0
      ? rewire(COUNTERS[seed]!, 'low', () => `counter0.value[${[1, 2, 4][seed % 3]}:0]`)
      : withParameter(BUS, `ram${seed}`, 'DATA_WIDTH', '64'),
  'SOC-PROTOCOL': (seed) =>
    seed % 2 === 0 ? link(BUS, 'xbar0.m', `timer${seed}.s`) : link(BUS, 'bridge0.m', `ram${seed}.s`),
  'SOC-MULTIPLE-DRIVERS': (seed) =>
    [
      plus(BUS, 'clk', `ram${seed}.clk`),
      plus(COUNTERS[seed]!, "1'b1", 'counter0.start[1]'),
      plus(BUS, 'rst_n', `timer${seed}.rst_n`),
      link(BUS, 'cpu0.m', `ram${seed}.s`),
      plus(COUNTERS[seed]!, 'counter0.value[3:2]', 'low[3:2]'),
    ][seed % 5]!,
  'SOC-UNDRIVEN': (seed) =>
    [
      rewire(COUNTERS[seed]!, 'low', () => undefined),
      rewire(COUNTERS[seed]!, 'counter0.start[1:0]', () => undefined),
      rewire(COUNTERS[seed]!, `both[${6 + seed}]`, () => undefined),
      plus(
        rewire(COUNTERS[seed]!, 'low', () => undefined),
        'counter0.value[2:0]',
        'low[2:0]',
      ),
      rewire(
        rewire(COUNTERS[seed]!, 'counter0.start[1:0]', () => undefined),
        `counter0.start[${5 + seed}:2]`,
        () => undefined,
      ),
    ][seed % 5]!,
  'SOC-COMBINATIONAL-LOOP': (seed) => {
    const gates = Array.from({ length: 2 + seed }, (_, index) => `gate${index}`);
    const ring = gates.map((name, index) => [`${gates.at(index - 1)!}.y`, `${name}.a`] as const);
    const more = {
      ...BUS.instances,
      ...Object.fromEntries(gates.map((name) => [name, { ip: 'test:ip:gate:1.0' }])),
    };
    const wired = ring.reduce((document, [from, to]) => plus(document, from, to), {
      ...BUS,
      instances: more,
    });
    return seed % 2
      ? wired
      : plus({ ...wired, portConnections: BUS.portConnections }, 'gate0.z', 'gate0.b[2:1]');
  },
  'SOC-UNREAD': (seed) => ({
    ...BUS,
    ports: { [`extra${seed}`]: { direction: 'in', width: String(seed + 1) } },
  }),
  'SOC-DEBUG-RESET': (seed) => ({
    ...BUS,
    instances: { ...BUS.instances, [`hart${seed}`]: { ip: 'test:ip:debugged:1.0' } },
  }),
  'SOC-REQUIRED-OPEN': (seed) =>
    seed % 2 === 0
      ? rewire(COUNTERS[seed]!, 'counter0.enable', () => undefined)
      : {
          ...BUS,
          interfaceConnections: BUS.interfaceConnections.filter(
            ({ subordinate }) => subordinate !== `ram${seed}.s`,
          ),
        },
  'SOC-CLOCK-MISSING': (seed) => rewire(BUS, `timer${seed}.clk`, () => (seed % 3 === 0 ? "1'b0" : undefined)),
  'SOC-CLOCK-AS-DATA': (seed) =>
    seed % 2
      ? rewire(COUNTERS[seed]!, 'counter0.enable', () => 'clk')
      : rewire(BUS, `ram${seed}.rst_n`, () => 'clk'),
  'SOC-DATA-AS-CLOCK': (seed) =>
    rewire(BUS, `ram${seed}.clk`, () => (seed % 2 ? 'rst_n' : `timer${seed}.irq`)),
  'SOC-CLOCK-DOMAIN': (seed) => rewire(OTHER, `${seed % 2 ? 'ram' : 'timer'}${seed}.clk`, () => 'other'),
  'SOC-CLOCK-CROSSING': (seed) => {
    const moved = rewire(OTHER, `timer${seed}.clk`, () => 'other');
    return seed % 2
      ? withInterrupt(moved, `timer${seed}.irq`, 'cpu1.irq', seed % 4)
      : plus(moved, `timer${seed}.irq`, `cpu1.irq[${seed % 4}]`);
  },
  'SOC-RESET-MISSING': (seed) => rewire(BUS, `ram${seed}.rst_n`, () => (seed % 3 === 0 ? "1'b1" : undefined)),
  'SOC-RESET-POLARITY': (seed) =>
    seed % 2 === 0
      ? rewire(BUS, `ram${seed}.rst_n`, () => 'rst')
      : rewire(COUNTERS[seed]!, 'counter0.rst', () => 'rst_n'),
  'SOC-RESET-DOMAIN': (seed) =>
    rewire(OTHER, `${seed % 2 ? 'ram' : 'timer'}${seed}.rst_n`, () => 'other_rst_n'),
  'SOC-ADDRESS-MISSING': (seed) => ({
    ...BUS,
    addressMap: without(BUS.addressMap, `${seed % 2 ? 'ram' : 'timer'}${seed}.s`),
  }),
  'SOC-ADDRESS-OVERLAP': (seed) =>
    place(
      BUS,
      `ram${seed}.s`,
      seed % 2 ? 0x20000000 + ((seed + 3) % SEEDS) * 0x1000 : 0x80000000 + seed * 0x1000,
    ),
  'SOC-ADDRESS-ALIGNMENT': (seed) => place(BUS, `timer${seed}.s`, 0x90000000 + 4 * (seed + 1)),
  'SOC-ADDRESS-SIZE': (seed) =>
    place(BUS, `timer${seed}.s`, 0x90000000, [3, 0x1800, 5, 0, 0xfff, 1, 2, 0x3000, 0x1001, 7][seed]),
  'SOC-ADDRESS-SPAN': (seed) => place(BUS, `timer${seed}.s`, 0x90000000, seed % 2 ? 0x800 : 0x10000),
  'SOC-ADDRESS-RANGE': (seed) => place(BUS, `ram${seed}.s`, 0x100000000 + seed * 0x1000),
  'SOC-ADDRESS-UNREACHABLE': (seed) =>
    place(
      BUS,
      [
        'cpu0.m',
        'xbar0.s',
        'ram0',
        'nothing.s',
        'clk',
        'bridge0.s',
        'ram0.clk',
        'timer0.irq',
        'cpu1.m',
        'ram99.s',
      ][seed]!,
      0xa0000000,
    ),
  'SOC-INTERRUPT-SOURCE': (seed) =>
    withInterrupt(BUS, seed % 2 ? `timer${seed}.count` : `ram${seed}.rst_n`, 'cpu1.irq', 0),
  'SOC-INTERRUPT-SINK': (seed) =>
    withInterrupt(
      BUS,
      `timer${seed}.irq`,
      ['cpu0.halted', 'cpu0.nmi', 'clk', 'cpu9.irq', 'cpu0.m'][seed % 5]!,
      0,
    ),
  'SOC-INTERRUPT-NUMBER': (seed) => withInterrupt(BUS, `timer${seed}.irq`, 'cpu1.irq', 4 + seed),
  'SOC-INTERRUPT-NEVER': (seed) => withInterrupt(CONTROLLED, `timer${seed}.irq`, 'plic0.sources', 0),
  'SOC-INTERRUPT-WIRED': (seed) =>
    seed % 2
      ? plus(CONTROLLED, `timer${seed}.irq`, `plic0.sources[${seed}]`)
      : plus(CONTROLLED, `timer${seed}.count[3:${seed % 4}]`, `plic0.sources[${9 - (seed % 4)}:6]`),
  'SOC-INTERRUPT-CLASH': (seed) =>
    withInterrupt(
      withInterrupt(BUS, `timer${seed}.irq`, 'cpu1.irq', 1),
      `timer${(seed + 5) % SEEDS}.irq`,
      'cpu1.irq',
      1,
    ),
  'SOC-FILE-MISSING': (seed) => withParameter(BUS, `ram${seed}`, 'INIT_FILE', `"sw/missing${seed}.hex"`),
  'SOC-HIERARCHY-CYCLE': (seed) => ({
    ...(seed % 2 ? parent : BUS),
    instances: {
      ...(seed % 2 ? parent : BUS).instances,
      [`self${seed}`]: { ip: (seed % 2 ? parent : BUS).vlnv },
    },
  }),
  'SOC-RESET-VECTOR': (seed) =>
    seed % 2 ? STARTED : place(STARTED, 'timer0.s', 0x90000000 + seed * 0x10000),
  'SOC-CACHED-DEVICE': (seed) =>
    place(
      { ...STARTED, instances: { ...BUS.instances, cpu0: { ip: 'test:ip:caching:1.0' } } },
      'timer0.s',
      0x90000000 + seed * 0x10000,
    ),
  'SOC-CACHED-SHARED': (seed) => {
    const cpu0 = { ip: `test:ip:${seed % 2 ? 'helpless' : 'cleaning'}:1.0` };
    const bus = designs.busDesign(2 + (seed % 3), 1 + (seed % 2), 0);
    return { ...bus, instances: { ...bus.instances, cpu0 } };
  },
  'SOC-IDEMPOTENT-DEVICE': (seed) =>
    place(
      { ...STARTED, instances: { ...BUS.instances, cpu0: { ip: 'test:ip:ahead:1.0' } } },
      'timer0.s',
      0x90000000 + seed * 0x10000,
    ),
  'SOC-EXCLUSIVE': (seed) => {
    const lite = [{ ip: 'axi4_axi4lite_bridge' }, { ip: 'axi4lite_axi4_bridge' }];
    const config = { name: `exclusive${seed}`, managers: 1 + (seed % 3), memories: 1 + (seed % 2) };
    return fabricDocument({ ...config, transactions: 0, behind: [lite] });
  },
  'SOC-USER': (seed) => {
    const slice = { ip: 'axi4_register_slice', parameters: { USER_WIDTH: 1 + (seed % 3) } };
    const config = { name: `user${seed}`, managers: 1 + (seed % 2), memories: 1, transactions: 0 };
    return fabricDocument(seed % 2 ? { ...config, before: [[slice]] } : { ...config, behind: [[slice]] });
  },
  'SOC-PARITY': (seed) => {
    const before = { ip: seed % 2 ? 'axi4_burst_splitter' : 'axi4_parity' };
    const config = { name: `parity${seed}`, managers: 1 + (seed % 3), memories: 1, transactions: 0 };
    return fabricDocument({ ...config, behind: [[before, { ip: 'axi4_parity' }]] });
  },
  'SOC-INTERCONNECT-LOOP': (seed) => {
    const row = designs.cascade();
    const [outer, inner] = seed % 2 ? ['xbar0', 'xbar1'] : ['xbar1', 'xbar1'];
    const more = link(row, `${inner}.m`, `${outer}.s`);
    return { ...more, name: `loop${seed}`, description: 'a row that bites its tail' };
  },
};

describe.each(Object.entries(FAULTS) as [Code, Seeded][])('%s', (code, seeded) => {
  it.each(Array.from({ length: SEEDS }, (_, seed) => seed))('is found, seed %i', (seed) => {
    const faulty = seeded(seed);
    const library = {
      ...testLibrary([...children, faulty], [...CACHING_IPS]),
      hasFile: (path: string) => path === 'sw/boot.hex',
    };
    const found = check(faulty, library).filter((diagnostic) => diagnostic.code === code);
    expect(found.length).toBeGreaterThan(0);
    for (const { place: where, severity, fix } of found) {
      expect(where?.kind).toBe('document');
      expect(severity).toBe(CODES[code].severity);
      if (!fix) continue;
      const edited = applyEdits(faulty, fix.edits);
      expect(edited.refused).toBeUndefined();
      expect(check(edited.document!, library).filter((each) => each.code === code).length).toBeLessThan(
        found.length,
      );
    }
  });
});

it('has seeded faults for every code but those of array ports, of patches and of the library, which have tests of their own', () => {
  expect(Object.keys(CODES).filter((code) => !(code in FAULTS))).toEqual([
    ...['SOC-IP-TWICE', 'SOC-IP-HIDES', 'SOC-PATCH', 'SOC-PATCH-IDLE', 'SOC-SHAPE'],
  ]);
});
