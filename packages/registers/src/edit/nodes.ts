import type { RegisterMap, RegisterNode } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { RegisterEdit } from './edit.ts';
import { freeOffset, hexOffset, layoutOf } from './layout.ts';
import { freeName } from './names.ts';
import { childrenAt, nodeAt, withChildren } from './place.ts';
import type { NodePath } from './place.ts';

const START_NAMES = { register: 'REG0', group: 'group0', memory: 'mem0' } as const;

/**
 * Adds a register, group or memory to the map or group at `parent`: at the first free offset behind the child `after`,
 * at the end without one.
 */
export function insertNode(
  map: RegisterMap,
  parent: NodePath,
  kind: RegisterNode['kind'],
  after?: number,
): RegisterEdit {
  const children = childrenAt(map, parent);
  const name = freeName(
    START_NAMES[kind],
    children.map((child) => child.name),
  );
  const word = BigInt(map.bus.dataWidth / 8);
  const entries = 16;
  const span = kind === 'memory' ? word * BigInt(entries) : word;
  const offset = placeFor(map, parent, { span, align: word }, after);
  const node: RegisterNode =
    kind === 'register'
      ? { kind, name, offset, external: false, shadowed: false, fields: [] }
      : kind === 'memory'
        ? { kind, name, offset, entries, software: 'rw' }
        : { kind, name, offset, children: [] };
  return inserted(map, parent, node, after);
}

/** A copy of a node behind it, under a free name. References inside it still mean what they meant. */
export function duplicateNode(map: RegisterMap, path: NodePath): RegisterEdit {
  const node = nodeAt(map, path);
  if (!node) return refuse(say('reg-edit/no-node', {}));
  const parent = path.slice(0, -1);
  const index = path.at(-1)!;
  const own = layoutOf(map, parent).find((placed) => placed.index === index)!;
  const name = freeName(
    node.name,
    childrenAt(map, parent).map((child) => child.name),
  );
  const offset = placeFor(map, parent, own, index);
  return inserted(map, parent, { ...node, name, offset }, index);
}

/** Adds given nodes (of a clipboard) behind `after`, each under a free name at a free offset. */
export function pasteNodes(
  map: RegisterMap,
  parent: NodePath,
  nodes: readonly RegisterNode[],
  after?: number,
): RegisterEdit {
  let edit: RegisterEdit = { map };
  let last = after;
  for (const node of nodes) {
    const next: RegisterMap = edit.map;
    const name = freeName(
      node.name,
      childrenAt(next, parent).map((child) => child.name),
    );
    const draft = withChildren(next, parent, (children) => [...children, { ...node, name }]);
    const index = childrenAt(draft, parent).length - 1;
    const layout = layoutOf(draft, parent);
    const own = layout.find((placed) => placed.index === index)!;
    const others = layout.filter((placed) => placed.index !== index);
    const before = others.find((placed) => placed.index === last) ?? others.at(-1);
    const offset = hexOffset(freeOffset(others, before ? before.offset + before.span : 0n, own));
    const added = inserted(next, parent, { ...node, name, offset }, last);
    last = added.at!.at(-1)!;
    edit = added;
  }
  return edit;
}

export function removeNodes(map: RegisterMap, paths: readonly NodePath[]): RegisterEdit {
  const lastFirst = paths.toSorted(comparePaths).reverse();
  let next = map;
  for (const path of lastFirst) {
    if (!nodeAt(next, path)) continue;
    next = withChildren(next, path.slice(0, -1), (children) => children.toSpliced(path.at(-1)!, 1));
  }
  const first = paths.toSorted(comparePaths)[0] ?? [];
  const left = childrenAt(next, first.slice(0, -1)).length;
  const parent = first.slice(0, -1);
  return { map: next, at: left === 0 ? parent : [...parent, Math.min(first.at(-1) ?? 0, left - 1)] };
}

/** Document order: a group before what is in it. */
export function comparePaths(a: NodePath, b: NodePath): number {
  const depth = a.findIndex((index, at) => index !== b[at]);
  return depth < 0 ? a.length - b.length : a[depth]! - (b[depth] ?? -1);
}

function placeFor(
  map: RegisterMap,
  parent: NodePath,
  size: { span: bigint; align: bigint },
  after: number | undefined,
) {
  const layout = layoutOf(map, parent);
  const before = after === undefined ? layout.at(-1) : layout.find(({ index }) => index === after);
  return hexOffset(freeOffset(layout, before ? before.offset + before.span : 0n, size));
}

function inserted(
  map: RegisterMap,
  parent: NodePath,
  node: RegisterNode,
  after: number | undefined,
): { map: RegisterMap; at: NodePath } {
  const index = after === undefined ? childrenAt(map, parent).length : after + 1;
  return {
    map: withChildren(map, parent, (children) => children.toSpliced(index, 0, node)),
    at: [...parent, index],
  };
}
