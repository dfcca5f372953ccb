import type { ItemText, PortText } from '../emit/index.ts';
import { Unreadable } from '../read/cursor.ts';
import type { ModuleElaborator } from '../read/module.ts';
import type { Scope } from '../read/scope.ts';
import type { PortSyntax } from '../read/syntax.ts';
import { boundNames, elementsIn } from './elements.ts';
import { fieldsOf } from './fields.ts';
import type { Field } from './fields.ts';
import { membersOf, resolved } from './resolve.ts';
import type { Resolved } from './resolve.ts';
import { say } from '../wording/sentences.ts';

/** A port of the module: the ports that the wrapper has for it, and what connects them. */
export interface WrappedPort {
  name: string;
  ports: PortText[];
  value: string;
  /** What stands between the ports and the value. */
  items?: ItemText[];
  /** Parameters that say how many ports there are, so that they cannot be set. */
  fixed: string[];
}

const WORDS = { in: 'input', out: 'output', inout: 'inout', ref: 'inout' } as const;

/** Dimension of a width; nothing for one bit. */
export function dimensionOf(width: string): string {
  if (width === '1') return '';
  return /^\d+$/.test(width) ? `[${Number(width) - 1}:0]` : `[${width}-1:0]`;
}

/** Throws `Unreadable` where the port has no form as plain ports. */
export function wrappedPort(
  port: PortSyntax,
  scope: Scope,
  elaborator: ModuleElaborator,
  taken: ReadonlySet<string>,
): WrappedPort {
  const found = resolved(port.type, scope);
  if (!membersOf(found.type)) return plainPort(port, scope, elaborator, found);
  const arrays = [...port.unpacked.map((range) => ({ range, scope })), ...found.dimensions];
  if (arrays.length > 1)
    throw new Unreadable(say('HDL/wrapper/portArrays', { port: port.name }), port.offset);
  const fields = fieldsOf(found.type, found.scope, elaborator);
  const elements =
    arrays.length === 0 ? [''] : elementsIn(port, say('HDL/wrapper/structures', {}), arrays[0]!, elaborator);
  const fixed = arrays.flatMap((each) => boundNames(each.range, elaborator, each.scope));
  const base = baseOf(port, fields, elements, taken);
  const portsOf = (element: string) =>
    fields.map(({ path, width }): PortText => {
      const name = nameOf(base, element, path);
      return { name, direction: WORDS[port.direction], packed: dimensionOf(width) };
    });
  const joined = (ports: readonly PortText[]) => `{${ports.map(({ name }) => name).join(', ')}}`;
  const ports = elements.flatMap(portsOf);
  if (port.unpacked.length === 0) return { name: port.name, ports, value: joined(ports), fixed };
  const array = elements.map((element) => ({ element, value: joined(portsOf(element)) }));
  return { name: port.name, ports, fixed, ...arrayOf(port, found, array) };
}

/** An array of structures between the pins and the module. */
function arrayOf(
  { name, direction, offset }: PortSyntax,
  type: Resolved,
  array: readonly { element: string; value: string }[],
): Pick<WrappedPort, 'value' | 'items'> {
  if (type.name === undefined || type.dimensions.length > 0 || direction === 'inout')
    throw new Unreadable(say('HDL/wrapper/nameless', { name }), offset);
  const local = `${name}_array`;
  const range = `[${array[0]!.element}:${array.at(-1)!.element}]`;
  const assigns = array.map(({ element, value }) => {
    const inside = `${local}[${element}]`;
    return direction === 'in' ? { target: inside, value } : { target: value, value: inside };
  });
  const declared: ItemText = { kind: 'text', text: `${type.name} ${local} ${range};` };
  return { value: local, items: [declared, { kind: 'assigns', assigns }] };
}

function plainPort(
  port: PortSyntax,
  scope: Scope,
  elaborator: ModuleElaborator,
  found: Resolved,
): WrappedPort {
  const described = elaborator.port(port, new Map());
  if (!described) throw new Unreadable(say('HDL/wrapper/unreadable', { port: port.name }), port.offset);
  const { name, direction, width, packed, unpacked } = described;
  const ranges = packed.map(({ left, right }) => `[${left}:${right}]`).join('');
  const whole = elaborator.width(port.type, scope);
  const text: PortText = {
    ...{
      name,
      direction: WORDS[direction],
      packed: ranges || dimensionOf(unpacked.length > 0 ? whole : width),
    },
    ...(unpacked.length > 0 && {
      unpacked: unpacked.map(({ left, right }) => `[${left}:${right}]`).join(''),
    }),
    ...(port.comment && { comment: port.comment }),
  };
  const isEnum = found.type.kind === 'enum' && found.name !== undefined && port.direction === 'in';
  return { name, ports: [text], value: isEnum ? `${found.name}'(${name})` : name, fixed: [] };
}

const BUS_FIELDS: ReadonlySet<string> = new Set([
  ...['aw_valid', 'aw_ready', 'psel', 'pready', 'a_valid', 'a_ready'],
]);

/** `slv` for `slv_req_i`: both directions of a bus have one name; where that is taken, the port's own. */
function baseOf(
  { name }: PortSyntax,
  fields: readonly Field[],
  elements: readonly string[],
  taken: ReadonlySet<string>,
): string {
  const plain = name.replace(/_(?:i|o|io)$/, '');
  const isBus = fields.some(({ path }) => BUS_FIELDS.has(path.at(-1)!));
  const short = isBus ? plain.replace(/_?(?:req|resp|rsp)s?$/, '') || 'bus' : plain.replace(/_chan$/, '');
  const isFree = (base: string) =>
    elements.every((element) => fields.every(({ path }) => !taken.has(nameOf(base, element, path))));
  return [short, plain].find(isFree) ?? name;
}

function nameOf(base: string, element: string, path: readonly string[]): string {
  return [base, element, ...path].filter((part) => part !== '').join('_');
}
