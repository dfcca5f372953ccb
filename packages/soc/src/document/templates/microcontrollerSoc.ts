import type { SocDocument } from '@netloom/model';
import { assignAddresses } from '../../edit/assignAddresses.ts';
import { assignInterrupts } from '../../edit/assignInterrupts.ts';
import { connectClocksAndResets } from '../../edit/clocksAndResets.ts';
import { connect } from '../../edit/connect.ts';
import { addInstance } from '../../edit/instances.ts';
import type { Library } from '../../library/library.ts';
import { exportToTop } from '../../edit/exportToTop.ts';
import { managerBits } from '../../generators/axi4Crossbar/spec.ts';
import { emptySoc } from './emptySoc.ts';
import { idWidthOf, managersOf, processorOf, streamsOf } from './processors.ts';
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

/** What answers at the crossbar. */
const SUBORDINATES = ['qspi0', 'sram0', 'lite0'];

const WIRES: [from: string, to: string][] = [
  ['pwm0.out', 'gpio1.gpio_in'],
  ['plic0.irq', 'cpu0.irq_external'],
];

function withBlock(document: SocDocument, library: Library, name: string, block: Block): SocDocument {
  const descriptor = library.find(block.ip)?.descriptor;
  if (!descriptor) return document;
  const added = addInstance(document, descriptor, name).document;
  return { ...added, instances: { ...added.instances, [name]: block } };
}

/** The processor: its buses of AXI4 at the crossbar, each of the others through a bridge, its streams outside. */
function withProcessor(document: SocDocument, library: Library): SocDocument {
  const processor = processorOf(library);
  if (!processor) return document;
  const managers = managersOf(processor);
  const idWidth = Math.max(0, ...managers.map((each) => idWidthOf(library, processor, each)));
  let current = withIds(addInstance(document, processor, 'cpu0').document, idWidth, managers.length);
  for (const [index, { name, bus }] of managers.entries()) {
    const end = `cpu0.${name}`;
    if (bus === 'axi4') {
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
  return streamsOf(processor).reduce(
    (known, { name }) => taken(known, exportToTop(known, library, `cpu0.${name}`)),
    current,
  );
}

/** The crossbar takes IDs of so many bits, and who answers at it those with the number of the manager before them. */
function withIds(document: SocDocument, idWidth: number, ofProcessor: number): SocDocument {
  if (idWidth === 0) return document;
  const managers = ofProcessor + (document.instances['dma0'] ? 1 : 0);
  const targetWidth = String(idWidth + managerBits(managers));
  return Object.entries({
    xbar0: { ID_WIDTH: String(idWidth), TARGET_ID_WIDTH: targetWidth },
    ...Object.fromEntries(SUBORDINATES.map((name) => [name, { ID_WIDTH: targetWidth }])),
  }).reduce((current, [name, parameters]) => withParameters(current, name, parameters), document);
}

function withParameters(
  document: SocDocument,
  name: string,
  parameters: Record<string, string>,
): SocDocument {
  const known = document.instances[name];
  if (!known) return document;
  const changed = { ...known, parameters: { ...known.parameters, ...parameters } };
  return { ...document, instances: { ...document.instances, [name]: changed } };
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
