import type { BusType, Fix, PointerEdit } from '@netloom/model';
import { placesOf } from '../addressmap/places.ts';
import { formatAddress } from '../addressmap/region.ts';
import { wantedSize } from '../addressmap/span.ts';
import type { Design } from '../design/block.ts';
import { isDecoding, passageAt } from '../design/generated.ts';
import { resolve } from '../design/resolve.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { pointerOf } from '../document/pointer.ts';
import { mending } from '../wording/sentences.ts';
import { domainOf } from './clockSource.ts';
import type { Subject } from './rule.ts';
import type { FreeSpace } from './rules/addresses/freeSpace.ts';

/** Manager side of interconnect by protocol, as `bridge0.m`, where the document has exactly one. */
export type SoleManagers = ReadonlyMap<BusType, string>;

export function soleManagers(design: Design): SoleManagers {
  const sole = new Map<BusType, string>();
  const several = new Set<BusType>();
  for (const { name, shape } of design.blocks.values()) {
    for (const { role, multiple, bus, name: side } of shape?.generated?.ports.interfaces ?? []) {
      if (role !== 'manager' || !multiple || !isDecoding(design, { instance: name, name: side })) continue;
      if (sole.has(bus)) several.add(bus);
      sole.set(bus, `${name}.${side}`);
    }
  }
  for (const bus of several) sole.delete(bus);
  return sole;
}

/**
 * Connects an open subordinate to the only interconnect that speaks its protocol, with an address if it has none, unless
 * that is its own block or runs on another clock, or something else has its address.
 */
export function attachFix(
  subject: Subject,
  managers: SoleManagers,
  instance: string,
  name: string,
  space: FreeSpace,
): Fix | undefined {
  const { design } = subject;
  const end = resolve(design, `${instance}.${name}`);
  if (end.kind !== 'interface' || end.role !== 'subordinate') return undefined;
  const manager = managers.get(end.bus);
  if (manager === undefined || manager.startsWith(`${instance}.`)) return undefined;
  const side = resolve(design, manager);
  const clocks = [side, end].map((each) => (each.kind === 'interface' ? domainOf(subject, each) : undefined));
  if (clocks[0] !== clocks[1] && clocks.every((clock) => clock !== undefined)) return undefined;
  const known = placesOf(design.document, end.key);
  if (known.some((place) => !space.hasRoom(place, place.size))) return undefined;
  const connection = {
    pointer: '/interfaceConnections/-',
    value: { manager, subordinate: end.key },
  };
  const needsAddress = known.length === 0 && !passageAt(design, end);
  const edits = needsAddress ? [connection, addressFor(design, end, space)] : [connection];
  return mending('fix/attach', { manager }, edits);
}

function addressFor(design: Design, end: ResolvedInterface, space: FreeSpace): PointerEdit {
  const size = wantedSize(design, end);
  const value = { base: formatAddress(space.find(size) ?? 0n), size: formatAddress(size) };
  return { pointer: pointerOf('addressMap', end.key), value };
}
