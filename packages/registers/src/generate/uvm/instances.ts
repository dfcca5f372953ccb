import { isReadable, isWritable } from '../../access/accessName.ts';
import type { ElaboratedNode } from '../../elaborate/index.ts';
import { addressLiteral, indented } from './text.ts';

/** A child as its parent's class holds it. */
export interface Child {
  node: ElaboratedNode;
  member: string;
  className: string;
  /** All copies, those of its parents counted. */
  copies: number;
}

const INDICES = ['i', 'j', 'k', 'l'];

export function declaration({ node, member, className }: Child): string {
  const size = node.dimensions.map((each) => `[${each}]`).join('');
  return `${node.kind === 'memory' ? '' : 'rand '}${className} ${member}${size};`;
}

/** Creates and configures a child; `block` and `file` are the parents as arguments, `copy` counts the parent's copies. */
export function buildLines(child: Child, block: string, file: string | undefined, copy: string): string[] {
  const { node, member, className, copies } = child;
  const element = member + indexed(node);
  const isMemory = node.kind === 'memory';
  const parents = isMemory
    ? block
    : file === undefined
      ? node.kind === 'group'
        ? `${block}, null`
        : block
      : `${block}, ${file}`;
  const number = flatIndex(node, copy);
  const name =
    node.dimensions.length === 0
      ? `"${node.name}"`
      : `$sformatf("${node.name}${'[%0d]'.repeat(node.dimensions.length)}", ${indicesOf(node).join(', ')})`;
  const lines = [
    `${element} = ${className}::type_id::create(${name});`,
    `${element}.configure(${parents});`,
    ...(isMemory ? [] : [`${element}.build(${copies > 1 ? number : ''});`]),
  ];
  return repeated(node, member, lines);
}

/** Puts a child into an address map at `base` (an expression; empty for 0). */
export function mapLines(child: Child, map: string, base: string): string[] {
  const { node, member } = child;
  const index = flatIndex(node, '0');
  const terms = [
    ...(base === '' ? [] : [base]),
    addressLiteral(node.offset),
    ...(index === '0'
      ? []
      : [`${index.includes(' ') ? `(${index})` : index} * ${addressLiteral(node.stride)}`]),
  ];
  const address = terms.join(' + ');
  const element = member + indexed(node);
  const lines = {
    register: () => [`${map}.add_reg(${element}, ${address}, "${rightsOf(node)}");`],
    memory: () => [`${map}.add_mem(${element}, ${address}, "${rightsOf(node)}");`],
    group: () => [`${element}.map(${map}, ${address});`],
  }[node.kind]();
  return repeated(node, member, lines);
}

function repeated(node: ElaboratedNode, member: string, lines: readonly string[]): string[] {
  if (node.dimensions.length === 0) return [...lines];
  return [`foreach (${member}[${indicesOf(node).join(', ')}]) begin`, ...indented(lines), 'end'];
}

const indicesOf = ({ dimensions }: ElaboratedNode) => INDICES.slice(0, dimensions.length);
const indexed = (node: ElaboratedNode) =>
  indicesOf(node)
    .map((index) => `[${index}]`)
    .join('');

/** Number of a copy among all, outer arrays first. */
function flatIndex(node: ElaboratedNode, outer: string): string {
  return node.dimensions.reduce((number, count, depth) => {
    const index = INDICES[depth]!;
    if (number === '0') return index;
    return `${number.includes(' ') ? `(${number})` : number} * ${count} + ${index}`;
  }, outer);
}

/** What a map lets through: all that some field takes. */
function rightsOf(node: ElaboratedNode): string {
  if (node.kind === 'memory') return { rw: 'RW', r: 'RO', w: 'WO' }[node.source.software];
  const fields = node.kind === 'register' ? node.fields : [];
  const canRead = fields.some(({ source }) => isReadable(source));
  const canWrite = fields.some(({ source }) => isWritable(source));
  if (canRead === canWrite) return 'RW';
  return canRead ? 'RO' : 'WO';
}
