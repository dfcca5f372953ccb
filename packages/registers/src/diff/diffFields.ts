import type { Worded } from '@netloom/model';
import { accessName } from '../access/accessName.ts';
import { bitsText } from '../bits/bitGroup.ts';
import type { ElaboratedField, ElaboratedRegister } from '../elaborate/index.ts';
import { added, changed, hex, removed } from './registerChange.ts';
import type { RegisterChange } from './registerChange.ts';
import { say } from '../wording/sentences.ts';

/** Changes of a register's fields; one of another name at the same bits counts as renamed. */
export function diffFields(old: ElaboratedRegister, now: ElaboratedRegister): RegisterChange[] {
  const changes: RegisterChange[] = [];
  const kept = new Set<ElaboratedField>();
  for (const field of now.fields) {
    const earlier = counterpart(field, old, now);
    const path = `${now.path}.${field.name}`;
    if (!earlier) changes.push(added(path, 'field'));
    else {
      kept.add(earlier);
      changes.push(...diffField(path, earlier, field));
    }
  }
  for (const field of old.fields)
    if (!kept.has(field)) changes.push(removed(`${now.path}.${field.name}`, 'field', 'software'));
  return changes;
}

function counterpart(
  field: ElaboratedField,
  old: ElaboratedRegister,
  now: ElaboratedRegister,
): ElaboratedField | undefined {
  const same = old.fields.find(({ name }) => name === field.name);
  if (same) return same;
  return old.fields.find(
    ({ name, lsb, width }) =>
      lsb === field.lsb && width === field.width && !now.fields.some((each) => each.name === name),
  );
}

function diffField(path: string, old: ElaboratedField, now: ElaboratedField): RegisterChange[] {
  const changes: RegisterChange[] = [];
  const tell = (said: Worded, breaks: RegisterChange['breaks']) => changes.push(changed(path, said, breaks));
  if (old.name !== now.name) tell(say('reg-change/renamed', { path, old: old.name }), 'software');
  const bits = { path, old: bitsText(old), now: bitsText(now) };
  if (old.width !== now.width) tell(say('reg-change/bits', bits), 'software');
  else if (old.lsb !== now.lsb) tell(say('reg-change/moved', bits), 'software');
  const access = { path, old: accessSaid(old), now: accessSaid(now) };
  if (textOf(access.old) !== textOf(access.now)) tell(say('reg-change/access', access), 'software');
  if (old.reset !== now.reset)
    tell(say('reg-change/reset', { path, old: resetSaid(old), now: resetSaid(now) }), 'software');
  if (JSON.stringify(old.enumeration) !== JSON.stringify(now.enumeration))
    tell(say('reg-change/enum', { path }), enumBreaks(old, now));
  if (hardwareText(old) !== hardwareText(now)) tell(say('reg-change/hardware', { path }), 'hardware');
  if (JSON.stringify(old.source.gate) !== JSON.stringify(now.source.gate))
    tell(say('reg-change/field-gate', { path }), 'software');
  if (old.source.description !== now.source.description)
    tell(say('reg-change/description', { path }), 'nothing');
  return changes;
}

/** By its name, or in its parts where it has none. */
function accessSaid({ source }: ElaboratedField): string | Worded {
  const { software, onRead, onWrite } = source;
  const name = accessName(source);
  if (name !== undefined) return name;
  if (onRead === undefined) return [software, onWrite].filter(Boolean).join(' ');
  if (onWrite === undefined) return say('reg-change/access-read', { software, onRead });
  return say('reg-change/access-read-write', { software, onRead, onWrite });
}

const textOf = (said: string | Worded) => (typeof said === 'string' ? said : said.message);

function resetSaid({ reset }: ElaboratedField): string | Worded {
  return reset === undefined ? say('reg-change/none', {}) : hex(reset);
}

/** Values that are all still there, under their names, break nothing. */
function enumBreaks(old: ElaboratedField, now: ElaboratedField): RegisterChange['breaks'] {
  const values = new Map(now.enumeration?.values.map(({ name, value }) => [name, String(value)]));
  const isKept = (old.enumeration?.values ?? []).every(
    ({ name, value }) => values.get(name) === String(value),
  );
  return isKept ? 'nothing' : 'software';
}

/** Members of a field that concern software or the reader alone. */
const SOFTWARE = new Set([
  ...['name', 'description', 'lsb', 'width', 'software', 'onRead', 'onWrite'],
  ...['reset', 'enum', 'gate'],
]);

/** What shows at the register file's ports. */
function hardwareText({ source }: ElaboratedField): string {
  return JSON.stringify(Object.entries(source).filter(([member]) => !SOFTWARE.has(member)));
}
