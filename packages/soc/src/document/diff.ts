import type { SocDocument } from '@netloom/model';
import { isObject, sameJson } from './canonical.ts';
import type { JsonObject } from './canonical.ts';
import { withKeyedConnections } from './flat.ts';
import { compareText } from './order.ts';

/** Section of the document that changed; `parameter` is a setting of an instance, `document` a member of its head. */
export type Subject =
  | 'document'
  | 'documentParameter'
  | 'clock'
  | 'reset'
  | 'port'
  | 'interface'
  | 'instance'
  | 'parameter'
  | 'interfaceConnection'
  | 'portConnection'
  | 'address'
  | 'interrupt';

export interface Change {
  kind: 'added' | 'removed' | 'changed';
  subject: Subject;
  /** What changed: `uart0`, `uart0.DEPTH`, `clk → uart0.clk`. */
  name: string;
  /** Values as text; absent where there was or is none, or where the name says all. */
  before?: string;
  after?: string;
  /** All of it as a short English sentence. */
  text: string;
}

const SECTIONS: readonly [keyof SocDocument, Subject, string][] = [
  ['parameters', 'documentParameter', 'parameter'],
  ['clocks', 'clock', 'clock'],
  ['resets', 'reset', 'reset'],
  ['ports', 'port', 'port'],
  ['interfaces', 'interface', 'interface'],
  ['instances', 'instance', 'instance'],
  ['interfaceConnections', 'interfaceConnection', 'connection'],
  ['portConnections', 'portConnection', 'connection'],
  ['addressMap', 'address', 'address of'],
  ['interrupts', 'interrupt', 'interrupt'],
];
const HEAD = ['vlnv', 'name', 'title', 'description'] as const;

/** What a designer would say changed from `a` to `b`; order and formatting of the files do not matter. */
export function diff(a: SocDocument, b: SocDocument): Change[] {
  const [before, after] = [withKeyedConnections(a), withKeyedConnections(b)];
  const head = HEAD.flatMap((member) => compareValues('document', member, member, a[member], b[member]));
  const sections = SECTIONS.flatMap(([section, subject, word]) =>
    compareRecords(subject, word, before[section] as JsonObject, after[section] as JsonObject),
  );
  return [...head, ...sections];
}

function compareRecords(subject: Subject, word: string, before: JsonObject, after: JsonObject): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort(compareText);
  return names.flatMap((name) => {
    const [old, now] = [own(before, name), own(after, name)];
    if (subject !== 'instance' || !isObject(old) || !isObject(now)) {
      return compareValues(subject, name, `${word} ${name}`, old, now);
    }
    return compareInstances(name, old, now);
  });
}

function own(record: JsonObject, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function compareInstances(name: string, old: JsonObject, now: JsonObject): Change[] {
  const parameters = ({ parameters: all }: JsonObject) => (isObject(all) ? all : {});
  const [before, after] = [parameters(old), parameters(now)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort(compareText);
  return [
    ...compareValues('instance', name, `IP of ${name}`, old['ip'], now['ip']),
    ...compareValues('instance', name, `description of ${name}`, old['description'], now['description']),
    ...names.flatMap((parameter) => {
      const what = `${name}.${parameter}`;
      return compareValues(
        'parameter',
        what,
        `parameter ${what}`,
        own(before, parameter),
        own(after, parameter),
      );
    }),
  ];
}

function compareValues(subject: Subject, name: string, what: string, old: unknown, now: unknown): Change[] {
  if (sameJson(old, now)) return [];
  const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  const [before, after] = [valueText(old), valueText(now)];
  const change: Change = { kind, subject, name, text: sentence(kind, what, before, after) };
  if (before !== undefined) change.before = before;
  if (after !== undefined) change.after = after;
  return [change];
}

function sentence(kind: Change['kind'], what: string, before?: string, after?: string): string {
  if (kind === 'changed') return `${what}: ${before} became ${after}`;
  const value = kind === 'added' ? after : before;
  return value === undefined ? `${what} ${kind}` : `${what} ${kind}: ${value}`;
}

/** `50000000`, `base 0x80000000, size 0x1000`; nothing for a connection, whose name says all. */
function valueText(value: unknown): string | undefined {
  if (Array.isArray(value)) return `[${value.map(valueText).join('; ')}]`;
  if (!isObject(value)) return value === undefined ? undefined : String(value);
  if ('from' in value || 'manager' in value) return undefined;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return members.map(([key, member]) => `${key} ${valueText(member)}`).join(', ');
}
