import { compareText } from '../document/order.ts';
import type { Design } from './block.ts';
import { resolve } from './resolve.ts';
import type { ResolvedInterface } from './resolve.ts';

/** One interface connection whose two ends exist and play the right parts. */
export interface Link {
  manager: ResolvedInterface;
  subordinate: ResolvedInterface;
  /** Index in `interfaceConnections`. */
  index: number;
  /** Name of the far end in the port names of an interface that takes many connections. */
  managerPeer: string;
  subordinatePeer: string;
}

/** All sound interface connections, ordered by their endpoints so that the document's order does not matter. */
export function linksOf(design: Design): Link[] {
  const links: Link[] = [];
  design.document.interfaceConnections.forEach(({ manager, subordinate }, index) => {
    const [a, b] = [resolve(design, manager), resolve(design, subordinate)];
    if (a.kind !== 'interface' || b.kind !== 'interface') return;
    if (a.role !== 'manager' || b.role !== 'subordinate' || a.bus !== b.bus) return;
    links.push({ manager: a, subordinate: b, index, managerPeer: '', subordinatePeer: '' });
  });
  links.sort(
    (x, y) => compareText(x.manager.key, y.manager.key) || compareText(x.subordinate.key, y.subordinate.key),
  );
  namePeers(links);
  return links;
}

/** One end of a link, and what it needs a name for: the other end. */
interface Naming {
  link: Link;
  member: 'managerPeer' | 'subordinatePeer';
  at: ResolvedInterface;
  peer: ResolvedInterface;
  /** Links at `at` to the same instance. */
  alike: { count: number };
}

/**
 * A peer is called by its instance, or by instance and interface where one instance connects twice; where that is the
 * name of another instance, a number is added.
 */
function namePeers(links: readonly Link[]): void {
  const ends = namings(links);
  const taken = new Map<string, Set<string>>();
  const isAlone = ({ peer, alike }: Naming) => peer.instance === undefined || alike.count === 1;
  const name = (end: Naming, wanted: string) => {
    let names = taken.get(end.at.key);
    if (!names) taken.set(end.at.key, (names = new Set<string>()));
    let free = wanted;
    for (let count = 2; names.has(free); count++) free = `${wanted}_${count}`;
    names.add(free);
    end.link[end.member] = free;
  };
  // Names of instances first: they differ from each other.
  for (const end of ends) if (isAlone(end)) name(end, end.peer.instance ?? end.peer.name);
  for (const end of ends) if (!isAlone(end)) name(end, `${end.peer.instance}_${end.peer.name}`);
}

function namings(links: readonly Link[]): Naming[] {
  const counts = new Map<string, Map<string, { count: number }>>();
  const naming = (link: Link, member: Naming['member'], at: ResolvedInterface, peer: ResolvedInterface) => {
    let peers = counts.get(at.key);
    if (!peers) counts.set(at.key, (peers = new Map<string, { count: number }>()));
    const name = peer.instance ?? peer.name;
    let alike = peers.get(name);
    if (!alike) peers.set(name, (alike = { count: 0 }));
    alike.count++;
    return { link, member, at, peer, alike };
  };
  return links.flatMap((link) => [
    naming(link, 'managerPeer', link.subordinate, link.manager),
    naming(link, 'subordinatePeer', link.manager, link.subordinate),
  ]);
}
