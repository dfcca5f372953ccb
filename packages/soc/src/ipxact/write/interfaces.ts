import type { BusType, IpDescriptor } from '@netloom/model';
import type { XmlNode } from '@netloom/xml';
import type { Writing } from './writing.ts';

/** Bus definitions and the suffix of their abstractions, as Arm, Xilinx and OpenCores name them. */
const BUSES: Readonly<Record<BusType, string>> = {
  'axi4-lite': 'amba.com:AMBA4:AXI4Lite:r0p0_0',
  axi4: 'amba.com:AMBA4:AXI4:r0p0_0',
  'axi-stream': 'amba.com:AMBA4:AXI4Stream:r0p0_0',
  apb: 'amba.com:AMBA4:APB4:r0p0_0',
  'ahb-lite': 'amba.com:AMBA3:AHBLite:r2p0_6',
  wishbone: 'opencores.org:interface:wishbone:b4',
  memory: 'netloom:interface:memory_port:1.0',
  'tl-ul': 'netloom:interface:tlul:1.0',
  'riscv-debug': 'netloom:interface:riscv_debug:1.0',
};
/** What Vivado knows; AXI4 and AXI4-Lite are told apart by PROTOCOL. */
const XILINX: Readonly<Partial<Record<BusType, string>>> = {
  'axi4-lite': 'xilinx.com:interface:aximm:1.0',
  axi4: 'xilinx.com:interface:aximm:1.0',
  'axi-stream': 'xilinx.com:interface:axis:1.0',
  apb: 'xilinx.com:interface:apb:1.0',
  'ahb-lite': 'xilinx.com:interface:ahblite:2.0',
};

function roleNode(
  role: 'manager' | 'subordinate',
  { year, element }: Pick<Writing, 'year' | 'element'>,
): XmlNode {
  if (year === 2022) return element(role === 'manager' ? 'initiator' : 'target');
  return element(role === 'manager' ? 'master' : 'slave');
}

export function busNode(
  { name, bus, role, signals, description }: IpDescriptor['busInterfaces'][number],
  descriptor: IpDescriptor,
  writing: Writing,
): XmlNode {
  const known = writing.year === 2009 ? XILINX[bus] : undefined;
  const isXilinx = known?.includes(':aximm:') ?? false;
  const settings = isXilinx ? [setting('PROTOCOL', bus === 'axi4' ? 'AXI4' : 'AXI4LITE', writing)] : [];
  // A generated block has the pins that its connections make; its component has none of them.
  const ports = new Set(descriptor.ports.map((port) => port.name));
  const maps = Object.entries(signals).filter(([, port]) => ports.has(port));
  return interfaceNode({ name, description, type: known ?? BUSES[bus], role, maps, settings }, writing);
}

export function signalNode(
  kind: 'clock' | 'reset' | 'interrupt',
  port: string,
  logical: string,
  descriptor: IpDescriptor,
  writing: Writing,
): XmlNode {
  const name = `${kind}_${port}`;
  const direction = descriptor.ports.find((each) => each.name === port)?.direction;
  const polarity = descriptor.resets.find((each) => each.port === port)?.polarity;
  const clocked = descriptor.busInterfaces.filter(({ clock }) => clock === port).map((bus) => bus.name);
  const resets = descriptor.resets.filter(({ clock }) => clock === port).map((reset) => reset.port);
  const sensitivity = descriptor.interrupts.find((each) => each.port === port)?.sensitivity;
  const settings = [
    ...(kind === 'reset'
      ? [setting('POLARITY', polarity === 'low' ? 'ACTIVE_LOW' : 'ACTIVE_HIGH', writing)]
      : []),
    ...(kind === 'clock' && clocked.length > 0
      ? [setting('ASSOCIATED_BUSIF', clocked.join(':'), writing)]
      : []),
    ...(kind === 'clock' && resets.length > 0
      ? [setting('ASSOCIATED_RESET', resets.join(':'), writing)]
      : []),
    ...(kind === 'interrupt'
      ? [setting('SENSITIVITY', sensitivity === 'edge' ? 'EDGE_RISING' : 'LEVEL_HIGH', writing)]
      : []),
  ];
  const role = direction === 'out' ? 'manager' : 'subordinate';
  const type = `xilinx.com:signal:${kind}:1.0`;
  return interfaceNode(
    { name, description: undefined, type, role, maps: [[logical, port]], settings },
    writing,
  );
}

interface InterfaceText {
  name: string;
  description: string | undefined;
  type: string;
  role: 'manager' | 'subordinate';
  maps: [string, string][];
  settings: XmlNode[];
}

function interfaceNode(text: InterfaceText, writing: Writing): XmlNode {
  const { name, description, type, role, maps, settings } = text;
  const element = (...given: Parameters<Writing['element']>) => writing.element(...given);
  const portMaps = writing.list(
    'portMaps',
    maps.map(([logical, port]) =>
      element('portMap', [
        element('logicalPort', [element('name', logical)]),
        element('physicalPort', [element('name', port)]),
      ]),
    ),
  );
  const side = roleNode(role, { year: writing.year, element });
  const head = [
    element('name', name),
    writing.text('description', description),
    writing.reference('busType', type),
  ];
  const parameters = writing.list('parameters', settings);
  if (writing.year === 2009) {
    const abstraction = writing.reference('abstractionType', type, '_rtl');
    return element('busInterface', [...head, abstraction, side, portMaps, parameters]);
  }
  const abstraction = element('abstractionType', [
    writing.reference('abstractionRef', type, '_rtl'),
    portMaps,
  ]);
  return element('busInterface', [...head, element('abstractionTypes', [abstraction]), side, parameters]);
}

function setting(name: string, value: string, writing: Writing): XmlNode {
  const content = [writing.element('name', name), writing.element('value', value)];
  return writing.element('parameter', content, writing.year === 2009 ? undefined : { type: 'string' });
}
