import { SocDocument } from '@netloom/model';
import type { Random } from '../../../packages/registers/test/random/random.ts';
import { Builder, library } from './builder.ts';
import type { Draft } from './builder.ts';
import { addPeripheral } from './peripherals.ts';

/** Folders of the blocks that random SoCs have. */
export const BLOCKS = [
  ...['gpio', 'uart', 'spi', 'timer', 'watchdog', 'plic', 'sram', 'rom', 'exerciser'],
  ...['axi4lite_crossbar', 'axi4lite_apb_bridge'],
];

export interface SocDraft {
  top: Draft;
  /** Documents that the top has instances of. */
  children: Draft[];
}

/** A SoC without a fault: managers, cascades of interconnect, memories, peripherals, SoCs inside, domains of clocks. */
export function randomSoc(random: Random, name: string): SocDraft {
  const children = random.chance(0.4) ? [randomChild(random, `${name}_child`)] : [];
  const soc = new Builder(name, random, random.pick([0, 0x10000, 0x40000000]));
  soc.draft.parameters = { PINS: String(random.integer(1, 8)), LINES: String(random.integer(1, 6)) };
  const managers = addManagers(soc, '');
  const crossbar = soc.block('xbar', library('axi4lite_crossbar'));
  for (const each of managers) soc.link(`${each}.m_axil`, `${crossbar}.s`);
  addMemories(soc, crossbar, '');
  const bus = addBridge(soc, addCascade(soc, crossbar));
  const requests: string[] = [];
  for (let count = random.integer(1, 5); count > 0; count--) requests.push(...addPeripheral(soc, bus));
  for (const each of children) addChild(soc, each, crossbar);
  addInterrupts(soc, bus, managers[0]!, requests);
  if (random.chance(0.3)) addIsland(soc);
  if (random.chance(0.25)) exportBus(soc, bus);
  return { top: soc.draft, children };
}

/** The documents as the product reads them; undefined where the schema refuses them already. */
export function parsed({ top, children }: SocDraft): [SocDocument, ...SocDocument[]] | undefined {
  const found = [top, ...children].map((each) => SocDocument.safeParse(each));
  if (found.some(({ success }) => !success)) return undefined;
  return found.map(({ data }) => data!) as [SocDocument, ...SocDocument[]];
}

function addManagers(soc: Builder, domain: string): string[] {
  const { random } = soc;
  const names: string[] = [];
  for (let count = domain === '' ? random.integer(1, 2) : 1; count > 0; count--) {
    const lines = random.pick(['1', '3', 'LINES', 'LINES+1']);
    const name = soc.block('ex', library('exerciser'), { IRQ_COUNT: lines }, domain);
    soc.show(`${name}.done`, '1');
    soc.show(`${name}.failed`, '1');
    names.push(name);
  }
  return names;
}

function addMemories(soc: Builder, crossbar: string, domain: string): void {
  for (let count = soc.random.integer(1, 3); count > 0; count--) {
    const kind = soc.random.pick(['sram', 'rom']);
    const bits = soc.random.integer(6, 14);
    const name = soc.block(kind, library(kind), { ADDR_WIDTH: String(bits) }, domain);
    soc.link(`${crossbar}.m`, `${name}.s_axil`);
    soc.place(`${name}.s_axil`, 2 ** bits);
  }
}

/** The crossbar itself or, at times, one behind it with a memory of its own. */
function addCascade(soc: Builder, crossbar: string): string {
  if (!soc.random.chance(0.3)) return crossbar;
  const inner = soc.block('xbar', library('axi4lite_crossbar'));
  soc.link(`${crossbar}.m`, `${inner}.s`);
  addMemories(soc, inner, '');
  return inner;
}

function addBridge(soc: Builder, crossbar: string): string {
  const name = soc.block('bridge', library('axi4lite_apb_bridge'));
  soc.link(`${crossbar}.m`, `${name}.s`);
  return name;
}

/** A SoC whose bus comes from outside: straight to a peripheral, or through a bridge; some wires lead through it. */
function randomChild(random: Random, name: string): Draft {
  const soc = new Builder(name, random);
  const through = random.chance(0.5);
  soc.draft.ports = {
    through_in: { direction: 'in', width: '4' },
    through_out: { direction: 'out', width: '4' },
  };
  if (through) soc.wire('through_in', 'through_out');
  const gpio = soc.block('gpio', library('gpio'), { WIDTH: '4' });
  soc.wire('through_in', `${gpio}.gpio_in`);
  if (!through) soc.wire(`${gpio}.gpio_out`, 'through_out');
  const isBehind = random.chance(0.5);
  const bus = isBehind ? 'axi4-lite' : 'apb';
  const addressWidth = isBehind ? '16' : '12';
  soc.draft.interfaces = { s: { bus, role: 'subordinate', addressWidth, clock: 'clk' } };
  if (!isBehind) {
    soc.link('s', `${gpio}.s_apb`);
    return soc.draft;
  }
  const bridge = soc.block('bridge', library('axi4lite_apb_bridge'), { ADDR_WIDTH: '16' });
  soc.link('s', `${bridge}.s`);
  soc.link(`${bridge}.m`, `${gpio}.s_apb`);
  soc.draft.addressMap[`${gpio}.s_apb`] = { base: '0x0', size: '0x1000' };
  const timer = soc.block('timer', library('timer'));
  soc.link(`${bridge}.m`, `${timer}.s_apb`);
  soc.draft.addressMap[`${timer}.s_apb`] = { base: '0x4000', size: '0x1000' };
  return soc.draft;
}

function addChild(soc: Builder, { vlnv, interfaces }: Draft, crossbar: string): void {
  const name = soc.block('child', vlnv);
  const isWide = interfaces!.s!.bus === 'axi4-lite';
  soc.link(`${isWide ? crossbar : addBridge(soc, crossbar)}.m`, `${name}.s`);
  soc.wire(soc.port('in', '4'), `${name}.through_in`);
  soc.show(`${name}.through_out`, '4');
  soc.place(`${name}.s`, isWide ? 0x10000 : 0x1000);
}

/** Requests go to an interrupt controller or straight to a manager; lines that are left are tied. */
function addInterrupts(soc: Builder, bus: string, manager: string, requests: readonly string[]): void {
  const { draft, random } = soc;
  const lines = Object.entries(draft.instances)
    .filter(([, { ip }]) => ip === library('exerciser'))
    .map(([name, { parameters }]) => ({ name, count: widthOf(parameters!.IRQ_COUNT!, draft) }));
  let sources = requests.slice(0, lines.find(({ name }) => name === manager)!.count);
  if (random.chance(0.5)) {
    const controller = soc.block('plic', library('plic'), {
      SOURCES: String(requests.length + random.integer(1, 3)),
    });
    soc.link(`${bus}.m`, `${controller}.s_apb`);
    soc.place(`${controller}.s_apb`, 0x4000000);
    requests.forEach((source, index) => {
      draft.interrupts[source] = { sink: `${controller}.irq_sources`, number: index + 1 };
    });
    sources = [`${controller}.irq`];
  }
  sources.forEach((source, number) => {
    draft.interrupts[source] = { sink: `${manager}.irq`, number };
  });
  for (const { name, count } of lines) {
    const first = name === manager ? sources.length : 0;
    if (first < count) soc.wire(`${count - first}'h0`, `${name}.irq[${count - 1}:${first}]`);
  }
}

function widthOf(expression: string, { parameters }: Draft): number {
  const [base, more = '0'] = expression.split('+');
  return Number(parameters[base!] ?? base) + Number(more);
}

/** Blocks on a clock of their own. */
function addIsland(soc: Builder): void {
  soc.draft.clocks.clk2 = { frequency: 3e6 };
  soc.draft.resets.rst2_n = { polarity: 'low', clock: 'clk2' };
  const [manager] = addManagers(soc, '2');
  const crossbar = soc.block('xbar', library('axi4lite_crossbar'), {}, '2');
  soc.link(`${manager}.m_axil`, `${crossbar}.s`);
  addMemories(soc, crossbar, '2');
  const lines = widthOf(soc.draft.instances[manager!]!.parameters!.IRQ_COUNT!, soc.draft);
  soc.wire(`${lines}'h0`, `${manager}.irq`);
}

/** What is outside of the SoC answers here. */
function exportBus(soc: Builder, bus: string): void {
  soc.draft.interfaces.ext = { bus: 'apb', role: 'manager', addressWidth: '12', clock: 'clk' };
  soc.link(`${bus}.m`, 'ext');
  soc.place('ext', 0x1000);
}
