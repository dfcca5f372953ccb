import { RdlError } from '../reports.ts';
import type { Cursor } from './cursor.ts';
import { parseExpression, propertyName } from './expression.ts';
import { isComponentKind } from './keywords.ts';
import type {
  Definition,
  EnumDefinition,
  ParameterDefinition,
  StructDefinition,
  UserProperty,
} from './tree.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** `enum NAME { A = 0 { desc = "…"; }; … }` (6.2.5). */
export function parseEnum(cursor: Cursor): EnumDefinition {
  const { at } = cursor.expect('enum');
  const { text: name } = cursor.name(say('RDL/name/enumeration', {}));
  cursor.expect('{');
  const members: EnumDefinition['members'] = [];
  while (!cursor.is('}')) {
    members.push(enumMember(cursor));
    cursor.expect(';');
  }
  cursor.expect('}');
  if (members.length === 0) throw new RdlError(say('RDL/enum/empty', { name }), at);
  return { kind: 'enum', at, name, members };
}

function enumMember(cursor: Cursor): EnumDefinition['members'][number] {
  const { text: name, at } = cursor.name(say('RDL/name/member', {}));
  const value = cursor.take('=') ? parseExpression(cursor) : undefined;
  const texts: Record<string, string> = {};
  if (cursor.take('{')) {
    while (!cursor.is('}')) {
      const property = propertyName(cursor);
      cursor.expect('=');
      const text = parseExpression(cursor);
      if ((property !== 'name' && property !== 'desc') || text.kind !== 'string') {
        throw new RdlError(say('RDL/enum/strings', {}), text.at);
      }
      texts[property] = text.value;
      cursor.expect(';');
    }
    cursor.expect('}');
  }
  return { name, value, at, description: texts['desc'] ?? texts['name'] };
}

/** `#(longint unsigned N = 4, …)` (5.1.1). */
export function parseParameters(cursor: Cursor): ParameterDefinition[] {
  const parameters: ParameterDefinition[] = [];
  if (!cursor.take('#')) return parameters;
  cursor.expect('(');
  do {
    const type = dataType(cursor);
    const { text: name, at } = cursor.name(say('RDL/name/parameter-declared', {}));
    if (parameters.some((each) => each.name === name))
      throw new RdlError(say('RDL/parameter/twice', { name }), at);
    const isArray = arraySuffix(cursor);
    const value = cursor.take('=') ? parseExpression(cursor) : undefined;
    parameters.push({ name, type, isArray, value, at });
  } while (cursor.take(','));
  cursor.expect(')');
  return parameters;
}

function arraySuffix(cursor: Cursor): boolean {
  if (!cursor.take('[')) return false;
  cursor.expect(']');
  return true;
}

const DATA_TYPES = new Set(
  'boolean bit longint string accesstype addressingtype onreadtype onwritetype precedencetype ref number'.split(
    ' ',
  ),
);

function dataType(cursor: Cursor): string {
  const { kind, text } = cursor.token;
  if (kind !== 'name' && !DATA_TYPES.has(text) && !isComponentKind(text))
    cursor.fail(say('RDL/expected/type', {}));
  cursor.next();
  cursor.take('unsigned');
  return text;
}

/** `struct NAME : BASE { boolean a; … }` (6.2.6). */
export function parseStruct(cursor: Cursor): StructDefinition {
  cursor.take('abstract');
  const { at } = cursor.expect('struct');
  const { text: name } = cursor.name(say('RDL/name/struct-declared', {}));
  const base = cursor.take(':') ? cursor.name(say('RDL/name/struct', {})).text : undefined;
  cursor.expect('{');
  const members: StructDefinition['members'] = [];
  while (!cursor.is('}')) {
    const type = dataType(cursor);
    const member = cursor.name(say('RDL/name/member', {}));
    if (members.some((each) => each.name === member.text)) {
      throw new RdlError(say('RDL/struct/twice', { name: member.text }), member.at);
    }
    arraySuffix(cursor);
    members.push({ name: member.text, type, at: member.at });
    cursor.expect(';');
  }
  cursor.expect('}');
  return { kind: 'struct', at, name, base, members };
}

/** `property NAME { type = …; component = reg | field; default = …; }` (15.1). */
export function parseUserProperty(cursor: Cursor): UserProperty {
  const { at } = cursor.expect('property');
  const { text: name } = cursor.name(say('RDL/name/property-declared', {}));
  const property: UserProperty = {
    kind: 'userProperty',
    at,
    name,
    type: '',
    components: [],
    value: undefined,
  };
  cursor.expect('{');
  while (!cursor.is('}')) {
    userPropertyAttribute(cursor, property);
    cursor.expect(';');
  }
  cursor.expect('}');
  if (property.type === '') throw new RdlError(say('RDL/user/type', { name }), at);
  if (property.components.length === 0) {
    throw new RdlError(say('RDL/user/component', { name }), at);
  }
  return property;
}

function userPropertyAttribute(cursor: Cursor, property: UserProperty): void {
  const attribute = propertyName(cursor);
  cursor.expect('=');
  if (attribute === 'type') {
    property.type = dataType(cursor);
    arraySuffix(cursor);
  } else if (attribute === 'component') {
    do property.components.push(propertyName(cursor));
    while (cursor.take('|'));
  } else if (attribute === 'default') property.value = parseExpression(cursor);
  else if (attribute === 'constraint') cursor.expect('componentwidth');
  else cursor.fail(say('RDL/user/attribute', { attribute }));
}

/** `constraint NAME { … } instances` (clause 14): only where it stands is kept. */
export function parseConstraint(cursor: Cursor, owner: Definition): void {
  const { at } = cursor.expect('constraint');
  if (!cursor.is('{')) cursor.name(say('RDL/name/constraint', {}));
  if (cursor.is('{')) skipBraces(cursor);
  while (!cursor.is(';')) {
    cursor.name(say('RDL/name/instance', {}));
    if (!cursor.take(',')) break;
  }
  owner.constraints.push({ at });
}

function skipBraces(cursor: Cursor): void {
  let depth = 0;
  do {
    if (cursor.token.kind === 'end') cursor.fail(say('RDL/expected', { what: '}' }));
    if (cursor.is('{')) depth++;
    if (cursor.is('}')) depth--;
    cursor.next();
  } while (depth > 0);
}
