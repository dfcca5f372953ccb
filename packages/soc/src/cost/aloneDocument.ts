import type { SocDocument } from '@netloom/model';
import type { Subject } from '../check/rule.ts';
import { interfaceSignals, standardSignals } from '../bus/protocol.ts';
import type { BusSignal } from '../bus/signal.ts';
import { profilesOf } from '../design/busEnd.ts';
import type { BusProfile } from '../design/busProfile.ts';
import { linksInto, linksOutOf } from '../design/linksAt.ts';
import { emptySoc } from '../document/index.ts';

/** Where the block stands, and how its peers are called. */
export const ALONE = { document: 'alone', block: 'block', managers: 'manager', subordinates: 'subordinate' };
/** Bits of the region of each subordinate, at most; regions lie next to each other. */
const REGION = 24;

type Interface = SocDocument['interfaces'][string];

/**
 * A block of interconnect alone, under its own options, between top-level interfaces as wide as its sides are there, with
 * one region each: what is measured of it holds for every block that is the same but for names and places in the address map.
 */
export function aloneDocument({ design, wiring }: Subject, instance: string): SocDocument | undefined {
  const block = design.document.instances[instance];
  const shape = design.blocks.get(instance)?.shape;
  if (!block || !shape?.generated?.ports.passages || design.guarded) return undefined;
  const [into, outOf] = [linksInto(wiring.links, instance), linksOutOf(wiring.links, instance)];
  const managers = into.map((link, index) => ({
    ...{ name: `${ALONE.managers}${index}`, end: link.subordinate.name },
    profile: profilesOf(design, link).subordinate,
  }));
  const subordinates = outOf.map((link, index) => ({
    ...{ name: `${ALONE.subordinates}${index}`, end: link.manager.name },
    profile: profilesOf(design, link).manager,
  }));
  const clocks = (shape.descriptor.clocks ?? []).map(({ port }) => port);
  const resets = shape.descriptor.resets ?? [];
  const own = (end: string) => shape.interfaces.get(end)?.clock ?? clocks[0]!;
  return {
    ...emptySoc(ALONE.document),
    clocks: Object.fromEntries(clocks.map((name) => [name, { frequency: 1e8 }])),
    resets: Object.fromEntries(
      resets.map(({ port, polarity, clock }) => [port, { polarity, clock: clock ?? clocks[0]! }]),
    ),
    instances: { [ALONE.block]: { ip: block.ip, parameters: plain(shape.generated.options) } },
    interfaces: Object.fromEntries([
      ...managers.map(({ name, end, profile }) => [name, topEnd('subordinate', profile, own(end))]),
      ...subordinates.map(({ name, end, profile }) => [name, topEnd('manager', profile, own(end))]),
    ]),
    interfaceConnections: [
      ...managers.map(({ name, end }) => ({ manager: name, subordinate: `${ALONE.block}.${end}` })),
      ...subordinates.map(({ name, end }) => ({ manager: `${ALONE.block}.${end}`, subordinate: name })),
    ],
    portConnections: [...clocks, ...resets.map(({ port }) => port)].map((port) => ({
      ...{ from: port, to: `${ALONE.block}.${port}` },
    })),
    addressMap: Object.fromEntries(
      subordinates.map(({ name, profile }, index) => [name, region(profile, index)]),
    ),
  };
}

/** Options as expressions of a document. */
function plain(options: Readonly<Record<string, unknown>>): Record<string, string> {
  const text = (value: unknown) =>
    typeof value === 'string'
      ? JSON.stringify(value)
      : String(typeof value === 'boolean' ? Number(value) : value);
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, text(value)]));
}

/** Signals that a top-level interface has only when it names them. */
const NAMED = /^(A[WR](ID|LOCK|CACHE|PROT|QOS|REGION|USER)|[WBR](ID|USER))$/;

export const isNamed = (bus: Interface['bus'], signal: BusSignal): boolean =>
  bus === 'tl-ul' ? !standardSignals(bus).includes(signal) : bus === 'axi4' && NAMED.test(signal.name);

function topEnd(role: Interface['role'], profile: BusProfile, clock: string): Interface {
  const { bus, addressWidth = 32, dataWidth = 32, idWidth, userWidth, signals } = profile;
  const isChecked = signals.has('A_USER_CMD_INTG');
  const named = interfaceSignals(bus, { addressWidth, dataWidth, idWidth, userWidth, isChecked })
    .filter(({ signal }) => isNamed(bus, signal))
    .map(({ signal, width }) => [signal.name, String(width)] as const);
  return {
    ...{ bus, role, clock, addressWidth: String(addressWidth), dataWidth: String(dataWidth) },
    ...(named.length > 0 && { signals: Object.fromEntries(named) }),
  };
}

function region({ addressWidth = 32 }: BusProfile, index: number) {
  const hex = (value: bigint) => `0x${value.toString(16).toUpperCase().padStart(8, '0')}`;
  return {
    base: hex(BigInt(index) << BigInt(REGION)),
    size: hex(1n << BigInt(Math.min(REGION, addressWidth))),
  };
}
