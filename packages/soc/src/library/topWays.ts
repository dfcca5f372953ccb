import type { IpDescriptor, SocDocument } from '@netloom/model';
import { endpointKey, parseEndpoint } from '../document/endpoint.ts';
import type { BlockPorts, Passage } from '../generators/blockGenerator.ts';
import type { SocInterface } from './topInterface.ts';

/** What is known of an instance: its descriptor, and of one that is generated what it is under its options. */
export interface BlockSeen {
  descriptor: Pick<IpDescriptor, 'busInterfaces'>;
  ports?: Pick<BlockPorts, 'interfaces' | 'passages'> | undefined;
}

/** An interface of the top level, and what it is looked at in. */
export interface Top {
  name: string;
  declared: SocInterface;
  document: SocDocument;
  blockAt(instance: string): BlockSeen | undefined;
}

/** An interface of an instance. */
export interface End {
  instance: string;
  name: string;
}

/** What lies at the other ends of an interface, on the side that is further from that of the top level. */
export function joined({ document, declared }: Top, key: string): End[] {
  return document.interfaceConnections.flatMap(({ manager, subordinate }) => {
    const [here, there] = declared.role === 'manager' ? [subordinate, manager] : [manager, subordinate];
    const end = here === key ? parseEndpoint(there) : undefined;
    if (end?.kind !== 'name' || end.instance === undefined) return [];
    return [{ instance: end.instance, name: end.name }];
  });
}

export const passageOf = (block: BlockSeen | undefined, { name }: End): Passage | undefined =>
  block?.ports?.passages?.find(({ upstream, downstream }) => upstream === name || downstream.includes(name));

/** What lies behind a block by one of its ways. */
export function beyond(top: Top, { instance }: End, { upstream, downstream }: Passage): End[] {
  const sides = top.declared.role === 'manager' ? [upstream] : downstream;
  return sides.flatMap((name) => joined(top, endpointKey(instance, name)));
}
