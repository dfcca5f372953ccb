import type { BusRole, BusType } from '@netloom/model';
import { protectionSignals, protocolOf, signalWidth, standardSignals } from '../bus/protocol.ts';
import type { BusSignal } from '../bus/signal.ts';
import type { GeneratedInterface, InterfaceTraits, PeerTraits } from '../generators/blockGenerator.ts';
import { interfaceWidths, signalsOf, topSignalPort, topSignalWidth } from '../library/topInterface.ts';
import type { Design } from './block.ts';
import { generatedInterface } from './generated.ts';
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

/** A generated block may follow its peer: its generator says how. */
export function profileOf(design: Design, end: ResolvedInterface, peer?: BusProfile): BusProfile {
  const shape = end.instance === undefined ? undefined : design.blocks.get(end.instance)?.shape;
  if (!shape) return topProfile(design, end);
  const generated = generatedInterface(design, end);
  let profiles = profilesOf.get(shape);
  if (!profiles) profilesOf.set(shape, (profiles = new Map<string, BusProfile>()));
  const traits = peer && peerTraits(design, peer);
  const key = generated ? [end.name, ...Object.values(traits ?? {})].join(' ') : end.name;
  let profile = profiles.get(key);
  if (!profile) {
    profile = generated ? grownProfile(end, generated, traits) : instanceProfile(shape, end);
    profiles.set(key, profile);
  }
  return profile;
}

function peerTraits(design: Design, peer: BusProfile): PeerTraits {
  const { addressWidth, dataWidth } = peer;
  return { addressWidth, dataWidth, protection: design.guarded && hasProtection(peer) };
}

/** Whether an interface tells secure and privileged transfers from others; one that only reads has ARPROT alone. */
export function hasProtection({ bus, signals }: BusProfile): boolean {
  return protectionSignals(bus).some(({ name }) => signals.has(name));
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

function topProfile({ document, values }: Design, { name, bus, role }: ResolvedInterface): BusProfile {
  const declared = document.interfaces[name]!;
  const signals = new Map<string, BusPort>();
  for (const signal of signalsOf(declared)) {
    const width = topSignalWidth(declared, signal, values);
    signals.set(signal.name, {
      port: topSignalPort(name, signal.name),
      width,
      drives: signal.driver === role,
    });
  }
  return { bus, role, signals, ...interfaceWidths(declared, values) };
}

function grownProfile(
  end: ResolvedInterface,
  own: GeneratedInterface,
  peer: PeerTraits | undefined,
): BusProfile {
  const traits: InterfaceTraits = (peer && own.towards?.(peer)) ?? own;
  const { suffix } = protocolOf(end.bus);
  const more = traits.protection ? protectionSignals(end.bus) : [];
  const portOf = (signal: string) => `${suffix}_${signal.toLowerCase()}`;
  const { addressWidth, dataWidth } = traits;
  return standardProfile(end, { addressWidth, dataWidth }, portOf, more);
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
