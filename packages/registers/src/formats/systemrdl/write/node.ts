import type { Quantity } from '@netloom/model';
import type {
  ElaboratedGroup,
  ElaboratedMemory,
  ElaboratedNode,
  ElaboratedRegister,
} from '../../../elaborate/index.ts';
import { writeBuffers } from './buffer.ts';
import { gateText, writeField } from './field.ts';
import type { Connection } from './field.ts';
import { reportGaps } from './refusals.ts';
import { description, identifier, identifierPath, indent, quoted } from './text.ts';
import type { Writing } from './writing.ts';

interface Written {
  lines: string[];
  /** What has to be assigned further out. */
  connections: Connection[];
}

/** The children of the map or of a group whose names from the map down are `path`; aliases follow what they are aliases of. */
export function writeChildren(
  children: readonly ElaboratedNode[],
  path: readonly string[],
  writing: Writing,
): Written {
  reportGaps(children, writing);
  const isAlias = (node: ElaboratedNode) => node.kind === 'register' && node.source.aliasOf !== undefined;
  const ordered = [...children.filter((node) => !isAlias(node)), ...children.filter(isAlias)];
  const names = new Set(children.map(({ name }) => name));
  const written = ordered.map((node) => writeNode(node, names, writing));
  const connections = written.flatMap((each) => each.connections);
  const isInside = ({ to }: Connection) => path.every((name, depth) => to[depth] === name);
  const here = connections.filter(isInside).map(({ field, property, to }) => {
    const from = identifierPath(field.slice(path.length));
    return `${from}->${property} = ${identifierPath(to.slice(path.length))};`;
  });
  return {
    lines: [...written.flatMap(({ lines }) => lines), ...here],
    connections: connections.filter((each) => !isInside(each)),
  };
}

function writeNode(node: ElaboratedNode, siblings: ReadonlySet<string>, writing: Writing): Written {
  if (node.kind === 'memory') return { lines: memoryLines(node, writing), connections: [] };
  return node.kind === 'group' ? writeGroup(node, writing) : writeRegister(node, siblings, writing);
}

function writeGroup(group: ElaboratedGroup, writing: Writing): Written {
  const { lines, connections } = writeChildren(group.children, group.path.split('.'), writing);
  const size =
    group.source.size === undefined ? [] : [writing.own('netloom_size', String(group.source.size))];
  const body = [...textLines(group), ...size, ...lines];
  return {
    lines: [
      `${hasMemory(group) ? 'addrmap' : 'regfile'} {`,
      ...indent(body),
      `} ${placeText(group, writing)};`,
    ],
    connections,
  };
}

/** Only address maps contain memories (12.2). */
function hasMemory({ children }: ElaboratedGroup): boolean {
  return children.some((child) => child.kind === 'memory' || (child.kind === 'group' && hasMemory(child)));
}

function memoryLines(memory: ElaboratedMemory, writing: Writing): string[] {
  const { source, width } = memory;
  const body = [
    ...textLines(memory),
    `mementries = ${writing.expression(source.entries)};`,
    `memwidth = ${width};`,
    `sw = ${source.software};`,
  ];
  return ['external mem {', ...indent(body), `} ${placeText(memory, writing)};`];
}

function writeRegister(
  register: ElaboratedRegister,
  siblings: ReadonlySet<string>,
  writing: Writing,
): Written {
  const { source, width, fields } = register;
  const written = fields.map((field) => writeField(field, register, writing));
  const { dataWidth } = writing.map.source.bus;
  const buffers = writeBuffers(register, siblings, writing);
  const body = [
    ...textLines(register),
    `regwidth = ${width};`,
    ...(width > dataWidth ? [`accesswidth = ${dataWidth};`] : []),
    ...buffers.lines,
    ...ownLines(register, writing),
    ...written.map(({ text }) => text),
  ];
  const connections = [...written.flatMap((each) => each.connections), ...buffers.connections];
  const external = source.external ? 'external ' : '';
  const place = `${placeText(register, writing)};`;
  if (source.aliasOf === undefined)
    return { lines: [...buffers.signals, `${external}reg {`, ...indent(body), `} ${place}`], connections };
  const type = `${source.name}_alias`;
  const alias = `${source.external ? 'external' : 'internal'} alias ${identifier(source.aliasOf)} ${type} ${place}`;
  return { lines: [...buffers.signals, `reg ${type} {`, ...indent(body), '};', alias], connections };
}

function ownLines({ source }: ElaboratedRegister, writing: Writing): string[] {
  const lines: string[] = [];
  if (source.shadowed) {
    lines.push(writing.own('netloom_shadowed', true));
  }
  if (source.gate) lines.push(writing.own('netloom_gate', gateText(source.gate)));
  if (source.fields.length === 0) {
    lines.push(writing.own('netloom_no_fields', true), 'field { sw = r; hw = na; } reserved[0:0] = 0;');
  }
  return lines;
}

export function textLines({
  source,
}: {
  source: { title?: string | undefined; description?: string | undefined };
}): string[] {
  return [
    ...(source.title === undefined ? [] : [`name = ${quoted(source.title)};`]),
    ...(source.description === undefined ? [] : [`desc = ${description(source.description)};`]),
  ];
}

/** `NAME[4] @ 0x10 += 8`. */
function placeText({ source }: ElaboratedNode, writing: Writing): string {
  const { name, offset, array } = source;
  // Without a stride a group's copies would lie as close as its children allow.
  const isSized = source.kind === 'group' && source.size !== undefined;
  const text = (quantity: Quantity) => writing.expression(quantity);
  const dimensions = (array?.count ?? []).map((count) => `[${text(count)}]`).join('');
  const spacing = array?.stride ?? (array && isSized ? source.size : undefined);
  const stride = spacing === undefined ? '' : ` += ${text(spacing)}`;
  return `${identifier(name)}${dimensions} @ ${text(offset)}${stride}`;
}
