import type { Values } from '@netloom/hdl/expression';
import type { BusInterface, SocDocument } from '@netloom/model';
import { placesFor } from '../addressmap/places.ts';
import { endpointKey } from '../document/endpoint.ts';
import type { Passage } from '../generators/blockGenerator.ts';
import { hasCheckBits } from './hasCheckBits.ts';
import { beyond, joined, passageOf } from './topWays.ts';
import type { BlockSeen, End, Top } from './topWays.ts';

/**
 * Whether the user signals of a top-level interface are check bits: a manager inside gives them, or a subordinate looks at
 * them, directly or through blocks that carry them, where the address map leads there, and it has all that those have.
 */
export function hasTopParity(
  document: SocDocument,
  values: Values,
  name: string,
  blockAt: Top['blockAt'],
): boolean {
  const declared = document.interfaces[name];
  if (declared?.bus !== 'axi4' || declared.signals === undefined) return false;
  const top = { name, declared, document, blockAt };
  const isSame = (end: End, { signals }: BusInterface) =>
    hasCheckBits(declared, Object.keys(signals), values) && isMapped(top, end);
  return joined(top, name).some((end) => isChecked(top, end, isSame, new Set()));
}

function isChecked(
  top: Top,
  end: End,
  isSame: (end: End, own: BusInterface) => boolean,
  seen: Set<string>,
): boolean {
  const key = endpointKey(end.instance, end.name);
  if (seen.has(key)) return false;
  seen.add(key);
  const block = top.blockAt(end.instance);
  const own = block?.descriptor.busInterfaces.find(({ name }) => name === end.name);
  if (own?.parity) return isSame(end, own);
  const passage = passageOf(block, end);
  if (!passage || !isCarrying(block!, passage)) return false;
  return beyond(top, end, passage).some((each) => isChecked(top, each, isSame, seen));
}

const isCarrying = ({ ports }: BlockSeen, { upstream, downstream, reshapes }: Passage): boolean =>
  !reshapes &&
  [upstream, ...downstream].every((name) => ports!.interfaces.find((each) => each.name === name)?.userOption);

/** Whether the address map lets the manager at one end of the way reach the subordinate at the other. */
function isMapped(top: Top, end: End): boolean {
  const { document, declared } = top;
  const last = lastOf(top, end, new Set());
  const [manager, subordinate] = declared.role === 'manager' ? [last, top.name] : [top.name, last];
  const isListed = Object.hasOwn(document.addressMap, subordinate);
  return !isListed || placesFor(document, subordinate, manager).length > 0;
}

/** The end of the way, as the address map calls it: blocks that do not decode are passed. */
function lastOf(top: Top, end: End, seen: Set<string>): string {
  const key = endpointKey(end.instance, end.name);
  const passage = passageOf(top.blockAt(end.instance), end);
  const [next] = passage?.decodes === false ? beyond(top, end, passage) : [];
  return !next || seen.has(key) ? key : lastOf(top, next, seen.add(key));
}
