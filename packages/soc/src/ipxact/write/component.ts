import type { Values } from '@netloom/hdl/expression';
import { resolveParameters } from '@netloom/hdl/expression';
import type { BusType, IpDescriptor, IpParameter, IpPort } from '@netloom/model';
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
};
/** What Vivado knows; AXI4 and AXI4-Lite are told apart by PROTOCOL. */
const XILINX: Readonly<Partial<Record<BusType, string>>> = {
  'axi4-lite': 'xilinx.com:interface:aximm:1.0',
  axi4: 'xilinx.com:interface:aximm:1.0',
  'axi-stream': 'xilinx.com:interface:axis:1.0',
  apb: 'xilinx.com:interface:apb:1.0',
  'ahb-lite': 'xilinx.com:interface:ahblite:2.0',
};

/** Names of the files that describe the component further: its design, of a SoC document. */
export interface Hierarchy {
  configuration: string;
  design: string;
}

/** A component of a block: interfaces, ports, parameters and sources. */
export function componentText(descriptor: IpDescriptor, writing: Writing, hierarchy?: Hierarchy): string {
  const { values } = resolveParameters(descriptor.parameters, {});
  const { year } = writing;
  const interfaces = writing.list('busInterfaces', [
    ...descriptor.busInterfaces.map((bus) => busNode(bus, descriptor, writing)),
    ...descriptor.clocks.map(({ port }) => signalNode('clock', port, 'CLK', descriptor, writing)),
    ...descriptor.resets.map(({ port }) => signalNode('reset', port, 'RST', descriptor, writing)),
    ...descriptor.interrupts.map(({ port }) =>
      signalNode('interrupt', port, 'INTERRUPT', descriptor, writing),
    ),
  ]);
  const names = [
    writing.text('displayName', descriptor.title),
    writing.text('description', descriptor.description),
  ];
  const [title, description] = names;
  tellLosses(descriptor, writing);
  return writing.document(
    writing.element('component', [
      ...writing.identity(descriptor.vlnv),
      ...(year === 2022 ? [title, description] : []),
      interfaces,
      modelNode(descriptor, values, writing, hierarchy),
      choicesNode(descriptor.parameters, writing),
      fileSetNode(descriptor, writing),
      ...(year === 2022 ? [] : [description]),
      writing.list(
        'parameters',
        descriptor.parameters.map((each) => parameterNode(each, values, writing)),
      ),
    ]),
  );
}

function tellLosses(descriptor: IpDescriptor, writing: Writing): void {
  const { registers, includeDirectories, defines, combinational, generator, busInterfaces, ports } =
    descriptor;
  const parts: [unknown, string][] = [
    [registers, 'the register description: it is exported from the register editor'],
    [includeDirectories.length, 'the include folders of the sources'],
    [Object.keys(defines).length, 'the defines of the sources'],
    [combinational?.length, 'the combinational paths'],
    [generator, 'the options of the generator, and the pins that its connections make'],
    [busInterfaces.some(({ addressSpan }) => addressSpan !== undefined), 'the address spans of interfaces'],
    [ports.some(({ unpacked }) => unpacked.length > 0), 'that dimensions of ports are unpacked'],
    [writing.year !== 2022 && descriptor.title !== descriptor.module, `the title ${descriptor.title}`],
  ];
  for (const [isThere, what] of parts) if (isThere) writing.lose(`${descriptor.vlnv}: ${what}`);
}

function roleNode(
  role: 'manager' | 'subordinate',
  { year, element }: Pick<Writing, 'year' | 'element'>,
): XmlNode {
  if (year === 2022) return element(role === 'manager' ? 'initiator' : 'target');
  return element(role === 'manager' ? 'master' : 'slave');
}

function busNode(
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

function signalNode(
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

function modelNode(
  descriptor: IpDescriptor,
  values: Values,
  writing: Writing,
  hierarchy: Hierarchy | undefined,
): XmlNode {
  const ports = writing.list(
    'ports',
    descriptor.ports.map((port) => portNode(port, values, writing)),
  );
  const fileSet =
    descriptor.files.length > 0
      ? writing.element('fileSetRef', [writing.element('localName', 'rtl')])
      : undefined;
  const settable = descriptor.parameters.filter(({ local }) => !local);
  if (writing.year === 2009) return oldModelNode(descriptor, settable, values, writing, { ports, fileSet });
  const moduleParameters = settable.map((each) =>
    writing.element(
      'moduleParameter',
      [writing.element('name', each.name), writing.element('value', each.name)],
      { parameterId: `MODULE_${each.name}`, type: typeOf(each) },
    ),
  );
  const rtl = writing.element('view', [
    writing.element('name', 'rtl'),
    writing.element('envIdentifier', ':*Synthesis:'),
    writing.element('componentInstantiationRef', 'rtl'),
  ]);
  const instantiation = writing.element('componentInstantiation', [
    writing.element('name', 'rtl'),
    writing.element('language', 'systemVerilog'),
    writing.element('moduleName', descriptor.module),
    writing.list('moduleParameters', moduleParameters),
    fileSet,
  ]);
  return writing.element('model', [
    writing.element('views', [rtl, hierarchy && hierarchicalView(writing)]),
    writing.element('instantiations', [
      instantiation,
      hierarchy && configurationNode(descriptor, hierarchy, writing),
    ]),
    ports,
  ]);
}

/** In 2009 a view says itself what the module is. */
function oldModelNode(
  descriptor: IpDescriptor,
  settable: IpParameter[],
  values: Values,
  writing: Writing,
  { ports, fileSet }: { ports: XmlNode | undefined; fileSet: XmlNode | undefined },
): XmlNode {
  const view = writing.element('view', [
    writing.element('name', 'rtl'),
    writing.element('envIdentifier', ':*Synthesis:'),
    writing.element('language', 'verilog'),
    writing.element('modelName', descriptor.module),
    fileSet,
  ]);
  const parameters = settable.map((each) =>
    writing.element(
      'modelParameter',
      [writing.element('name', each.name), valueNode(each, values, writing, `MODEL_${each.name}`)],
      { dataType: each.type },
    ),
  );
  return writing.element('model', [
    writing.element('views', [view]),
    ports,
    writing.list('modelParameters', parameters),
  ]);
}

function hierarchicalView(writing: Writing): XmlNode {
  return writing.element('view', [
    writing.element('name', 'hierarchical'),
    writing.element('designConfigurationInstantiationRef', 'hierarchical'),
  ]);
}

function configurationNode({ vlnv }: IpDescriptor, { configuration }: Hierarchy, writing: Writing): XmlNode {
  return writing.element('designConfigurationInstantiation', [
    writing.element('name', 'hierarchical'),
    writing.reference('designConfigurationRef', vlnv, configuration),
  ]);
}

function portNode(port: IpPort, values: Values, writing: Writing): XmlNode {
  const ranges = [...port.packed, ...port.unpacked];
  const known =
    ranges.length > 0 || port.width === '1' ? ranges : [{ left: `(${port.width})-1`, right: '0' }];
  const vectors = known.map(({ left, right }) =>
    writing.element('vector', [
      writing.expression('left', left, values),
      writing.expression('right', right, values),
    ]),
  );
  // In 2009 a wire has one vector.
  if (writing.year === 2009 && vectors.length > 1)
    writing.lose(`the port ${port.name}: its further dimensions`);
  const tieOff = port.tieOff === undefined ? undefined : /^'([01])$/.exec(port.tieOff)?.[1];
  if (port.tieOff !== undefined && tieOff === undefined)
    writing.lose(`the port ${port.name}: its tie-off ${port.tieOff}`);
  const wire = writing.element('wire', [
    writing.element('direction', port.direction),
    writing.year === 2009 ? vectors[0] : writing.list('vectors', vectors),
  ]);
  const content = [writing.element('name', port.name), writing.text('description', port.description), wire];
  return writing.element('port', content);
}

const typeOf = ({ type }: IpParameter) => (type === 'integer' ? 'longint' : type);

function valueNode(parameter: IpParameter, values: Values, writing: Writing, id: string): XmlNode {
  const { name, value, local, type } = parameter;
  if (writing.year !== 2009) return writing.element('value', value);
  const number = values[name];
  const text = type === 'string' ? value.replaceAll('"', '') : String(number ?? value);
  return writing.element('value', text, {
    ...(type === 'string' ? {} : { format: type === 'real' ? 'float' : 'long' }),
    resolve: local ? 'generated' : 'user',
    id,
  });
}

function parameterNode(parameter: IpParameter, values: Values, writing: Writing): XmlNode {
  const { name, description, minimum, maximum, choices, local } = parameter;
  const content = [
    writing.element('name', name),
    writing.text('description', description),
    valueNode(parameter, values, writing, name),
  ];
  if (writing.year === 2009) return writing.element('parameter', content);
  return writing.element('parameter', content, {
    parameterId: name,
    type: typeOf(parameter),
    resolve: local ? 'generated' : 'user',
    ...(choices && { choiceRef: `choices_${name}` }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  });
}

function choicesNode(parameters: IpParameter[], writing: Writing): XmlNode | undefined {
  const withChoices = parameters.filter(({ choices }) => choices && choices.length > 0);
  if (writing.year === 2009) {
    for (const { name } of withChoices) writing.lose(`the choices of the parameter ${name}`);
    return undefined;
  }
  return writing.list(
    'choices',
    withChoices.map(({ name, choices = [] }) =>
      writing.element('choice', [
        writing.element('name', `choices_${name}`),
        ...choices.map((choice) => writing.element('enumeration', choice)),
      ]),
    ),
  );
}

function fileSetNode({ files }: IpDescriptor, writing: Writing): XmlNode | undefined {
  if (files.length === 0) return undefined;
  const nodes = files.map((path) =>
    writing.element('file', [
      writing.element('name', path),
      writing.element('fileType', /\.svh?$/i.test(path) ? 'systemVerilogSource' : 'verilogSource'),
    ]),
  );
  return writing.element('fileSets', [
    writing.element('fileSet', [writing.element('name', 'rtl'), ...nodes]),
  ]);
}
