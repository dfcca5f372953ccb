import { pointerOf } from '@netloom/model';
import type { PinConfiguration } from '../config/configuration.ts';
import { compareNames } from '../config/order.ts';

export type Part = 'general' | 'pins' | 'peripherals' | 'clocks' | 'lin';

/** One value that differs between two configurations. */
export interface Difference {
  part: Part;
  /** Pin, instance or channel that the value belongs to; the part itself for the others. */
  object: string;
  /** E.g. `signal`, `BaudRate`. */
  field: string;
  /** JSON pointer to the value; of a channel that was removed, to the channels. */
  pointer: string;
  /** What happened to the object: a value of one that both have is `changed`. */
  kind: 'added' | 'removed' | 'changed';
  /** As text; undefined where the value is not set: the default holds, or the object is not there. */
  before: string | undefined;
  after: string | undefined;
}

/** Values of an object by field, with the path of each in the document. */
type Fields = ReadonlyMap<string, { value: unknown; path: readonly PropertyKey[] }>;

interface Entry {
  part: Part;
  object: string;
  fields: Fields;
}

const PARTS: readonly Part[] = ['general', 'peripherals', 'pins', 'clocks', 'lin'];

/** What differs, part by part and by name; nothing where both are the same. */
export function compareConfigurations(before: PinConfiguration, after: PinConfiguration): Difference[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys
    .flatMap((key) => differencesOf(old.get(key), now.get(key)))
    .sort((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part) || compareNames(a.object, b.object));
}

function differencesOf(before: Entry | undefined, after: Entry | undefined): Difference[] {
  const { part, object } = (after ?? before)!;
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const names = [...new Set([...(before?.fields.keys() ?? []), ...(after?.fields.keys() ?? [])])];
  return names.flatMap((field): Difference[] => {
    const [old, now] = [before?.fields.get(field), after?.fields.get(field)];
    const [oldText, nowText] = [textOf(old?.value), textOf(now?.value)];
    if (oldText === nowText) return [];
    const pointer = pointerOf(...(now ?? old)!.path);
    return [{ part, object, field, pointer, kind, before: oldText, after: nowText }];
  });
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}

function entriesOf(configuration: PinConfiguration): Map<string, Entry> {
  const { name, chip, code = {}, clocks = {}, peripherals, pins, lin } = configuration;
  const entries = new Map<string, Entry>();
  const add = (part: Part, object: string, fields: Fields) =>
    entries.set(`${part} ${object}`, { part, object, fields });
  add('general', 'general', new Map([...fieldsOf({ name, chip }), ...fieldsOf(code, 'code')]));
  add('clocks', 'clocks', fieldsOf(clocks, 'clocks'));
  for (const [instance, value] of Object.entries(peripherals)) {
    add('peripherals', instance, flat(value, ['peripherals', instance], 'parameters'));
  }
  for (const [pin, value] of Object.entries(pins)) add('pins', pin, flat(value, ['pins', pin], 'settings'));
  if (lin === undefined) return entries;
  const order = lin.channels.map((channel) => channel.name);
  const channels = { value: order, path: ['lin', 'channels'] };
  add(
    'lin',
    'LinGeneral',
    new Map([...fieldsOf(lin.general ?? {}, 'lin', 'general'), ['channels', channels]]),
  );
  // Channels are told by their names: one more at the front does not change the others.
  lin.channels.forEach((channel, index) =>
    add('lin', `LinChannel ${channel.name}`, flat(channel, ['lin', 'channels', index], 'settings')),
  );
  return entries;
}

function fieldsOf(record: object, ...path: readonly PropertyKey[]): Fields {
  return new Map(Object.entries(record).map(([key, value]) => [key, { value, path: [...path, key] }]));
}

/** Members of an object and those of its record of parameters or settings. */
function flat(object: object, path: readonly PropertyKey[], record: string): Fields {
  const { [record]: inner = {}, ...own } = object as Record<string, object>;
  return new Map([...fieldsOf(own, ...path), ...fieldsOf(inner, ...path, record)]);
}
