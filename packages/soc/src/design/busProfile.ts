import type { BusRole, BusType } from '@netloom/model';
import { interfaceSignals, protectionSignals, protocolOf, signalWidth } from '../bus/protocol.ts';
import type { BusWidths } from '../bus/protocol.ts';
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
  /** Bits of AXI4's IDs, and of its user signals; 0 without them. */
  idWidth: number;
  userWidth: number;
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
  const { addressWidth, dataWidth, idWidth, userWidth } = peer;
  return { addressWidth, dataWidth, idWidth, userWidth, protection: design.guarded && hasProtection(peer) };
}

/** Whether an interface tells secure and privileged transfers from others; one that only reads has ARPROT alone. */
export function hasProtection({ bus, signals }: BusProfile): boolean {
  return protectionSignals(bus).some(({ name }) => signals.has(name));
}

/** The signals that tell these widths, the first that an interface has. */
const ID_SIGNALS = ['AWID', 'ARID', 'BID', 'RID'];
const USER_SIGNALS = ['AWUSER', 'ARUSER', 'WUSER', 'BUSER', 'RUSER'];

function instanceProfile(shape: Shape, { name, bus, role }: ResolvedInterface): BusProfile {
  const signals = new Map<string, BusPort>();
  for (const [logical, physical] of Object.entries(shape.interfaces.get(name)?.signals ?? {})) {
    const port = shape.ports.get(physical);
    if (port) signals.set(logical, { port: physical, width: port.width, drives: port.direction === 'out' });
  }
  const { address, data } = protocolOf(bus);
  const widthOf = (names: readonly string[]) => names.map((each) => signals.get(each)?.width).find(Boolean);
  const widths = { addressWidth: widthOf(address), dataWidth: widthOf(data) };
  return { bus, role, signals, ...widths, ...freeWidths(signals) };
}

/** Bits of AXI4's IDs and user signals, by the first of each that an interface has. */
function freeWidths(signals: BusProfile['signals']): Pick<BusProfile, 'idWidth' | 'userWidth'> {
  const widthOf = (names: readonly string[]) =>
    names.map((each) => signals.get(each)?.width).find(Boolean) ?? 0;
  return { idWidth: widthOf(ID_SIGNALS), userWidth: widthOf(USER_SIGNALS) };
}

const topProfiles = new WeakMap<Design, Map<string, BusProfile>>();

/** That of an interface of the top level, which is asked for at each of its connections. */
function topProfile(design: Design, end: ResolvedInterface): BusProfile {
  let profiles = topProfiles.get(design);
  if (!profiles) topProfiles.set(design, (profiles = new Map<string, BusProfile>()));
  let profile = profiles.get(end.name);
  if (!profile) profiles.set(end.name, (profile = declaredProfile(design, end)));
  return profile;
}

function declaredProfile({ document, values }: Design, { name, bus, role }: ResolvedInterface): BusProfile {
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
  return { bus, role, signals, ...interfaceWidths(declared, values), ...freeWidths(signals) };
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
  return standardProfile(end, traits, portOf, more);
}

function standardProfile(
  { bus, role }: ResolvedInterface,
  widths: BusWidths,
  portOf: (signal: string) => string,
  more: readonly BusSignal[] = [],
): BusProfile {
  const signals = new Map<string, BusPort>();
  const { addressWidth, dataWidth, idWidth = 0, userWidth = 0 } = widths;
  const guarding = more.map((signal) => ({
    ...{ signal, width: signalWidth(signal, addressWidth, dataWidth) },
  }));
  for (const { signal, width } of [...interfaceSignals(bus, widths), ...guarding]) {
    signals.set(signal.name, { port: portOf(signal.name), width, drives: signal.driver === role });
  }
  return { bus, role, signals, addressWidth, dataWidth, idWidth, userWidth };
}
