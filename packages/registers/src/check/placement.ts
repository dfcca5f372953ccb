import { fixOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { copiesOf, shareAddress } from '../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedNode } from '../elaborate/index.ts';
import { diagnosticOf } from '../elaborate/problem.ts';
import { say } from '../wording/sentences.ts';

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
        const end = hex(node.offset + node.span);
        const said = say('REG-SIZE/beyond', { node: node.path, end, size: hex(size), owner });
        found.push(diagnosticOf({ code: 'REG-SIZE', ...said, at: '/offset' }, node.pointer));
      }
      if (node.kind === 'group') {
        visit(node.children, node.source.size === undefined ? undefined : node.size, node.path);
      }
    }
  };
  visit(map.children, map.source.size === undefined ? undefined : map.size, map.name);
  if (addressWidth !== undefined && map.size > 1n << BigInt(addressWidth)) {
    const said = say('REG-SIZE/bus', { bits: addressWidth, size: hex(map.size) });
    found.push(diagnosticOf({ code: 'REG-SIZE', ...said, at: '/bus/addressWidth' }));
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
  const own = { node: second.path, offset: hex(second.offset) };
  const alignment = second.kind === 'group' ? 4n : second.size;
  const end = first.offset + first.span;
  const said = say('REG-OVERLAP', {
    ...own,
    other: first.path,
    first: hex(first.offset),
    last: hex(end - 1n),
  });
  const free = hex(((end + alignment - 1n) / alignment) * alignment);
  const title = say('reg-fix/move', { node: second.name, offset: free });
  const fix = fixOf(title, [{ pointer: '/offset', value: free }]);
  return diagnosticOf({ code: 'REG-OVERLAP', ...said, at: '/offset', fix }, second.pointer);
}

function alignment(node: ElaboratedNode, word: bigint): Diagnostic[] {
  const unit = node.kind === 'register' ? node.size : node.kind === 'group' ? word : BigInt(node.width / 8);
  if (unit === 0n) return [];
  const found: Diagnostic[] = [];
  if (node.offset % unit !== 0n) {
    const better = hex(((node.offset + unit - 1n) / unit) * unit);
    const offset = hex(node.offset);
    const said = say('REG-ALIGNMENT/offset', { node: node.path, offset, unit: String(unit) });
    const title = say('reg-fix/move-it', { offset: better });
    const fix = fixOf(title, [{ pointer: '/offset', value: better }]);
    found.push(diagnosticOf({ code: 'REG-ALIGNMENT', ...said, at: '/offset', fix }, node.pointer));
  }
  if (node.dimensions.length > 0 && node.stride % unit !== 0n) {
    const stride = hex(node.stride);
    const said = say('REG-ALIGNMENT/stride', { node: node.path, stride, unit: String(unit) });
    found.push(diagnosticOf({ code: 'REG-ALIGNMENT', ...said, at: '/array/stride' }, node.pointer));
  }
  return found;
}

function sizes(node: ElaboratedNode): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (node.kind !== 'group' && (node.width & (node.width - 1)) !== 0) {
    const said = say('REG-SIZE/width', { node: node.path, width: node.width });
    found.push(diagnosticOf({ code: 'REG-SIZE', ...said, at: '/width' }, node.pointer));
  }
  const copies = node.dimensions.reduce((product, each) => product * each, 1);
  if (copies > 1 && node.stride < node.size) {
    const size = hex(node.size);
    const said = say('REG-SIZE/stride', { node: node.path, stride: hex(node.stride), size });
    const fix = fixOf(say('reg-fix/stride', { size }), [{ pointer: '/array/stride', value: size }]);
    found.push(diagnosticOf({ code: 'REG-SIZE', ...said, at: '/array/stride', fix }, node.pointer));
  }
  return found;
}
