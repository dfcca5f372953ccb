import { RdlError } from '../reports.ts';
import type { Cursor } from './cursor.ts';
import { parseExpression } from './expression.ts';
import type { Definition, Expression, Instances, InstanceSyntax } from './tree.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Instances of `definition`, or of the component that the next name stands for (5.1.2). */
export function parseInstances(
  cursor: Cursor,
  owner: Definition,
  definition: Definition | undefined,
  external: boolean | undefined,
): void {
  const { at } = cursor.token;
  const aliasOf =
    definition === undefined && cursor.take('alias')
      ? cursor.name(say('RDL/name/primary', {})).text
      : undefined;
  const of = definition ?? cursor.name(say('RDL/name/component', {})).text;
  const isExternal =
    external ?? (cursor.take('external') ? true : cursor.take('internal') ? false : undefined);
  const group: Instances = {
    kind: 'instances',
    at,
    of,
    external: isExternal,
    aliasOf,
    parameters: parameterValues(cursor),
    list: [],
  };
  do group.list.push(instance(cursor, owner));
  while (cursor.take(','));
  owner.elements.push(group);
}

/** `#(.N(4), …)`. */
function parameterValues(cursor: Cursor): Instances['parameters'] {
  const values: Instances['parameters'] = [];
  if (!cursor.take('#')) return values;
  cursor.expect('(');
  do {
    cursor.expect('.');
    const { text: name, at } = cursor.name(say('RDL/name/parameter', {}));
    if (values.some((each) => each.name === name))
      throw new RdlError(say('RDL/parameter/given', { name }), at);
    cursor.expect('(');
    values.push({ name, at, value: parseExpression(cursor) });
    cursor.expect(')');
  } while (cursor.take(','));
  cursor.expect(')');
  return values;
}

function instance(cursor: Cursor, owner: Definition): InstanceSyntax {
  const { text: name, at } = cursor.name(say('RDL/name/instance', {}));
  if (owner.instanceNames.has(name)) throw new RdlError(say('RDL/instance/twice', { name }), at);
  owner.instanceNames.add(name);
  const { dimensions, range } = brackets(cursor);
  const optional = (mark: string): Expression | undefined =>
    cursor.take(mark) ? parseExpression(cursor) : undefined;
  return {
    name,
    at,
    dimensions,
    range,
    reset: optional('='),
    address: optional('@'),
    stride: optional('+='),
    alignment: optional('%='),
  };
}

function brackets(cursor: Cursor): Pick<InstanceSyntax, 'dimensions' | 'range'> {
  const dimensions: Expression[] = [];
  while (cursor.take('[')) {
    const left = parseExpression(cursor);
    if (dimensions.length === 0 && cursor.take(':')) {
      const range = { left, right: parseExpression(cursor) };
      cursor.expect(']');
      return { dimensions, range };
    }
    cursor.expect(']');
    dimensions.push(left);
  }
  return { dimensions, range: undefined };
}
