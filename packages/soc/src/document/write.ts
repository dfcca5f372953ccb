import type { SocDocument, SocLayout } from '@netloom/model';
import { compareText, inOrder } from './order.ts';

/** Member order of a document and of every object in it. */
const MEMBERS = [
  ...['netloom', 'version', 'vlnv', 'name', 'title', 'description'],
  ...['parameters', 'clocks', 'resets', 'ports', 'interfaces', 'instances'],
  ...[
    'interfaceConnections',
    'portConnections',
    'addressMap',
    'interrupts',
    'waivers',
    'blocks',
    'notes',
    'insides',
  ],
];
const ENTRY_MEMBERS = [
  ...'ip frequency group enables measure polarity powerOn filter direction width bus role addressWidth dataWidth signals clock manager subordinate'.split(
    ' ',
  ),
  ...'kind from reference window tolerance pll family cell divider multiplier output divide limits inputs ratio minimum stopped idle requests after stretch software to base offset size'.split(
    ' ',
  ),
  ...'managers readOnly secure privileged type executable'.split(' '),
  ...'fingerprint reason person until sink number x y flipped height text colour frame source parameters patch aliases description blocks notes insides'.split(
    ' ',
  ),
];

const RECORDS: ReadonlySet<string> = new Set(['enables', 'patch', 'blocks', 'notes', 'insides']);

/**
 * The canonical text: members in a fixed order, records by name and connections by endpoint, one entry a line,
 * empty sections left out. The same document gives the same bytes, and a small change a small line diff.
 */
export function writeDocument(document: SocDocument): string {
  return writeSections({ ...inOrder(document) });
}

/** The canonical text of a layout file. */
export function writeLayout(layout: SocLayout): string {
  return writeSections({ ...layout });
}

function writeSections(document: Record<string, unknown>): string {
  const sections = MEMBERS.flatMap((key) => {
    const text = section(document[key]);
    return text === undefined ? [] : [`  ${JSON.stringify(key)}: ${text}`];
  });
  return `{\n${sections.join(',\n')}\n}\n`;
}

function section(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const lines = Array.isArray(value)
    ? value.map((item) => `    ${entry(item)}`)
    : sortedEntries(value).map(([key, item]) => `    ${JSON.stringify(key)}: ${entry(item)}`);
  if (lines.length === 0) return undefined;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n  ${close}`;
}

/** One object on one line, its members in their fixed order. */
function entry(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = ENTRY_MEMBERS.flatMap((key) => {
    const member = (value as Record<string, unknown>)[key];
    if (member === undefined || (key === 'patch' && Object.keys(member as object).length === 0)) return [];
    return [`${JSON.stringify(key)}: ${memberText(key, member)}`];
  });
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function memberText(key: string, member: unknown): string {
  if (key === 'parameters' || key === 'signals') return flatRecord(member as object);
  if (key === 'source' || key === 'measure') return entry(member);
  if (RECORDS.has(key)) return recordOfEntries(member as object);
  return Array.isArray(member) ? `[${member.map(entry).join(', ')}]` : JSON.stringify(member);
}

function flatRecord(record: object): string {
  const members = sortedEntries(record).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Entries by name, each with its members in order. */
function recordOfEntries(record: object): string {
  const members = sortedEntries(record).map(([key, value]) => `${JSON.stringify(key)}: ${entry(value)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function sortedEntries(record: object): [string, unknown][] {
  return Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => compareText(a, b));
}
