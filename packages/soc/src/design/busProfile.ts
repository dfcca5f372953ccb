import type { BusRole, BusType } from '@netloom/model';
import { protectionSignals, protocolOf, signalWidth, standardSignals } from '../bus/protocol.ts';
import type { BusSignal } from '../bus/signal.ts';
import { interfaceWidths, topSignalPort } from '../library/describeDocument.ts';
import type { Design } from './block.ts';
import type { ResolvedInterface } from './resolve.ts';
import type { Shape } from './shape.ts';

/** A port that carries one logical signal. */
export interface BusPort {
  /** Name of the port; of generated interconnect, the part of it that follows interface and peer. */
  port: string;
  width: number;
  /** True when the signal enters the document's wiring here. */
  drives: boolean;
}

/** What an interface looks like, by logical signal; shared by all that look alike. */
export interface BusProfile {
  bus: BusType;
  role: BusRole;
  signals: ReadonlyMap<string, BusPort>;
  addressWidth: number | undefined;
  dataWidth: number | undefined;
}

const profilesOf = new WeakMap<Shape, Map<string, BusProfile>>();

/**
 * Generated interconnect takes the address width of its peer where that is narrower, and its protection bits where the
 * address map asks for them.
 */
export function profileOf(design: Design, end: ResolvedInterface, peer?: BusProfile): BusProfile {
  const shape = end.instance === undefined ? undefined : design.blocks.get(end.instance)?.shape;
  if (!shape) return topProfile(design, end);
  const generated = shape.descriptor.generator !== undefined;
  let profiles = profilesOf.get(shape);
  if (!profiles) profilesOf.set(shape, (profiles = new Map<string, BusProfile>()));
  const protection = design.guarded && peer !== undefined && hasProtection(peer);
  const key = generated ? `${end.name} ${peer?.addressWidth} ${protection}` : end.name;
  let profile = profiles.get(key);
  if (!profile) {
    profile = generated ? grownProfile(shape, end, peer, protection) : instanceProfile(shape, end);
    profiles.set(key, profile);
  }
  return profile;
}

/** Whether an interface tells secure and privileged transfers from others; one that only reads has ARPROT alone. */
export function hasProtection({ bus, signals }: BusProfile): boolean {
  return protectionSignals(bus).some(({ name }) => signals.has(name));
}

/** True for interconnect whose RTL is made for the instance. */
export function isGenerated(design: Design, instance: string | undefined): boolean {
  return instance !== undefined && design.blocks.get(instance)?.shape?.descriptor.generator !== undefined;
}

function instanceProfile(shape: Shape, { name, bus, role }: ResolvedInterface): BusProfile {
  const signals = new Map<string, BusPort>();
  for (const [logical, physical] of Object.entries(shape.interfaces.get(name)?.signals ?? {})) {
    const port = shape.ports.get(physical);
    if (port) signals.set(logical, { port: physical, width: port.width, drives: port.direction === 'out' });
  }
  const { address, data } = protocolOf(bus);
  const widthOf = (names: readonly string[]) => names.map((each) => signals.get(each)?.width).find(Boolean);
  return { bus, role, signals, addressWidth: widthOf(address), dataWidth: widthOf(data) };
}

function topProfile(design: Design, end: ResolvedInterface): BusProfile {
  const widths = interfaceWidths(design.document.interfaces[end.name]!, design.values);
  return standardProfile(end, widths, (signal) => topSignalPort(end.name, signal));
}

function grownProfile(
  shape: Shape,
  end: ResolvedInterface,
  peer: BusProfile | undefined,
  protection: boolean,
): BusProfile {
  const own = interconnectWidths(shape);
  const addressWidth = Math.min(own.addressWidth, peer?.addressWidth ?? own.addressWidth);
  const { suffix } = protocolOf(end.bus);
  const more = protection && end.role === 'subordinate' ? protectionSignals(end.bus) : [];
  const portOf = (signal: string) => `${suffix}_${signal.toLowerCase()}`;
  return standardProfile(end, { ...own, addressWidth }, portOf, more);
}

interface Widths {
  addressWidth: number;
  dataWidth: number;
}

function standardProfile(
  { bus, role }: ResolvedInterface,
  widths: Widths,
  portOf: (signal: string) => string,
  more: readonly BusSignal[] = [],
): BusProfile {
  const signals = new Map<string, BusPort>();
  for (const signal of [...standardSignals(bus), ...more]) {
    const width = signalWidth(signal, widths.addressWidth, widths.dataWidth);
    signals.set(signal.name, { port: portOf(signal.name), width, drives: signal.driver === role });
  }
  return { bus, role, signals, ...widths };
}

/** Width parameters of generated interconnect in bits; 32 where its descriptor has none. */
export function interconnectWidths({ values }: Shape): Widths {
  const number = (name: string) => Number(Object.hasOwn(values, name) ? values[name] : 32);
  return { addressWidth: number('ADDR_WIDTH'), dataWidth: number('DATA_WIDTH') };
}
