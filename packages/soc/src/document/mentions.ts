import type { SocDocument } from '@netloom/model';
import { ownerOf } from './renames/namedSections.ts';

/** The sections that say how named things are joined, in one form: each entry under its key, with the ends that it names. */
export type JoinSection = 'portConnections' | 'interfaceConnections' | 'addressMap' | 'interrupts';

export interface Mention {
  section: JoinSection;
  /** What the entry is known by: the sink of a wire, both ends of a bus, the endpoint of an address or interrupt. */
  key: string;
  /** Names of the things that it speaks of. */
  owners: string[];
  entry: unknown;
}

/** Every entry of the sections that join things. */
export function mentionsIn(document: SocDocument): Mention[] {
  const { portConnections, interfaceConnections, addressMap, interrupts } = document;
  const ends = (...all: string[]) => all.map(ownerOf).filter((name) => name !== '');
  return [
    ...portConnections.map((entry): Mention => ({
      ...{ section: 'portConnections', key: entry.to, owners: ends(entry.from, entry.to), entry },
    })),
    ...interfaceConnections.map((entry): Mention => ({
      ...{ section: 'interfaceConnections', key: `${entry.manager} ${entry.subordinate}` },
      ...{ owners: ends(entry.manager, entry.subordinate), entry },
    })),
    ...Object.entries(addressMap).map(([key, entry]): Mention => ({
      ...{ section: 'addressMap', key, owners: ends(key), entry },
    })),
    ...Object.entries(interrupts).map(([key, entry]): Mention => ({
      ...{ section: 'interrupts', key, owners: ends(key, entry.sink), entry },
    })),
  ];
}

const keyOf = ({ section, key }: Mention) => `${section} ${key}`;

/** A document with the entries of these sections alone. */
export function withMentions(document: SocDocument, mentions: readonly Mention[]): SocDocument {
  const of = (section: JoinSection) => mentions.filter((each) => each.section === section);
  const list = (section: JoinSection) => of(section).map(({ entry }) => entry);
  const record = (section: JoinSection) =>
    Object.fromEntries(of(section).map(({ key, entry }) => [key, entry]));
  return {
    ...document,
    portConnections: list('portConnections') as SocDocument['portConnections'],
    interfaceConnections: list('interfaceConnections') as SocDocument['interfaceConnections'],
    addressMap: record('addressMap') as SocDocument['addressMap'],
    interrupts: record('interrupts') as SocDocument['interrupts'],
  };
}

/** Those of the first list, and of the second what stands in none of its places. */
export function joinMentions(first: readonly Mention[], second: readonly Mention[]): Mention[] {
  const taken = new Set(first.map(keyOf));
  return [...first, ...second.filter((each) => !taken.has(keyOf(each)))];
}
