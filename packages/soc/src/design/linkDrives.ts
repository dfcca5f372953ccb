import { neverUsed } from '../bus/oneWay.ts';
import { protocolOf } from '../bus/protocol.ts';
import type { BusSignal } from '../bus/signal.ts';
import type { Design } from './block.ts';
import { endsOf } from './busEnd.ts';
import type { BusEnd } from './busEnd.ts';
import type { BusPort } from './busProfile.ts';
import { driverOf } from './linkTraits.ts';
import type { Link } from './links.ts';
import { WiringBuilder } from './wires.ts';
import type { NetSource, Origin, Source, Wiring } from './wires.ts';

/** The wiring with the signals of every interface connection among the drives. */
export function expanded(design: Design, wiring: Wiring): Wiring {
  const builder = new WiringBuilder(wiring);
  for (const link of wiring.links) linkDrives(design, link, builder);
  return { ...wiring, drives: builder.sorted(), read: builder.read };
}

/** Adds the wires of one interface connection, signal by signal. */
function linkDrives(design: Design, link: Link, builder: WiringBuilder): void {
  const { manager, subordinate } = endsOf(design, link);
  const origin: Origin = { section: 'interfaceConnections', entry: link.index };
  connect(subordinate, manager, origin, builder);
  connect(manager, subordinate, origin, builder);
}

function connect(sinkEnd: BusEnd, sourceEnd: BusEnd, origin: Origin, builder: WiringBuilder): void {
  const { signals } = protocolOf(sinkEnd.profile.bus);
  for (const [logical, sink] of sinkEnd.profile.signals) {
    if (sink.drives || sink.width === 0) continue;
    const source = sourceNet(logical, sinkEnd, sourceEnd);
    const key = sinkEnd.key(sink);
    const signal = isAtRest(logical, sourceEnd) ? AT_REST : signals.get(logical);
    for (const piece of pieces(sink.width, source, signal, sourceEnd)) {
      builder.add(key, { ...piece, origin });
    }
  }
}

/** What a manager without a direction of AXI gives its listeners. */
const AT_REST = { absent: 'zeros' } as const;

function isAtRest(logical: string, { profile }: BusEnd): boolean {
  return profile.role === 'manager' && neverUsed(profile.bus, logical, profile.signals);
}

function sourceNet(logical: string, sinkEnd: BusEnd, sourceEnd: BusEnd): NetSource | undefined {
  const driver = driverOf(logical, sinkEnd.profile, sourceEnd.profile);
  if (!driver) return undefined;
  const end = driver.profile === sourceEnd.profile ? sourceEnd : sinkEnd;
  return netAt(end, driver.port);
}

type Piece = { high: number; low: number; source: Source };

/** A narrower source is extended with zeros; only addresses and user signals may differ in width. */
function pieces(
  width: number,
  source: NetSource | undefined,
  signal: Pick<BusSignal, 'absent'> | undefined,
  sourceEnd: BusEnd,
): Piece[] {
  const top = width - 1;
  if (!source) {
    const value = absentValue(signal, width, sourceEnd);
    return value ? [{ high: top, low: 0, source: value }] : [];
  }
  const used = Math.min(width, source.width);
  const driven: Piece = { high: used - 1, low: 0, source: { ...source, high: used - 1 } };
  if (used === width) return [driven];
  return [driven, { high: top, low: used, source: { kind: 'constant', value: 0n } }];
}

function absentValue(
  signal: Pick<BusSignal, 'absent'> | undefined,
  width: number,
  sourceEnd: BusEnd,
): Source | undefined {
  const absent = signal?.absent;
  if (absent === undefined) return undefined;
  if (absent === 'zeros') return { kind: 'constant', value: 0n };
  if (absent === 'ones') return { kind: 'constant', value: (1n << BigInt(width)) - 1n };
  if (typeof absent === 'bigint') return { kind: 'constant', value: absent };
  const repeated = sourceEnd.profile.signals.get(absent.repeat);
  if (!repeated) return undefined;
  return { kind: 'repeat', source: netAt(sourceEnd, repeated) };
}

/** The whole net behind a port of one end. */
function netAt(end: BusEnd, port: BusPort): NetSource {
  const { width } = port;
  const place = { key: end.key(port), instance: end.instance, port: end.portName(port) };
  return { kind: 'net', ...place, width, high: width - 1, low: 0 };
}
