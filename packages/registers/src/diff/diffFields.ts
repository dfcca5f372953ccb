import { accessName } from '../access/accessName.ts';
import { bitsText } from '../bits/bitGroup.ts';
import type { ElaboratedField, ElaboratedRegister } from '../elaborate/index.ts';
import { added, changed, hex, removed } from './registerChange.ts';
import type { RegisterChange } from './registerChange.ts';

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
  const say = (what: string, breaks: RegisterChange['breaks']) => changes.push(changed(path, what, breaks));
  if (old.name !== now.name) say(`renamed from ${old.name}`, 'software');
  if (old.width !== now.width) say(`bits changed from ${bitsText(old)} to ${bitsText(now)}`, 'software');
  else if (old.lsb !== now.lsb) say(`moved from ${bitsText(old)} to ${bitsText(now)}`, 'software');
  if (accessText(old) !== accessText(now))
    say(`access changed from ${accessText(old)} to ${accessText(now)}`, 'software');
  if (old.reset !== now.reset) say(`reset changed from ${resetText(old)} to ${resetText(now)}`, 'software');
  if (JSON.stringify(old.enumeration) !== JSON.stringify(now.enumeration)) say(...enumChange(old, now));
  if (hardwareText(old) !== hardwareText(now)) say("hardware's side changed", 'hardware');
  if (JSON.stringify(old.source.gate) !== JSON.stringify(now.source.gate))
    say('write gate changed', 'software');
  if (old.source.description !== now.source.description) say('description changed', 'nothing');
  return changes;
}

function accessText({ source }: ElaboratedField): string {
  const { software, onRead, onWrite } = source;
  return accessName(source) ?? [software, onRead && `read ${onRead}`, onWrite].filter(Boolean).join(' ');
}

function resetText({ reset }: ElaboratedField): string {
  return reset === undefined ? 'none' : hex(reset);
}

/** Values that are all still there, under their names, break nothing. */
function enumChange(old: ElaboratedField, now: ElaboratedField): [string, RegisterChange['breaks']] {
  const values = new Map(now.enumeration?.values.map(({ name, value }) => [name, String(value)]));
  const isKept = (old.enumeration?.values ?? []).every(
    ({ name, value }) => values.get(name) === String(value),
  );
  return ['enumeration changed', isKept ? 'nothing' : 'software'];
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
