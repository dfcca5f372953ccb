import type { BusInterface, IpDescriptor, IpPort, SocDocument } from '@netloom/model';
import { allPlaces } from '../addressmap/places.ts';
import { parseEndpoint } from '../document/endpoint.ts';
import { sortedRecord } from '../document/order.ts';
import { blockSeen } from './blockSeen.ts';
import type { Library } from './library.ts';
import { documentValues, ownParameters } from './ownParameters.ts';
import { signalsOf, topSignalPort, topSignalWidth } from './topInterface.ts';
import type { SocInterface } from './topInterface.ts';
import { topRanges } from './topRanges.ts';
import { hasTopParity } from './topParity.ts';

/**
 * A SoC document as an IP that other documents can instantiate. Widths are those of the document's own parameters;
 * where an instance sets them, a variant of the document takes its place.
 */
export function describeDocument(document: SocDocument, library: Library): IpDescriptor {
  const interfaces = Object.entries(document.interfaces);
  const values = documentValues(document);
  const blockAt = (instance: string) => blockSeen(document, library, values, instance);
  return {
    netloom: 'ip',
    version: 1,
    vlnv: document.vlnv,
    module: document.name,
    title: document.title ?? document.name,
    description: document.description ?? '',
    category: 'Hierarchy',
    parameters: ownParameters(document),
    ports: topPorts(document),
    busInterfaces: interfaces.map(([name, each]) => {
      const cached = topRanges(document, name, blockAt, 'cached');
      const idempotent = topRanges(document, name, blockAt, 'idempotent');
      return {
        ...busInterface(document, name, each),
        ...(hasTopParity(document, values, name, blockAt) && { parity: true }),
        ...(cached.length > 0 && { cached }),
        ...(idempotent.length > 0 && { idempotent }),
      };
    }),
    clocks: inputsOf(document.clocks).map((port) => ({ port })),
    resets: Object.entries(document.resets)
      .filter(([, { source }]) => !source)
      .map(([port, { polarity, clock }]) => ({ port, polarity, clock })),
    interrupts: [...interruptOutputs(document, library), ...interruptInputs(document)],
    document: `${document.name}.soc.json`,
    files: [],
    includeDirectories: [],
    defines: {},
  };
}

/** Ports of the top module in their order there: clocks, resets, ports, then each interface's signals. */
export function topPorts(document: SocDocument): IpPort[] {
  const values = documentValues(document);
  const input = (name: string): IpPort => port(name, 'in', '1');
  const { clocks, resets, ports, interfaces } = document;
  const asking = new Set(interruptInputs(document).map((each) => each.port));
  return [
    ...inputsOf(sortedRecord(clocks)).map(input),
    ...inputsOf(sortedRecord(resets)).map(input),
    ...Object.entries(sortedRecord(ports)).map(([name, each]) => ({
      ...port(name, each.direction, each.width),
      ...(asking.has(name) && { tieOff: "'0" }),
    })),
    ...Object.entries(sortedRecord(interfaces)).flatMap(([name, each]) => interfacePorts(name, each, values)),
  ];
}

/** The clocks or resets that come from outside. */
function inputsOf(record: Readonly<Record<string, { source?: unknown }>>): string[] {
  return Object.keys(record).filter((name) => record[name]!.source === undefined);
}

function interfacePorts(
  name: string,
  each: SocInterface,
  values: ReturnType<typeof documentValues>,
): IpPort[] {
  return signalsOf(each).map((signal) =>
    port(
      topSignalPort(name, signal.name),
      signal.driver === each.role ? 'out' : 'in',
      String(topSignalWidth(each, signal, values)),
    ),
  );
}

function port(name: string, direction: IpPort['direction'], width: string): IpPort {
  const scalar = width.trim() === '1';
  return {
    name,
    direction,
    width,
    packed: scalar ? [] : [{ left: `(${width})-1`, right: '0' }],
    unpacked: [],
  };
}

function busInterface(document: SocDocument, name: string, each: SocInterface): BusInterface {
  const signals = signalsOf(each).map((signal) => [signal.name, topSignalPort(name, signal.name)]);
  const reset = Object.entries(document.resets).find(([, { clock }]) => clock === each.clock)?.[0];
  const span = each.role === 'subordinate' ? mappedSpan(document) : undefined;
  return {
    name,
    bus: each.bus,
    role: each.role,
    signals: Object.fromEntries(signals) as Record<string, string>,
    ...(each.clock === undefined ? {} : { clock: each.clock }),
    ...(each.clock === undefined || reset === undefined ? {} : { reset }),
    ...(span === undefined ? {} : { addressSpan: span }),
    multiple: false,
  };
}

/** Bytes up to the end of the document's address map, as a power of two. */
function mappedSpan(document: SocDocument): string | undefined {
  const ends = allPlaces(document).map(({ base, size }) => base + size);
  if (ends.length === 0) return undefined;
  const end = ends.reduce((a, b) => (a > b ? a : b));
  let span = 1n;
  while (span < end) span *= 2n;
  return String(span);
}

/** Top-level outputs that carry an interrupt of an instance. */
function interruptOutputs(document: SocDocument, library: Library): IpDescriptor['interrupts'] {
  const outputs = document.portConnections.filter(
    ({ from, to }) => document.ports[to]?.direction === 'out' && isInterruptSource(document, from, library),
  );
  return outputs.map(({ to }) => ({ port: to, role: 'source', sensitivity: 'level' }));
}

function isInterruptSource(document: SocDocument, from: string, library: Library): boolean {
  const endpoint = parseEndpoint(from);
  if (endpoint?.kind !== 'name' || endpoint.instance === undefined) return false;
  const ip = document.instances[endpoint.instance]?.ip;
  const interrupts = ip === undefined ? [] : (library.find(ip)?.descriptor.interrupts ?? []);
  return interrupts.some(({ port: name, role }) => name === endpoint.name && role === 'source');
}

/** Top-level inputs that ask for interrupts of an instance; what is not connected to them does not. */
function interruptInputs({ interrupts, ports }: SocDocument): IpDescriptor['interrupts'] {
  const names = new Set(Object.keys(interrupts).map((source) => source.replace(/\[.*$/, '')));
  return Object.keys(ports)
    .filter((port) => names.has(port) && ports[port]!.direction === 'in')
    .map((port) => ({ port, role: 'sink', sensitivity: 'level' }));
}
