import type { Random } from '../../../packages/registers/test/random/random.ts';
import type { Draft } from './builder.ts';
import { library } from './builder.ts';
import type { SocDraft } from './randomSoc.ts';

type Fault = (draft: Draft, random: Random, soc: SocDraft) => string;

/** Changes a SoC in one respect, mostly for the worse, and says how. */
export function spoil(
  soc: SocDraft,
  random: Random,
  kinds: readonly (keyof typeof FAULTS)[] = KINDS,
): string {
  const kind = random.pick(kinds);
  return `${kind} ${FAULTS[kind](soc.top, random, soc)}`;
}

const hex = (value: number) => `0x${value.toString(16)}`;
const keys = (record: object) => Object.keys(record);
const instancesOf = (draft: Draft, ip: string) =>
  keys(draft.instances).filter((name) => draft.instances[name]!.ip === library(ip));

/** What a wire may come from, right or wrong. */
function anySource(draft: Draft, random: Random): string {
  const own = draft.portConnections.map(({ from }) => from);
  const blocks = keys(draft.instances).map((name) => `${name}.irq`);
  return random.pick([
    ...own,
    ...own,
    ...blocks,
    ...keys(draft.ports),
    ...keys(draft.clocks),
    "1'b1",
    "4'hA",
    '0',
  ]);
}

function sliced(end: string, random: Random): string {
  const low = random.integer(0, 3);
  return `${end.replace(/\[.*$/, '')}[${random.chance(0.5) ? low : `${low + random.integer(0, 3)}:${low}`}]`;
}

function renamed<T extends Draft>(draft: T, from: string, to: string): T {
  const text = JSON.stringify(draft).replaceAll(`"${from}"`, `"${to}"`);
  return JSON.parse(text.replaceAll(`"${from}.`, `"${to}.`).replaceAll(`"${from}[`, `"${to}[`)) as T;
}

function anEntry(draft: Draft, random: Random) {
  const endpoint = random.pick(keys(draft.addressMap));
  return { endpoint, block: draft.addressMap[endpoint]! };
}

const BLOCK_NAMES = [
  'reg',
  'Gpio0',
  'XBAR0',
  'clk',
  'xbar0_m',
  'first',
  'nl_gpio',
  'nl_gpio_regs',
  'unique0',
];
const PORT_NAMES = [
  'unused',
  'gpio0_irq',
  'logic',
  'Clk',
  'ex0',
  'gpio0_gpio_oe',
  'soc',
  'PINS',
  'first_match',
];
const EXPRESSIONS = [
  '0',
  '1',
  '33',
  '-1',
  '7',
  '4096',
  'PINS',
  'PINS*LINES',
  'NONE',
  '"x"',
  '1/0',
  '3.5',
  '',
];

const FAULTS = {
  unwired(draft, random) {
    const at = random.integer(0, draft.portConnections.length - 1);
    return draft.portConnections.splice(at, 1)[0]!.to;
  },
  wiredTwice(draft, random) {
    const to = random.pick(draft.portConnections).to;
    const from = anySource(draft, random);
    draft.portConnections.push({ from, to });
    return `${from} -> ${to}`;
  },
  rewired(draft, random) {
    const wire = random.pick(draft.portConnections);
    wire.from = anySource(draft, random);
    return `${wire.from} -> ${wire.to}`;
  },
  slicedSource(draft, random) {
    const wire = random.pick(draft.portConnections);
    wire.from = sliced(wire.from.includes("'") ? anySource(draft, random) : wire.from, random);
    return `${wire.from} -> ${wire.to}`;
  },
  slicedSink(draft, random) {
    const wire = random.pick(draft.portConnections);
    wire.to = sliced(wire.to, random);
    return `${wire.from} -> ${wire.to}`;
  },
  misspelt(draft, random) {
    const wire = random.pick(draft.portConnections);
    const end = random.pick(['from', 'to'] as const);
    wire[end] = random.pick([
      'no',
      `${wire[end]}x`,
      `${wire[end].split('.')[0]}.none`,
      'no.irq',
      `${wire[end]}[99]`,
    ]);
    return wire[end];
  },
  reversed(draft, random) {
    const wire = random.pick(draft.portConnections);
    [wire.from, wire.to] = [wire.to, wire.from];
    return `${wire.from} -> ${wire.to}`;
  },
  blockRenamed(draft, random, soc) {
    const [from, to] = [random.pick(keys(draft.instances)), random.pick(BLOCK_NAMES)];
    soc.top = renamed(draft, from, to);
    return `${from} ${to}`;
  },
  portRenamed(draft, random, soc) {
    const from = random.pick([...keys(draft.ports), ...keys(draft.clocks), ...keys(draft.resets)]);
    const to = random.pick([...PORT_NAMES, draft.name]);
    soc.top = renamed(draft, from, to);
    return `${from} ${to}`;
  },
  portAdded(draft, random) {
    const name = random.pick([...PORT_NAMES, 'more']);
    draft.ports[name] = {
      direction: random.pick(['in', 'out']),
      width: random.pick(['1', '3', 'PINS', ...EXPRESSIONS]),
    };
    if (random.chance(0.5)) draft.portConnections.push({ from: anySource(draft, random), to: name });
    return name;
  },
  portWidth(draft, random) {
    const name = keys(draft.ports)[0];
    if (name === undefined) return 'none';
    draft.ports[name]!.width = random.pick(EXPRESSIONS);
    return `${name} ${draft.ports[name]!.width}`;
  },
  parameter(draft, random) {
    const name = random.pick(keys(draft.instances));
    const known = { ...draft.instances[name]!.parameters };
    known[random.pick([...keys(known), ...keys(known), 'NONE', 'DATA_WIDTH'])] = random.pick(EXPRESSIONS);
    draft.instances[name]!.parameters = known;
    return `${name} ${JSON.stringify(known)}`;
  },
  missingFile(draft, random) {
    const memory = random.pick([...instancesOf(draft, 'sram'), ...instancesOf(draft, 'rom')]);
    draft.instances[memory]!.parameters = { INIT_FILE: random.pick(['"none.hex"', 'none', '""', '0']) };
    return memory;
  },
  unknownIp(draft, random) {
    const name = random.pick(keys(draft.instances));
    draft.instances[name]!.ip = random.pick(['netloom:ip:gpio:9.9', library('timer'), draft.vlnv]);
    return `${name} ${draft.instances[name]!.ip}`;
  },
  unlinked(draft, random) {
    const at = random.integer(0, draft.interfaceConnections.length - 1);
    return draft.interfaceConnections.splice(at, 1)[0]!.subordinate;
  },
  linkedTwice(draft, random) {
    const [one, other] = [random.pick(draft.interfaceConnections), random.pick(draft.interfaceConnections)];
    draft.interfaceConnections.push({ manager: one.manager, subordinate: other.subordinate });
    return `${one.manager} ${other.subordinate}`;
  },
  linkedWrongly(draft, random) {
    const [one, other] = [random.pick(draft.interfaceConnections), random.pick(draft.interfaceConnections)];
    if (random.chance(0.5)) [one.manager, other.manager] = [other.manager, one.manager];
    else [one.manager, one.subordinate] = [one.subordinate, one.manager];
    return `${one.manager} ${one.subordinate}`;
  },
  interfaceWired(draft, random) {
    const at = random.pick(keys(draft.addressMap)).split('.')[0]!;
    draft.portConnections.push({
      from: '0',
      to: `${at}.${random.pick(['s_apb_psel', 's_axil_awvalid', 's_apb_pwdata[3:0]'])}`,
    });
    return at;
  },
  moved(draft, random) {
    const [one, other] = [anEntry(draft, random), anEntry(draft, random)];
    const base =
      Number(other.block.base) +
      random.pick([0, 0, 4, 0x40, 0x80000000, 0x100000000, Number(other.block.size)]);
    one.block.base = hex(base);
    return `${one.endpoint} ${one.block.base}`;
  },
  resized(draft, random) {
    const { endpoint, block } = anEntry(draft, random);
    const size = random.pick([0, 1, 2, 3, 0x20, 0x800, 0x1800, 0x2000, 0x100000, 0x100000000]);
    block.size = hex(size);
    return `${endpoint} ${block.size}`;
  },
  aliased(draft, random) {
    const { endpoint, block } = anEntry(draft, random);
    const more = random.chance(0.5)
      ? { offset: random.pick(['0x0', '0x4', '0x800', '0x1000']), size: random.pick(['0x4', '0x800', '0x3']) }
      : {};
    block.aliases = [
      ...(block.aliases ?? []),
      { base: hex(random.pick([0, 0x800, 0x90000000, 0x90000004, Number(block.base)])), ...more },
    ];
    return `${endpoint} ${JSON.stringify(block.aliases)}`;
  },
  restricted(draft, random) {
    const { endpoint, block } = anEntry(draft, random);
    Object.assign(
      block,
      random.pick([
        { readOnly: true },
        { secure: true },
        { privileged: true },
        { managers: ['ex0.m_axil'] },
        { managers: ['no.m'] },
        { managers: [] },
      ]),
    );
    return `${endpoint} ${JSON.stringify(block)}`;
  },
  unmapped(draft, random) {
    const { endpoint } = anEntry(draft, random);
    delete draft.addressMap[endpoint];
    return endpoint;
  },
  mappedAnew(draft, random) {
    const name = random.pick(keys(draft.instances));
    const endpoint = random.pick([`${name}.s_apb`, `${name}.m_axil`, 'no.s', `${name}.clk`, name]);
    draft.addressMap[endpoint] = { base: '0xA0000000', size: '0x1000' };
    return endpoint;
  },
  narrowed(draft, random) {
    const name = random.pick(keys(draft.instances).filter((each) => /^(ex|xbar|bridge)/.test(each)));
    const width = random.pick(['12', '16', '20', '24', '32', '64']);
    draft.instances[name]!.parameters = { ...draft.instances[name]!.parameters, ADDR_WIDTH: width };
    return `${name} ${width}`;
  },
  interrupt(draft, random) {
    const source = random.pick([...keys(draft.interrupts), anySource(draft, random), 'ex0.done', 'no.irq']);
    const sink = random.pick([
      ...keys(draft.instances).map((name) => `${name}.irq`),
      'plic0.irq_sources',
      'plic0.irq_sources',
      'ex0.irq',
      'clk',
      'none',
    ]);
    draft.interrupts[source] = { sink, number: random.pick([0, 0, 1, 1, 2, 3, 31, 32]) };
    return `${source} ${sink} ${draft.interrupts[source].number}`;
  },
  interruptWired(draft, random) {
    const source = random.pick([...keys(draft.interrupts), anySource(draft, random)]);
    const sink = `${random.pick(['plic0.irq_sources', 'ex0.irq'])}[${random.integer(0, 4)}]`;
    draft.portConnections.push({ from: source, to: sink });
    return `${source} ${sink}`;
  },
  clocking(draft, random) {
    const more = random.chance(0.5);
    if (more) draft.clocks.other = { frequency: 7e6 };
    if (more)
      draft.resets.other_n = {
        polarity: random.pick(['low', 'high']),
        clock: random.pick(['other', 'clk', 'none']),
      };
    const wires = draft.portConnections.filter(({ to }) => /\.(clk|rst_n)$/.test(to));
    const wire = random.pick(wires);
    wire.from = random.pick(['other', 'other_n', 'clk', 'rst_n', 'clk2', "1'b0", 'ex0.done', 'gpio0.irq']);
    return `${wire.to} ${wire.from}`;
  },
  loop(draft) {
    const children = keys(draft.instances).filter((name) => name.startsWith('child'));
    for (const name of children) {
      const wire = draft.portConnections.find(({ to }) => to === `${name}.through_in`);
      if (wire) wire.from = `${name}.through_out`;
    }
    return children.join(' ');
  },
} satisfies Record<string, Fault>;

const KINDS = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
