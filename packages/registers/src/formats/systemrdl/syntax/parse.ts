import { RdlError } from '../reports.ts';
import type { Reports } from '../reports.ts';
import { Cursor } from './cursor.ts';
import {
  parseConstraint,
  parseEnum,
  parseParameters,
  parseStruct,
  parseUserProperty,
} from './declarations.ts';
import { parseExpression, parsePath, propertyName } from './expression.ts';
import { parseInstances } from './instances.ts';
import { COMPONENT_KINDS, isComponentKind, MODIFIERS, PROPERTY_WORDS } from './keywords.ts';
import type { ComponentKind } from './keywords.ts';
import type { Token } from './tokens.ts';
import { newDefinition } from './tree.ts';
import type { Definition, PropertyAssignment } from './tree.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** The tree of a file (SystemRDL 2.0, Annex B). The first syntax error ends the reading; the tree holds what precedes it. */
export function parseFile(tokens: readonly Token[], reports: Reports): Definition {
  const root = newDefinition('root', undefined, 0);
  const cursor = new Cursor(tokens);
  reports.guard(() => {
    while (cursor.token.kind !== 'end') statement(cursor, root);
  });
  return root;
}

function statement(cursor: Cursor, owner: Definition): void {
  const { kind, text } = cursor.token;
  if (kind === 'keyword') declaration(cursor, owner, text);
  else if (kind === 'name') nameFirst(cursor, owner);
  else cursor.fail(say('RDL/expected/element', {}));
  cursor.expect(';');
}

function declaration(cursor: Cursor, owner: Definition, word: string): void {
  if (isComponentKind(word) || word === 'external' || word === 'internal')
    return componentFirst(cursor, owner);
  if (word === 'alias') return parseInstances(cursor, owner, undefined, undefined);
  if (word === 'default') return defaultAssignment(cursor, owner);
  if (word === 'enum') return declare(owner.enums, parseEnum(cursor));
  if (word === 'struct' || word === 'abstract') return declare(owner.structs, parseStruct(cursor));
  if (word === 'property') return userProperty(cursor, owner);
  if (word === 'constraint') return parseConstraint(cursor, owner);
  if (MODIFIERS.has(word) || PROPERTY_WORDS.has(word)) {
    owner.elements.push(assignment(cursor));
    return;
  }
  cursor.fail(say('RDL/expected/element', {}));
}

function declare<T extends { name: string; at: number }>(known: Map<string, T>, made: T): void {
  if (known.has(made.name)) throw new RdlError(say('RDL/defined/twice', { name: made.name }), made.at);
  known.set(made.name, made);
}

function userProperty(cursor: Cursor, owner: Definition): void {
  if (owner.kind !== 'root') cursor.fail(say('RDL/user/outside', {}));
  declare(owner.userProperties, parseUserProperty(cursor));
}

function defaultAssignment(cursor: Cursor, owner: Definition): void {
  cursor.expect('default');
  owner.defaults.push(assignment(cursor));
}

/** A component's definition, with or without instances, or instances of a named one that are external or internal. */
function componentFirst(cursor: Cursor, owner: Definition): void {
  const external = externalWord(cursor);
  const { text } = cursor.token;
  if (!isComponentKind(text)) return parseInstances(cursor, owner, undefined, external);
  const definition = cursor.nested(() => component(cursor, owner));
  const isLone = cursor.is(';') && external === undefined;
  if (isLone && definition.name !== undefined) return;
  parseInstances(cursor, owner, definition, external ?? externalWord(cursor));
}

function externalWord(cursor: Cursor): boolean | undefined {
  if (cursor.take('external')) return true;
  return cursor.take('internal') ? false : undefined;
}

const MAY_DEFINE: Readonly<Record<Definition['kind'], readonly ComponentKind[]>> = {
  root: COMPONENT_KINDS,
  addrmap: COMPONENT_KINDS,
  regfile: ['regfile', 'reg', 'field', 'signal'],
  mem: ['reg', 'field', 'signal'],
  reg: ['field', 'signal'],
  field: ['signal'],
  signal: [],
};

function component(cursor: Cursor, owner: Definition): Definition {
  const { text, at } = cursor.next();
  if (!isComponentKind(text)) throw new RdlError(say('RDL/expected/component', {}), at);
  if (!MAY_DEFINE[owner.kind].includes(text))
    throw new RdlError(say('RDL/contain', { owner: owner.kind, kind: text }), at);
  const name = cursor.is('{') ? undefined : cursor.name(say('RDL/name/body', {})).text;
  const definition = newDefinition(text, name, at, owner);
  definition.parameters = parseParameters(cursor);
  cursor.expect('{');
  while (!cursor.is('}')) {
    if (cursor.token.kind === 'end') throw new RdlError(say('RDL/body/open', { kind: text }), at);
    statement(cursor, definition);
  }
  cursor.expect('}');
  if (name !== undefined) {
    if (owner.definitions.has(name)) throw new RdlError(say('RDL/defined/twice', { name }), at);
    owner.definitions.set(name, definition);
  }
  return definition;
}

/** `type instance`, `property = value` or `instance.field->property = value`. */
function nameFirst(cursor: Cursor, owner: Definition): void {
  const after = cursor.peek(1);
  if (after.kind === 'name' || after.kind === 'keyword' || after.text === '#') {
    return parseInstances(cursor, owner, undefined, undefined);
  }
  if (after.text === '=' || after.text === ';') {
    owner.elements.push(assignment(cursor));
    return;
  }
  const { at } = cursor.token;
  const path = parsePath(cursor);
  cursor.expect('->');
  owner.elements.push({ kind: 'dynamic', at, path, assignment: assignment(cursor) });
}

function assignment(cursor: Cursor): PropertyAssignment {
  const { text, at } = cursor.token;
  const modifier = MODIFIERS.has(text) ? cursor.next().text : undefined;
  if (cursor.token.kind === 'keyword' && !PROPERTY_WORDS.has(cursor.token.text)) {
    cursor.fail(say('RDL/expected/property', {}));
  }
  const name = propertyName(cursor);
  const value = cursor.take('=') ? parseExpression(cursor) : undefined;
  if (modifier !== undefined && value !== undefined) cursor.fail(say('RDL/property/plain', {}));
  return { kind: 'property', at, name, value, modifier };
}
