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

/**
 * A peer is called by its instance, or by instance and interface where one instance connects twice; where that is the
 * name of another instance, a number is added.
 */
function namePeers(links: Link[]): void {
  const counts = new Map<string, number>();
  const taken = new Map<string, Set<string>>();
  const ends = links.flatMap((link) => [
    { link, member: 'managerPeer' as const, at: link.subordinate, peer: link.manager },
    { link, member: 'subordinatePeer' as const, at: link.manager, peer: link.subordinate },
  ]);
  const isAlone = ({ at, peer }: Ends) => peer.instance === undefined || counts.get(pairOf(at, peer)) === 1;
  for (const { at, peer } of ends) counts.set(pairOf(at, peer), (counts.get(pairOf(at, peer)) ?? 0) + 1);
  // Names of instances first: they differ from each other.
  for (const end of [...ends.filter(isAlone), ...ends.filter((each) => !isAlone(each))]) {
    const { link, member, at, peer } = end;
    let names = taken.get(at.key);
    if (!names) taken.set(at.key, (names = new Set<string>()));
    const wanted = isAlone(end) ? (peer.instance ?? peer.name) : `${peer.instance}_${peer.name}`;
    let name = wanted;
    for (let count = 2; names.has(name); count++) name = `${wanted}_${count}`;
    names.add(name);
    link[member] = name;
  }
}

type Ends = { at: ResolvedInterface; peer: ResolvedInterface };

function pairOf(at: ResolvedInterface, peer: ResolvedInterface): string {
  return `${at.key} ${peer.instance ?? peer.name}`;
}
