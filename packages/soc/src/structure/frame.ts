import { portWidth } from '@netloom/hdl/expression';
import { recognise } from '@netloom/hdl';
import type { ModuleStructure } from '@netloom/hdl/structure';
import type { BusInterface, IpPort, SocDocument } from '@netloom/model';
import { standardSignals, signalWidth } from '../bus/protocol.ts';
import { documentValues } from '../library/ownParameters.ts';
import { topSignalPort } from '../library/topInterface.ts';
import type { KnownBlock } from './blocks.ts';
import type { Connectivity } from './sinks.ts';

type Frame = Pick<SocDocument, 'clocks' | 'resets' | 'ports' | 'interfaces'>;
type Values = ReturnType<typeof documentValues>;

/** Stands for a frequency that the text does not say, in Hz. */
const UNKNOWN_FREQUENCY = 100e6;

/** What the top level consists of: interfaces by their signals, clocks and resets by what they lead to. */
export function frameOf(
  structure: ModuleStructure,
  blocks: ReadonlyMap<string, KnownBlock>,
  { sinks }: Connectivity,
  reference: SocDocument | undefined,
  asPorts: ReadonlySet<string>,
): { frame: Frame; guessed: string[] } {
  const values = documentValues({ parameters: structure.constants } as SocDocument);
  const ports = new Map(structure.descriptor.ports.map((port) => [port.name, port]));
  const interfaces = topInterfaces(ports, values, reference, asPorts);
  for (const [name, { bus }] of Object.entries(interfaces))
    for (const signal of standardSignals(bus)) ports.delete(topSignalPort(name, signal.name));
  const leads = leadsOf(blocks, sinks);
  const frame: Frame = { clocks: {}, resets: {}, ports: {}, interfaces };
  const guessed: string[] = [];
  for (const [name, port] of ports) {
    if (isClock(port, leads.clocks, reference)) {
      const known = reference?.clocks[name];
      if (!known) guessed.push(name);
      frame.clocks[name] = known ?? { frequency: UNKNOWN_FREQUENCY };
      ports.delete(name);
    }
  }
  for (const [name, port] of ports) frame.ports[name] = portOf(port, values, reference);
  for (const name of Object.keys(frame.ports)) {
    const reset = resetOf(name, frame, leads.resets, reference);
    if (!reset) continue;
    frame.resets[name] = reset;
    delete frame.ports[name];
  }
  for (const [name, each] of Object.entries(frame.interfaces)) {
    if (each.clock !== undefined && !(each.clock in frame.clocks)) {
      frame.interfaces[name] = { ...each, clock: undefined };
    }
  }
  return { frame, guessed };
}

function numberOf(port: IpPort, values: Values): number {
  const width = portWidth(port, values);
  return width.ok ? Number(width.value) : 1;
}

function portOf(
  port: IpPort,
  values: Values,
  reference: SocDocument | undefined,
): SocDocument['ports'][string] {
  const { name, direction, description } = port;
  const before = reference?.ports[name];
  const bits = numberOf(port, values);
  if (before && before.direction === direction) {
    const same = portWidth({ ...port, width: before.width, packed: [] }, documentValues(reference!));
    if (same.ok && Number(same.value) === bits) return before;
  }
  return { direction, width: port.width, ...(description === undefined ? {} : { description }) };
}

/** Which clock and reset inputs each input of the top level leads to. */
function leadsOf(blocks: ReadonlyMap<string, KnownBlock>, sinks: Connectivity['sinks']) {
  const clocks = new Set<string>();
  const resets = new Map<string, { polarity: 'low' | 'high'; clock: string | undefined }>();
  const sourceOf = (instance: string, pin: string) => {
    const source = sinks.get(`${instance}.${pin}`)?.parts[0]?.source;
    return source?.kind === 'port' ? source.key : undefined;
  };
  for (const [instance, { shape }] of blocks) {
    const own = shape.descriptor;
    for (const { port } of own.clocks) {
      const source = sourceOf(instance, port);
      if (source !== undefined) clocks.add(source);
    }
    for (const { port, polarity, clock } of own.resets) {
      const source = sourceOf(instance, port);
      if (source === undefined || resets.has(source)) continue;
      const through = clock ?? own.clocks[0]?.port;
      resets.set(source, { polarity, clock: through && sourceOf(instance, through) });
    }
  }
  return { clocks, resets };
}

const isBit = ({ direction, width }: IpPort) => direction === 'in' && width === '1';

function isClock(port: IpPort, leads: ReadonlySet<string>, reference: SocDocument | undefined): boolean {
  if (!isBit(port)) return false;
  if (reference)
    return port.name in reference.clocks || (leads.has(port.name) && !(port.name in reference.ports));
  return leads.has(port.name) || recognise({ ports: [port] }).clocks.length > 0;
}

function resetOf(
  name: string,
  { clocks, ports }: Frame,
  leads: ReadonlyMap<string, { polarity: 'low' | 'high'; clock: string | undefined }>,
  reference: SocDocument | undefined,
): SocDocument['resets'][string] | undefined {
  const port = ports[name]!;
  const first = Object.keys(clocks)[0];
  if (port.direction !== 'in' || port.width !== '1' || first === undefined) return undefined;
  const known = reference?.resets[name];
  if (known && known.clock in clocks) return known;
  if (reference && name in reference.ports) return undefined;
  const lead = leads.get(name);
  const named = recognise({ ports: [{ ...port, name, packed: [], unpacked: [] }] }).resets[0];
  const polarity = lead?.polarity ?? named?.polarity;
  if (polarity === undefined) return undefined;
  return { polarity, clock: lead?.clock !== undefined && lead.clock in clocks ? lead.clock : first };
}

/** Interfaces whose ports are exactly those that a document's interface has. */
function topInterfaces(
  ports: ReadonlyMap<string, IpPort>,
  values: Values,
  reference: SocDocument | undefined,
  asPorts: ReadonlySet<string>,
): Frame['interfaces'] {
  const all = [...ports.values()];
  const found: Frame['interfaces'] = {};
  for (const [name, each] of Object.entries(reference?.interfaces ?? {})) {
    if (!asPorts.has(name) && fitsPorts(name, each.bus, each.role, ports)) found[name] = each;
  }
  for (const bus of recognise({ ports: all }).busInterfaces) {
    if (asPorts.has(bus.name) || bus.name in found || !fitsPorts(bus.name, bus.bus, bus.role, ports))
      continue;
    if (overlaps(bus, found)) continue;
    const made = madeInterface(bus, ports, values);
    if (made) found[bus.name] = made;
  }
  return found;
}

function overlaps({ name, bus }: BusInterface, found: Frame['interfaces']): boolean {
  const taken = new Set(
    Object.entries(found).flatMap(([other, each]) =>
      standardSignals(each.bus).map((signal) => topSignalPort(other, signal.name)),
    ),
  );
  return standardSignals(bus).some((signal) => taken.has(topSignalPort(name, signal.name)));
}

/** The outside world plays the other part, and the ports go the way that the document's role says. */
function fitsPorts(
  name: string,
  bus: BusInterface['bus'],
  role: BusInterface['role'],
  ports: ReadonlyMap<string, IpPort>,
): boolean {
  return standardSignals(bus).every((signal) => {
    const port = ports.get(topSignalPort(name, signal.name));
    return port?.direction === (signal.driver === role ? 'out' : 'in');
  });
}

function madeInterface(
  { name, bus, role, clock }: BusInterface,
  ports: ReadonlyMap<string, IpPort>,
  values: Values,
): Frame['interfaces'][string] | undefined {
  const width = (wanted: 'address' | 'data') => {
    const signal = standardSignals(bus).find((each) => each.width === wanted);
    const port = signal && ports.get(topSignalPort(name, signal.name));
    return port ? numberOf(port, values) : 32;
  };
  const [addressWidth, dataWidth] = [width('address'), width('data')];
  const isAlike = standardSignals(bus).every((signal) => {
    const port = ports.get(topSignalPort(name, signal.name));
    return port && numberOf(port, values) === signalWidth(signal, addressWidth, dataWidth);
  });
  if (!isAlike) return undefined;
  return {
    ...{ bus, role, addressWidth: String(addressWidth), dataWidth: String(dataWidth) },
    ...(clock === undefined ? {} : { clock }),
  };
}
