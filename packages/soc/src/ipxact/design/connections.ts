import type { IpDescriptor, SocDocument } from '@netloom/model';
import { parseConstant } from '@netloom/hdl/expression';
import type { NameEndpoint } from '../../document/endpoint.ts';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Report } from '../report.ts';
import type { Sections } from './extension.ts';
import type { Frame } from './frame.ts';
import { endText, instanceOf, wiresOf } from './references.ts';
import type { Wire } from './references.ts';
import { say } from '../../wording/sentences.ts';

type Connections = Pick<
  SocDocument,
  'interfaceConnections' | 'portConnections' | 'interrupts' | 'addressMap'
>;
type DescriptorOf = (instance: string) => IpDescriptor | undefined;

/** Wires and buses of a design. Which wires are interrupts, and where subordinates are seen, our extension says. */
export function readConnections(
  root: XmlElement,
  frame: Frame,
  descriptorOf: DescriptorOf,
  sections: Sections,
  mapsOf: MapsOf,
  report: Report,
): Connections {
  const interrupts = { ...(sections['interrupts'] as SocDocument['interrupts'] | undefined) };
  const { buses, wires } = busesOf(root, frame, descriptorOf, mapsOf, report);
  const found: Connections = {
    interfaceConnections: buses,
    portConnections: [],
    interrupts: {},
    addressMap: (sections['addressMap'] as SocDocument['addressMap'] | undefined) ?? {},
  };
  for (const wire of [...wiresOf(root, report), ...wires]) {
    for (const connection of pairsOf(wire, frame, descriptorOf, report)) {
      const line = interrupts[connection.from];
      if (line && connection.to === `${line.sink}[${line.number}]` && wire.name.startsWith('interrupt_'))
        found.interrupts[connection.from] = line;
      else found.portConnections.push(connection);
    }
  }
  return found;
}

/** What drives a wire is its value, else an output of an instance or an input of the design. */
function pairsOf(
  wire: Wire,
  frame: Frame,
  descriptorOf: DescriptorOf,
  report: Report,
): SocDocument['portConnections'] {
  const { ends, value, element, name } = wire;
  if (value === 'open' || value === 'default') return [];
  if (value !== undefined) {
    const literal = parseConstant(value);
    if (!literal) report.lose(say('SOC-IMPORT/ipxact/number', { value, name }), element);
    return literal ? ends.map((end) => ({ from: value, to: endText(end) })) : [];
  }
  const direction = (end: NameEndpoint) => {
    if (end.instance === undefined) {
      if (end.name in frame.clocks || end.name in frame.resets) return 'out';
      const own = frame.ports[end.name]?.direction;
      return own === 'in' ? 'out' : own === 'out' ? 'in' : own;
    }
    return descriptorOf(end.instance)?.ports.find((port) => port.name === end.name)?.direction;
  };
  const both = ends.filter((end) => direction(end) === 'inout');
  const source =
    ends.find((end) => direction(end) === 'out') ??
    both.find(({ instance }) => instance === undefined) ??
    both[0] ??
    ends[0];
  if (!source || ends.length < 2) {
    report.lose(say('SOC-IMPORT/ipxact/end', { name }), element);
    return [];
  }
  if (direction(source) === undefined || direction(source) === 'in')
    report.lose(say('SOC-IMPORT/ipxact/driver', { name, source: endText(source) }), element);
  return ends.filter((end) => end !== source).map((end) => ({ from: endText(source), to: endText(end) }));
}

/** Buses, and the single wires of interfaces whose bus is not known here. */
function busesOf(
  root: XmlElement,
  frame: Frame,
  descriptorOf: DescriptorOf,
  mapsOf: MapsOf,
  report: Report,
): { buses: SocDocument['interfaceConnections']; wires: Wire[] } {
  const holder = childOf(root, 'interconnections') ?? root;
  for (const each of childrenOf(holder, 'monitorInterconnection'))
    report.lose(say('SOC-IMPORT/ipxact/monitor', { name: textOf(each, 'name') ?? '' }), each);
  const hierarchical = childrenOf(childOf(root, 'hierConnections') ?? root, 'hierConnection');
  const buses: SocDocument['interfaceConnections'] = [];
  const wires: Wire[] = [];
  for (const element of [...childrenOf(holder, 'interconnection'), ...hierarchical]) {
    const ends = endsOf(element);
    const roles = ends.map((end) => ({
      text: textOfEnd(end),
      role:
        end.instance === undefined
          ? outerRole(frame.interfaces[end.bus]?.role)
          : roleOf(descriptorOf(end.instance), end.bus),
    }));
    const managers = roles.filter(({ role }) => role === 'manager');
    const others = roles.filter(({ role }) => role === 'subordinate');
    if (managers.length === 1 && others.length > 0 && others.length + 1 === ends.length)
      buses.push(...others.map(({ text }) => ({ manager: managers[0]!.text, subordinate: text })));
    else wires.push(...singleWires(element, ends, mapsOf, report));
  }
  return { buses, wires };
}

interface BusEndReference {
  instance: string | undefined;
  bus: string;
}

/** Ports of an interface of an instance, or of the design's component. */
export type MapsOf = (instance: string | undefined, bus: string) => ReadonlyMap<string, string> | undefined;

const textOfEnd = ({ instance, bus }: BusEndReference) =>
  instance === undefined ? bus : `${instance}.${bus}`;

function endsOf(element: XmlElement): BusEndReference[] {
  const busOf = (each: XmlElement) => each.attributes.get('busRef') ?? '';
  const inner = childrenOf(element, 'activeInterface').map((each) => ({
    instance: instanceOf(each),
    bus: busOf(each),
  }));
  const outer = childrenOf(element, 'hierInterface').map(busOf);
  const name = element.attributes.get('interfaceRef');
  return [
    ...inner,
    ...[...outer, ...(name === undefined ? [] : [name])].map((bus) => ({ instance: undefined, bus })),
  ];
}

/** The ports of one logical signal are one wire. */
function singleWires(element: XmlElement, ends: BusEndReference[], mapsOf: MapsOf, report: Report): Wire[] {
  const name = textOf(element, 'name') ?? '';
  const maps = ends.map(({ instance, bus }) => ({ instance, map: mapsOf(instance, bus) }));
  const missing = maps.findIndex(({ map }) => map === undefined);
  if (missing >= 0) {
    const text = textOfEnd(ends[missing]!);
    report.lose(say('SOC-IMPORT/ipxact/interconnection', { name, end: text }), element);
    return [];
  }
  const signals = new Set(maps.flatMap(({ map }) => [...map!.keys()]));
  const wires = [...signals].map((signal): Wire => ({
    name: `${name} ${signal}`,
    ends: maps.flatMap(({ instance, map }) => {
      const port = map!.get(signal);
      return port === undefined
        ? []
        : [{ kind: 'name' as const, name: port, ...(instance !== undefined && { instance }) }];
    }),
    value: undefined,
    element,
  }));
  report.lose(say('SOC-IMPORT/ipxact/oneBus', { name, count: wires.length }), element);
  return wires.filter((wire) => wire.ends.length > 1);
}

function roleOf(descriptor: IpDescriptor | undefined, bus: string | undefined) {
  return descriptor?.busInterfaces.find(({ name }) => name === bus)?.role;
}

/** The world behind a manager of the top level is a subordinate. */
function outerRole(role: 'manager' | 'subordinate' | undefined) {
  if (role === undefined) return undefined;
  return role === 'manager' ? 'subordinate' : 'manager';
}
