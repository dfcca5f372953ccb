import type { IpDescriptor, SocDocument } from '@netloom/model';
import { assignAddresses } from '../../edit/assignAddresses.ts';
import { assignInterrupts } from '../../edit/assignInterrupts.ts';
import { connectClocksAndResets } from '../../edit/clocksAndResets.ts';
import { connect } from '../../edit/connect.ts';
import { addInstance } from '../../edit/instances.ts';
import type { Library } from '../../library/library.ts';
import { emptySoc } from './emptySoc.ts';
import { connectAll, exportOpenPorts, taken } from './steps.ts';

/** Hz of the one clock. */
const CLOCK = 40_000_000;
const BAUD = 115_200;

interface Block {
  ip: string;
  parameters?: Record<string, string>;
  description?: string;
}

/** Blocks of the fabric and its memories. */
const FABRIC: Record<string, Block> = {
  xbar0: {
    ip: 'netloom:interconnect:axi4_crossbar:1.0',
    // Three managers of which two are one core: a bus for all is a fifth of the gates, and simulates faster.
    parameters: {
      ...{ ID_WIDTH: '0', TARGET_ID_WIDTH: '2', THREADS: '3', OUTSTANDING: '2' },
      TOPOLOGY: '"shared-bus"',
    },
  },
  qspi0: {
    ip: 'netloom:ip:qspi:1.0',
    parameters: { ID_WIDTH: '2' },
    description: 'Flash that programs run in',
  },
  sram0: { ip: 'netloom:ip:axi4_sram:1.0', parameters: { ADDR_WIDTH: '16', ID_WIDTH: '2' } },
  dma0: { ip: 'netloom:ip:dma:1.0' },
  lite0: {
    ip: 'netloom:interconnect:axi4_axi4lite_bridge:1.0',
    parameters: { ID_WIDTH: '2' },
    description: 'To the peripherals',
  },
  bridge0: { ip: 'netloom:interconnect:axi4lite_apb_bridge:1.0' },
};

const PERIPHERALS: Record<string, Block> = {
  plic0: { ip: 'netloom:ip:plic:1.0', parameters: { SOURCES: '15' } },
  uart0: {
    ip: 'netloom:ip:uart:1.0',
    parameters: { RESET_DIVISOR: String(Math.round(CLOCK / BAUD)) },
    description: 'Serial line, 115,200 Bd',
  },
  gpio0: { ip: 'netloom:ip:gpio:1.0', parameters: { WIDTH: '16' }, description: 'Pins' },
  gpio1: {
    ip: 'netloom:ip:gpio:1.0',
    parameters: { WIDTH: '4' },
    description: 'Reads the outputs of the PWM back',
  },
  spi0: { ip: 'netloom:ip:spi:1.0' },
  i2c0: { ip: 'netloom:ip:i2c:1.0' },
  target0: { ip: 'netloom:ip:i2c_target:1.0', description: 'Device at a bus of others' },
  pwm0: { ip: 'netloom:ip:pwm:1.0' },
  rtc0: { ip: 'netloom:ip:rtc:1.0', parameters: { FREQUENCY: String(CLOCK) } },
  timer0: { ip: 'netloom:ip:timer:1.0' },
  watchdog0: { ip: 'netloom:ip:watchdog:1.0' },
  crc0: { ip: 'netloom:ip:crc:1.0' },
  mailbox0: { ip: 'netloom:ip:mailbox:1.0', description: 'Between two programs, or two cores' },
  sha0: { ip: 'netloom:ip:sha256:1.0' },
};

const BUSES: [manager: string, subordinate: string][] = [
  ['dma0', 'xbar0'],
  ['xbar0', 'qspi0.s_axi'],
  ['xbar0', 'sram0'],
  ['xbar0', 'lite0'],
  ['lite0', 'bridge0'],
  ...['dma0.s_apb', 'qspi0.s_apb', 'mailbox0.b', ...Object.keys(PERIPHERALS)].map((end): [string, string] => [
    'bridge0',
    end,
  ]),
];

const WIRES: [from: string, to: string][] = [
  ['pwm0.out', 'gpio1.gpio_in'],
  ['plic0.irq', 'cpu0.irq_external'],
];

/** What plays a bus exerciser in a project without a core. */
const EXERCISER = 'netloom:ip:exerciser:1.0';

const managersOf = ({ busInterfaces }: IpDescriptor) =>
  busInterfaces.filter(({ role }) => role === 'manager');

/** Whether the crossbar has room for a manager's IDs beside the number of the manager. */
function fits(descriptor: IpDescriptor, { bus, signals }: IpDescriptor['busInterfaces'][number]): boolean {
  if (bus === 'axi4-lite') return true;
  const widths = [signals['ARID'], signals['AWID']].map(
    (port) => descriptor.ports.find(({ name }) => name === port)?.width ?? '0',
  );
  return bus === 'axi4' && widths.every((width) => width === '0' || width === '1');
}

const isCore = (ip: IpDescriptor) =>
  ip.resetVector !== undefined &&
  managersOf(ip).length > 0 &&
  managersOf(ip).every((manager) => fits(ip, manager));

const isLite = (ip: IpDescriptor) => managersOf(ip).every(({ bus }) => bus === 'axi4-lite');

/** A processor of the library, first of all one whose buses are AXI4-Lite, or the exerciser. */
function processorOf(library: Library): IpDescriptor | undefined {
  const cores = library.names
    .flatMap((vlnv) => library.find(vlnv)?.descriptor ?? [])
    .filter((each) => isCore(each));
  return cores.find(isLite) ?? cores[0] ?? library.find(EXERCISER)?.descriptor;
}

function withBlock(document: SocDocument, library: Library, name: string, block: Block): SocDocument {
  const descriptor = library.find(block.ip)?.descriptor;
  if (!descriptor) return document;
  const added = addInstance(document, descriptor, name).document;
  return { ...added, instances: { ...added.instances, [name]: block } };
}

/** The processor: its buses of AXI4 at the crossbar, each of the others through a bridge. */
function withProcessor(document: SocDocument, library: Library): SocDocument {
  const processor = processorOf(library);
  if (!processor) return document;
  let current = addInstance(document, processor, 'cpu0').document;
  for (const [index, { name, bus, signals }] of managersOf(processor).entries()) {
    const end = `cpu0.${name}`;
    if (bus === 'axi4') {
      if (signals['ARID'] !== undefined) current = withIds(current);
      current = connectAll(current, library, [[end, 'xbar0']]);
      continue;
    }
    const bridge = `axi${index}`;
    current = withBlock(current, library, bridge, { ip: 'netloom:interconnect:axi4lite_axi4_bridge:1.0' });
    current = connectAll(current, library, [
      [end, bridge],
      [bridge, 'xbar0'],
    ]);
  }
  return current;
}

/** The crossbar takes IDs of a bit: a core with one port tells instructions and data apart by them. */
function withIds(document: SocDocument): SocDocument {
  const xbar0 = document.instances['xbar0'];
  if (!xbar0) return document;
  const parameters = { ...xbar0.parameters, ID_WIDTH: '1' };
  return { ...document, instances: { ...document.instances, xbar0: { ...xbar0, parameters } } };
}

/**
 * A microcontroller made by the edits that a person makes: a core on an AXI4 crossbar with a flash that it runs from,
 * SRAM and DMA, and peripherals behind APB.
 */
export function microcontrollerSoc(name: string, library: Library): SocDocument {
  let document: SocDocument = { ...emptySoc(name), clocks: { clk: { frequency: CLOCK } } };
  for (const [instance, block] of Object.entries({ ...FABRIC, ...PERIPHERALS }))
    document = withBlock(document, library, instance, block);
  document = connectAll(withProcessor(document, library), library, BUSES);
  for (const [from, to] of WIRES) document = taken(document, connect(document, library, from, to));
  document = exportOpenPorts(connectClocksAndResets(document, library), library);
  return assignInterrupts(assignAddresses(document, library), library, 'plic0.irq_sources');
}
