import type { Quantity, RegisterMap } from '@netloom/model';
import { elaborate, isPlain } from '../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedNode } from '../elaborate/index.ts';
import { placeOfPointer, pointerOfNode } from './place.ts';
import type { NodePath } from './place.ts';

/** A sibling as it lies in its group. Bytes. */
export interface Placed {
  index: number;
  name: string;
  offset: bigint;
  span: bigint;
  align: bigint;
  /** Its offset depends on parameters: an edit cannot move it. */
  fixed: boolean;
}

/** The children of the map or a group by address. */
export function layoutOf(map: RegisterMap, parent: NodePath): Placed[] {
  const elaborated = elaborate(map).map;
  return nodesIn(elaborated, parent).map((node) => ({
    index: placeOfPointer(node.pointer).node.at(-1)!,
    name: node.name,
    offset: node.offset,
    span: node.span,
    align: alignmentOf(node, map),
    fixed: !isPlain(node.source.offset),
  }));
}

function nodesIn(map: ElaboratedMap, parent: NodePath): readonly ElaboratedNode[] {
  let nodes: readonly ElaboratedNode[] = map.children;
  for (const depth of parent.keys()) {
    const pointer = pointerOfNode(parent.slice(0, depth + 1));
    const found = nodes.find((node) => node.pointer === pointer);
    nodes = found?.kind === 'group' ? found.children : [];
  }
  return nodes;
}

/** Registers and memories start at multiples of their width, groups at bus words. */
function alignmentOf(node: ElaboratedNode, map: RegisterMap): bigint {
  return BigInt(node.kind === 'group' ? map.bus.dataWidth : node.width) / 8n;
}

export function alignUp(offset: bigint, align: bigint): bigint {
  return align <= 1n ? offset : ((offset + align - 1n) / align) * align;
}

/** The first place at or after `from` where `span` bytes are free between the others, which are in order. */
export function freeOffset(
  placed: readonly Placed[],
  from: bigint,
  { span, align }: { span: bigint; align: bigint },
): bigint {
  let offset = alignUp(from, align);
  for (const other of placed) {
    const end = other.offset + other.span;
    if (end > offset && other.offset < offset + span) offset = alignUp(end, align);
  }
  return offset;
}

/** "0x0C": at least two digits. */
export function hexOffset(offset: bigint): Quantity {
  return `0x${offset.toString(16).toUpperCase().padStart(2, '0')}`;
}
