import type { Values } from '@netloom/hdl/expression';
import type { BusInterface, IpDescriptor, SocDocument } from '@netloom/model';
import { placesFor } from '../addressmap/places.ts';
import { endpointKey, parseEndpoint } from '../document/endpoint.ts';
import type { BlockPorts, Passage } from '../generators/blockGenerator.ts';
import { hasCheckBits } from './hasCheckBits.ts';
import type { SocInterface } from './topInterface.ts';

/** What is known of an instance: its descriptor, and of one that is generated what it is under its options. */
export interface BlockSeen {
  descriptor: Pick<IpDescriptor, 'busInterfaces'>;
  ports?: Pick<BlockPorts, 'interfaces' | 'passages'> | undefined;
}

/** An interface of the top level, and what it is looked at in. */
interface Top {
  name: string;
  declared: SocInterface;
  document: SocDocument;
  blockAt(instance: string): BlockSeen | undefined;
}

/** An interface of an instance. */
interface End {
  instance: string;
  name: string;
}

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

/** What lies at the other ends of an interface, on the side that is further from that of the top level. */
function joined({ document, declared }: Top, key: string): End[] {
  return document.interfaceConnections.flatMap(({ manager, subordinate }) => {
    const [here, there] = declared.role === 'manager' ? [subordinate, manager] : [manager, subordinate];
    const end = here === key ? parseEndpoint(there) : undefined;
    if (end?.kind !== 'name' || end.instance === undefined) return [];
    return [{ instance: end.instance, name: end.name }];
  });
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

const passageOf = (block: BlockSeen | undefined, { name }: End): Passage | undefined =>
  block?.ports?.passages?.find(({ upstream, downstream }) => upstream === name || downstream.includes(name));

const isCarrying = ({ ports }: BlockSeen, { upstream, downstream, reshapes }: Passage): boolean =>
  !reshapes &&
  [upstream, ...downstream].every((name) => ports!.interfaces.find((each) => each.name === name)?.userOption);

/** What lies behind a block by one of its ways. */
function beyond(top: Top, { instance }: End, { upstream, downstream }: Passage): End[] {
  const sides = top.declared.role === 'manager' ? [upstream] : downstream;
  return sides.flatMap((name) => joined(top, endpointKey(instance, name)));
}

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
