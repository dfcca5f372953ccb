import type { Diagnostic } from '@netloom/model';
import { copiesOf, shareAddress } from '../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedNode } from '../elaborate/index.ts';
import { diagnosticOf } from '../elaborate/problem.ts';

const hex = (value: bigint) => `0x${value.toString(16).toUpperCase()}`;

/** REG-OVERLAP, REG-ALIGNMENT and REG-SIZE. */
export function checkPlacement(map: ElaboratedMap): Diagnostic[] {
  const found: Diagnostic[] = [];
  const { addressWidth, dataWidth } = map.source.bus;
  const visit = (children: readonly ElaboratedNode[], size: bigint | undefined, owner: string) => {
    found.push(...overlaps(children));
    for (const node of children) {
      found.push(...ownProblems(node, dataWidth));
      if (size !== undefined && node.offset + node.span > size) {
        const message = `${node.path} ends at ${hex(node.offset + node.span)}, beyond the ${hex(size)} bytes of ${owner}`;
        found.push(diagnosticOf({ code: 'REG-SIZE', message, at: '/offset' }, node.pointer));
      }
      if (node.kind === 'group') {
        visit(node.children, node.source.size === undefined ? undefined : node.size, node.path);
      }
    }
  };
  visit(map.children, map.source.size === undefined ? undefined : map.size, map.name);
  if (addressWidth !== undefined && map.size > 1n << BigInt(addressWidth)) {
    const message = `${addressWidth} address bits do not reach the ${hex(map.size)} bytes of the map`;
    found.push(diagnosticOf({ code: 'REG-SIZE', message, at: '/bus/addressWidth' }));
  }
  return found;
}

const known = new WeakMap<ElaboratedNode, { dataWidth: number; problems: Diagnostic[] }>();

/** Alignment and sizes concern the node alone, and are kept with it. */
function ownProblems(node: ElaboratedNode, dataWidth: number): Diagnostic[] {
  const kept = known.get(node);
  if (kept?.dataWidth === dataWidth) return kept.problems;
  const problems = [...alignment(node, BigInt(dataWidth / 8)), ...sizes(node)];
  known.set(node, { dataWidth, problems });
  return problems;
}

/**
 * Children are in the order of their addresses, so each is held against those before it that reach as far; the first
 * that it may not overlap is said.
 */
function overlaps(children: readonly ElaboratedNode[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  let reaching: ElaboratedNode[] = [];
  for (const node of children) {
    reaching = reaching.filter(({ offset, span }) => node.offset < offset + span);
    const other = reaching.find((each) => collide(each, node) && !shareAddress(each, node));
    if (other) found.push(overlap(other, node));
    // What stands wrong itself is no measure for what follows, unless it reaches further.
    const isCovered = other && other.offset + other.span >= node.offset + node.span;
    if (!isCovered) reaching.push(node);
  }
  return found;
}

/** Copies with gaps between them may interleave with others. */
function collide(a: ElaboratedNode, b: ElaboratedNode): boolean {
  const [gaps, other] = a.stride > a.size ? [a, b] : [b, a];
  if (gaps.stride <= gaps.size) return true;
  if (a.stride === b.stride) return collideInStep(a, b);
  for (const { address } of copiesOf(other)) {
    const end = address + other.size;
    const before = address - gaps.offset;
    const copy = before > 0n ? before / gaps.stride : 0n;
    for (const index of [copy, copy + 1n]) {
      const start = gaps.offset + index * gaps.stride;
      const isCopy = start + gaps.size <= gaps.offset + gaps.span;
      if (isCopy && start < end && address < start + gaps.size) return true;
    }
  }
  return false;
}

/** Two arrays of one stride: all copies of the second lie alike between copies of the first, as far as these reach. */
function collideInStep(first: ElaboratedNode, second: ElaboratedNode): boolean {
  const distance = second.offset - first.offset;
  const last = (first.span - first.size) / first.stride;
  const before = distance / first.stride;
  const gap = distance - before * first.stride;
  return (before <= last && gap < first.size) || (before < last && first.stride - gap < second.size);
}

function overlap(first: ElaboratedNode, second: ElaboratedNode): Diagnostic {
  const message = `${second.path} at ${hex(second.offset)} overlaps ${first.path} (${hex(first.offset)} to ${hex(first.offset + first.span - 1n)})`;
  const alignment = second.kind === 'group' ? 4n : second.size;
  const end = first.offset + first.span;
  const free = hex(((end + alignment - 1n) / alignment) * alignment);
  const fix = { title: `Move ${second.name} to ${free}`, edits: [{ pointer: '/offset', value: free }] };
  return diagnosticOf({ code: 'REG-OVERLAP', message, at: '/offset', fix }, second.pointer);
}

function alignment(node: ElaboratedNode, word: bigint): Diagnostic[] {
  const unit = node.kind === 'register' ? node.size : node.kind === 'group' ? word : BigInt(node.width / 8);
  if (unit === 0n) return [];
  const found: Diagnostic[] = [];
  if (node.offset % unit !== 0n) {
    const better = hex(((node.offset + unit - 1n) / unit) * unit);
    const message = `${node.path} at ${hex(node.offset)} is not at a multiple of ${unit} bytes`;
    const fix = { title: `Move it to ${better}`, edits: [{ pointer: '/offset', value: better }] };
    found.push(diagnosticOf({ code: 'REG-ALIGNMENT', message, at: '/offset', fix }, node.pointer));
  }
  if (node.dimensions.length > 0 && node.stride % unit !== 0n) {
    const message = `${node.path}: the stride of ${hex(node.stride)} is no multiple of ${unit} bytes`;
    found.push(diagnosticOf({ code: 'REG-ALIGNMENT', message, at: '/array/stride' }, node.pointer));
  }
  return found;
}

function sizes(node: ElaboratedNode): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (node.kind !== 'group' && (node.width & (node.width - 1)) !== 0) {
    const message = `${node.path} is ${node.width} bits wide: expected 8 times a power of two`;
    found.push(diagnosticOf({ code: 'REG-SIZE', message, at: '/width' }, node.pointer));
  }
  const copies = node.dimensions.reduce((product, each) => product * each, 1);
  if (copies > 1 && node.stride < node.size) {
    const message = `${node.path}: a stride of ${hex(node.stride)} is less than the ${hex(node.size)} bytes of one`;
    const fix = {
      title: `Make the stride ${hex(node.size)}`,
      edits: [{ pointer: '/array/stride', value: hex(node.size) }],
    };
    found.push(diagnosticOf({ code: 'REG-SIZE', message, at: '/array/stride', fix }, node.pointer));
  }
  return found;
}
