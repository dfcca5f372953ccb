import type { SocDocument } from '@netloom/model';
import { entriesOf, ownerOf } from './namedSections.ts';
import type { NamedSection } from './namedSections.ts';

/** What is said of each of some things, with their own names left out; `record` tells whose traits can be compared. */
export interface Traits {
  /** Section, and for an instance its IP: things of different sorts are never one another. */
  sort: string;
  traits: ReadonlySet<string>;
}

/**
 * Traits of entries of a section. The names of the others stand for nothing: they may be new ones of the same things.
 */
export function traitsOf(
  document: SocDocument,
  section: NamedSection,
  names: ReadonlySet<string>,
): Map<string, Traits> {
  const found = new Map<string, Set<string>>([...names].map((name) => [name, new Set<string>()]));
  const entries = entriesOf(document, section);
  for (const [name, traits] of found) addMembers(traits, entries[name]!);
  const shown = (endpoint: string, self: string) => {
    const owner = ownerOf(endpoint);
    const sign = owner === self ? '@' : names.has(owner) ? '?' : owner;
    return sign + endpoint.slice(owner.length);
  };
  for (const { ends, values } of mentions(document)) {
    for (const self of new Set(ends.map(ownerOf))) {
      const where = ends.map((end) => shown(end, self)).join(' ');
      for (const value of values) found.get(self)?.add(`${where} ${value}`);
    }
  }
  const sortOf = (name: string) =>
    section === 'instances' ? `instance ${document.instances[name]!.ip}` : section;
  return new Map([...found].map(([name, traits]) => [name, { sort: sortOf(name), traits }]));
}

function addMembers(traits: Set<string>, entry: object): void {
  for (const [member, value] of Object.entries(entry)) {
    if (member === 'parameters')
      for (const [name, text] of Object.entries(value as object)) traits.add(`parameter ${name} ${text}`);
    else if (value !== undefined) traits.add(`${member} ${JSON.stringify(value)}`);
  }
}

const saidOfPlace = ([member, value]: [string, unknown]) => `${member} ${JSON.stringify(value)}`;

/** Every place where the document speaks of endpoints, with each thing that is said there. */
function* mentions(document: SocDocument): Generator<{ ends: string[]; values: string[] }> {
  for (const { manager, subordinate } of document.interfaceConnections)
    yield { ends: [manager, subordinate], values: ['bus'] };
  for (const { from, to } of document.portConnections) yield { ends: [from, to], values: ['wire'] };
  for (const [endpoint, block] of Object.entries(document.addressMap)) {
    yield { ends: [endpoint], values: Object.entries(block).map(saidOfPlace) };
  }
  for (const [source, { sink, number }] of Object.entries(document.interrupts))
    yield { ends: [source, sink], values: ['interrupt', `number ${number}`] };
}
