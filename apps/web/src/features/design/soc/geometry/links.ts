import type { SocDocument } from '@netloom/model';
import { parseEndpoint } from '@netloom/soc';

/** One connection of the document, whatever table it stands in. */
export interface Link {
  /** Unique, and stable as long as the connection is in the document. */
  id: string;
  table: 'interfaceConnections' | 'portConnections' | 'interrupts';
  from: string;
  to: string;
  /** Both ends without slices: the pins. `fromPin` is undefined for a constant. */
  fromPin: string | undefined;
  toPin: string;
  /** Slices and the interrupt's number, written beside the wire's ends. */
  fromNote: string;
  toNote: string;
}

type Tables = Pick<SocDocument, Link['table']>;

const ofTables = new WeakMap<Tables['portConnections'], Tables & { links: Link[] }>();

/** All connections, ordered by themselves: where they stand in the text makes no difference to the picture. */
export function linksOf({ interfaceConnections, portConnections, interrupts }: Tables): Link[] {
  const last = ofTables.get(portConnections);
  if (last?.interfaceConnections === interfaceConnections && last.interrupts === interrupts)
    return last.links;
  const links = [
    ...interfaceConnections.map(({ manager, subordinate }) =>
      link('interfaceConnections', manager, subordinate),
    ),
    ...linksOfPorts(portConnections),
    ...Object.entries(interrupts).map(([source, line]) => ({
      ...link('interrupts', source, line.sink),
      toNote: `[${line.number}]`,
    })),
  ];
  links.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  ofTables.set(portConnections, { interfaceConnections, portConnections, interrupts, links });
  return links;
}

let lastPorts: { connections: Tables['portConnections']; links: Link[] } = { connections: [], links: [] };

/** An edit replaces only the objects that it changes: the link of a connection that it left alone stays the same. */
function linksOfPorts(connections: Tables['portConnections']): Link[] {
  const known = new Map(lastPorts.connections.map((each, index) => [each, lastPorts.links[index]!]));
  const links = connections.map((each) => known.get(each) ?? link('portConnections', each.from, each.to));
  lastPorts = { connections, links };
  return links;
}

export function linkId(table: Link['table'], from: string, to: string): string {
  return `${table}:${from}>${to}`;
}

function link(table: Link['table'], from: string, to: string): Link {
  return {
    id: linkId(table, from, to),
    table,
    from,
    to,
    fromPin: pinOf(from),
    toPin: pinOf(to) ?? to,
    fromNote: noteOf(from),
    toNote: noteOf(to),
  };
}

/** Most endpoints are no more than a pin's name. */
const WHOLE_PIN = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?$/;

/** `gpio0.out[7:4]` → `gpio0.out`; undefined for a constant. */
function pinOf(endpoint: string): string | undefined {
  if (WHOLE_PIN.test(endpoint)) return endpoint;
  const parsed = parseEndpoint(endpoint);
  if (parsed?.kind !== 'name') return undefined;
  return parsed.instance === undefined ? parsed.name : `${parsed.instance}.${parsed.name}`;
}

function noteOf(endpoint: string): string {
  const bracket = endpoint.indexOf('[');
  return bracket < 0 ? '' : endpoint.slice(bracket);
}
