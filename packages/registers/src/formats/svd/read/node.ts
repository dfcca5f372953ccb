import type { Group, Register, RegisterField, RegisterNode } from '@netloom/model';
import { isReadable, isWritable } from '../../../access/accessName.ts';
import { childOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Context } from './context.ts';
import { copiesOf, MAX_COPIES } from './copies.ts';
import { readField, wholeField } from './field.ts';
import { reportLost } from './lost.ts';
import { NameScope } from './names.ts';
import { inherited } from './properties.ts';
import type { Properties } from './properties.ts';
import { description } from './text.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Registers and clusters of a list; `owner` names it in messages. */
export function readNodes(
  elements: readonly XmlElement[],
  owner: string,
  properties: Properties,
  context: Context,
): RegisterNode[] {
  const scope = new NameScope(owner, context.report);
  return elements.flatMap((element) => {
    if (element.name !== 'register' && element.name !== 'cluster') return [];
    const whole = context.derivation.resolve(element);
    reportLost(whole, context.report);
    return placed(whole, scope, context, (name) =>
      whole.name === 'register'
        ? readRegister(whole, name, properties, context)
        : readCluster(whole, name, properties, context),
    );
  });
}

type Content = Omit<Register, 'name' | 'offset' | 'array'> | Omit<Group, 'name' | 'offset' | 'array'>;

/** The node at its address, or one a member of a list. */
function placed(
  element: XmlElement,
  scope: NameScope,
  context: Context,
  content: (name: string) => Content,
): RegisterNode[] {
  const { report } = context;
  const { names, array, increment } = copiesOf(element, report);
  const offset = report.needed(element, 'addressOffset');
  const isAlternate = ['alternateRegister', 'alternateGroup', 'alternateCluster'].some((each) =>
    childOf(element, each),
  );
  return names.flatMap((name, index): RegisterNode[] => {
    if (isAlternate && scope.has(name)) {
      report.loss(say('SVD/alternate', { name }), element.line);
      return [];
    }
    const { kind, ...rest } = content(name);
    if (array && array.count > MAX_COPIES) {
      const memory = memoryOf(scope.take(name, element.line), rest, offset, array);
      if (!memory) report.error(say('SVD/many', { name, count: array.count }), element.line);
      return memory ? [memory] : [];
    }
    const node = {
      kind,
      name: scope.take(name, element.line),
      offset: hexText(offset + BigInt(index) * increment),
      ...(array && { array: { count: [array.count], stride: hexText(array.stride) } }),
      ...rest,
    } as RegisterNode;
    context.lines.set(node, element.line);
    return [node];
  });
}

/** So many copies of a plain register without gaps are the words of a memory. */
function memoryOf(
  name: string,
  content: object,
  offset: bigint,
  { count, stride }: { count: number; stride: bigint },
): RegisterNode | undefined {
  const { width, fields, description: about } = content as Partial<Register>;
  if (width === undefined || fields?.length !== 1 || stride !== BigInt(width / 8)) return undefined;
  const software = isReadable(fields[0]!) ? (isWritable(fields[0]!) ? 'rw' : 'r') : 'w';
  return {
    kind: 'memory',
    name,
    description: about,
    offset: hexText(offset),
    entries: count,
    width,
    software,
  };
}

function readRegister(element: XmlElement, name: string, from: Properties, context: Context): Content {
  const { report } = context;
  const properties = inherited(from, element, report);
  const width = widthOf(name, properties.size ?? 32n, element, context);
  const scope = new NameScope(name, report);
  const register = { name, element, properties };
  const list = childOf(element, 'fields')?.children.filter((each) => each.name === 'field') ?? [];
  const fields: RegisterField[] = list.flatMap((field) => readField(field, register, scope, context));
  if (list.length === 0) fields.push(wholeField(element, width, properties, context));
  const title = textOf(element, 'displayName');
  return {
    kind: 'register',
    title: title === name ? undefined : title?.slice(0, 300),
    description: description(element),
    width,
    external: fields.some(({ onRead }) => onRead === 'user'),
    shadowed: false,
    fields,
  };
}

/** Registers of any other size become the next larger one that a bus can reach. */
function widthOf(name: string, size: bigint, element: XmlElement, { report }: Context): number {
  if (size < 1n || size > 1024n) {
    report.error(say('SVD/size', { name, size: String(size) }), element.line);
    return 32;
  }
  let width = 8;
  while (width < Number(size)) width *= 2;
  if (BigInt(width) !== size) report.loss(say('SVD/widened', { size: String(size), width }), element.line);
  return width;
}

function readCluster(element: XmlElement, name: string, from: Properties, context: Context): Content {
  const properties = inherited(from, element, context.report);
  const children = readNodes(element.children, name, properties, context);
  return { kind: 'group', description: description(element), children };
}

export function hexText(value: bigint): string {
  return `0x${value.toString(16).toUpperCase()}`;
}
