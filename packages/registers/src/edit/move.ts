import type { RegisterMap, RegisterNode } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { RegisterEdit } from './edit.ts';
import { alignUp, hexOffset, layoutOf } from './layout.ts';
import type { Placed } from './layout.ts';
import { freeName } from './names.ts';
import { childrenAt, nodeAt, withChildren } from './place.ts';
import type { NodePath } from './place.ts';

/** A gap between siblings: before the child of this index, or behind the last one. */
export interface Destination {
  parent: NodePath;
  before: number | undefined;
}

/**
 * Moves a node among its siblings or into another group. Among siblings the order of addresses changes and the gaps
 * stay where they are; in another group the node takes the address of the one it is put before, and those behind make
 * room. References by path are not followed into the other group: checks tell which ones broke.
 */
export function moveNode(map: RegisterMap, from: NodePath, to: Destination): RegisterEdit {
  const node = nodeAt(map, from);
  if (!node) return refuse(say('reg-edit/no-node', {}));
  const isInside = from.every((index, depth) => to.parent[depth] === index);
  if (isInside) return refuse(say('reg-edit/itself', { name: node.name }));
  const parent = from.slice(0, -1);
  const stays = parent.length === to.parent.length && parent.every((index, at) => index === to.parent[at]);
  return stays ? reorder(map, parent, from.at(-1)!, to.before) : reparent(map, node, from, to);
}

function reorder(
  map: RegisterMap,
  parent: NodePath,
  moved: number,
  before: number | undefined,
): RegisterEdit {
  const layout = layoutOf(map, parent);
  const own = layout.find(({ index }) => index === moved)!;
  const others = layout.filter((placed) => placed !== own);
  const slot = before === undefined ? others.length : others.findIndex(({ index }) => index === before);
  if (slot < 0 || before === moved) return { map, at: [...parent, moved] };
  const order = others.toSpliced(slot, 0, own);
  const first = order.findIndex((placed, at) => placed !== layout[at]);
  if (first < 0) return { map, at: [...parent, moved] };
  const last = order.findLastIndex((placed, at) => placed !== layout[at]);
  const window = order.slice(first, last + 1);
  const fixed = window.find((placed) => placed.fixed);
  if (fixed) return refuse(say('reg-edit/offset', { name: fixed.name }));
  const gaps = layout
    .slice(first, last + 1)
    .map((placed, at, all) => (at === 0 ? 0n : placed.offset - all[at - 1]!.offset - all[at - 1]!.span));
  let end = layout[first]!.offset;
  const offsets = new Map<number, bigint>();
  for (const [at, placed] of window.entries()) {
    const offset = alignUp(end + maximum(gaps[at]!, 0n), placed.align);
    offsets.set(placed.index, offset);
    end = offset + placed.span;
  }
  return arranged(map, parent, { order, offsets, pushed: order.slice(last + 1), end, moved });
}

function reparent(map: RegisterMap, node: RegisterNode, from: NodePath, to: Destination): RegisterEdit {
  const name = freeName(
    node.name,
    childrenAt(map, to.parent).map((child) => child.name),
  );
  const joined = withChildren(map, to.parent, (children) => [...children, { ...node, name }]);
  const moved = childrenAt(joined, to.parent).length - 1;
  const layout = layoutOf(joined, to.parent);
  const own = layout.find(({ index }) => index === moved)!;
  const others = layout.filter((placed) => placed !== own);
  const slot = to.before === undefined ? others.length : others.findIndex(({ index }) => index === to.before);
  const previous = others[slot - 1];
  const end = previous ? previous.offset + previous.span : 0n;
  const offset = alignUp(others[slot]?.offset ?? end, own.align);
  const edit = arranged(joined, to.parent, {
    order: others.toSpliced(slot, 0, own),
    offsets: new Map([[moved, offset]]),
    pushed: others.slice(slot),
    end: offset + own.span,
    moved,
  });
  if (edit.map === undefined) return edit;
  const source = from.slice(0, -1);
  const removed = withChildren(edit.map, source, (children) => children.toSpliced(from.at(-1)!, 1));
  return { map: removed, at: afterRemoval(edit.at!, from) };
}

/** The path of a node when an earlier one was taken out. */
function afterRemoval(path: NodePath, removed: NodePath): NodePath {
  const depth = removed.length - 1;
  const isBehind =
    removed.slice(0, -1).every((index, at) => path[at] === index) && path[depth]! > removed[depth]!;
  return isBehind ? path.with(depth, path[depth]! - 1) : path;
}

interface Arrangement {
  order: readonly Placed[];
  offsets: Map<number, bigint>;
  /** Siblings behind, which make room where something now ends above their start. */
  pushed: readonly Placed[];
  end: bigint;
  moved: number;
}

function arranged(map: RegisterMap, parent: NodePath, arrangement: Arrangement): RegisterEdit {
  const { order, offsets, pushed, moved } = arrangement;
  let { end } = arrangement;
  for (const placed of pushed) {
    if (placed.offset >= end) break;
    if (placed.fixed) return refuse(say('reg-edit/room', { name: placed.name }));
    const offset = alignUp(end, placed.align);
    offsets.set(placed.index, offset);
    end = offset + placed.span;
  }
  const next = withChildren(map, parent, (children) =>
    order.map(({ index }) => {
      const offset = offsets.get(index);
      return offset === undefined ? children[index]! : { ...children[index]!, offset: hexOffset(offset) };
    }),
  );
  return { map: next, at: [...parent, order.findIndex(({ index }) => index === moved)] };
}

const maximum = (a: bigint, b: bigint) => (a > b ? a : b);
