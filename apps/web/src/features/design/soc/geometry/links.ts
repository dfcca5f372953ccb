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

/** All connections, ordered by themselves: where they stand in the text makes no difference to the picture. */
export function linksOf(document: SocDocument): Link[] {
  const links = [
    ...document.interfaceConnections.map(({ manager, subordinate }) =>
      link('interfaceConnections', manager, subordinate),
    ),
    ...document.portConnections.map(({ from, to }) => link('portConnections', from, to)),
    ...Object.entries(document.interrupts).map(([source, line]) => ({
      ...link('interrupts', source, line.sink),
      toNote: `[${line.number}]`,
    })),
  ];
  return links.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
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

/** `gpio0.out[7:4]` → `gpio0.out`; undefined for a constant. */
function pinOf(endpoint: string): string | undefined {
  const parsed = parseEndpoint(endpoint);
  if (parsed?.kind !== 'name') return undefined;
  return parsed.instance === undefined ? parsed.name : `${parsed.instance}.${parsed.name}`;
}

function noteOf(endpoint: string): string {
  const bracket = endpoint.indexOf('[');
  return bracket < 0 ? '' : endpoint.slice(bracket);
}
