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

/** A peer is called by its instance, or by instance and interface where one instance connects twice. */
function namePeers(links: Link[]): void {
  const counts = new Map<string, number>();
  const uses = (link: Link) => [
    [link.manager, link.subordinate] as const,
    [link.subordinate, link.manager] as const,
  ];
  const keyOf = (at: ResolvedInterface, peer: ResolvedInterface) => `${at.key} ${peer.instance ?? peer.name}`;
  for (const link of links) {
    for (const [at, peer] of uses(link)) counts.set(keyOf(at, peer), (counts.get(keyOf(at, peer)) ?? 0) + 1);
  }
  const peerName = (at: ResolvedInterface, peer: ResolvedInterface) => {
    if (peer.instance === undefined) return peer.name;
    return counts.get(keyOf(at, peer)) === 1 ? peer.instance : `${peer.instance}_${peer.name}`;
  };
  for (const link of links) {
    link.managerPeer = peerName(link.subordinate, link.manager);
    link.subordinatePeer = peerName(link.manager, link.subordinate);
  }
}
