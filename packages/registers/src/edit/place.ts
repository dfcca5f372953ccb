import type { Group, Register, RegisterMap, RegisterNode } from '@netloom/model';
import { pathOf, pointerOf } from '@netloom/model';

/** Where a node stands: indices from the map's children down; empty for the map itself. */
export type NodePath = readonly number[];

/** A place of a description: the node, and below it a field or a member. */
export interface MapPlace {
  node: NodePath;
  /** Index of the field in its register. */
  field: number | undefined;
  /** Member of the node or field, e.g. "reset". */
  member: string | undefined;
  /** The member with what is named below it, e.g. "interrupt/enable". */
  rest: string;
}

export function pointerOfNode(path: NodePath): string {
  return path.map((index) => pointerOf('children', index)).join('');
}

/** The place that a JSON pointer leads to. */
export function placeOfPointer(pointer: string): MapPlace {
  const steps = pathOf(pointer);
  const node: number[] = [];
  let at = 0;
  for (; steps[at] === 'children' && steps[at + 1] !== undefined; at += 2) node.push(Number(steps[at + 1]));
  const isField = steps[at] === 'fields' && steps[at + 1] !== undefined;
  const rest = isField ? steps.slice(at + 2) : steps.slice(at);
  return {
    node,
    field: isField ? Number(steps[at + 1]) : undefined,
    member: rest[0],
    rest: rest.join('/'),
  };
}

/** Children of the map or of a group; nothing else has any. */
export function childrenAt(map: RegisterMap, path: NodePath): readonly RegisterNode[] {
  if (path.length === 0) return map.children;
  const node = nodeAt(map, path);
  return node?.kind === 'group' ? node.children : [];
}

export function nodeAt(map: RegisterMap, path: NodePath): RegisterNode | undefined {
  let children: readonly RegisterNode[] = map.children;
  let node: RegisterNode | undefined;
  for (const index of path) {
    node = children[index];
    children = node?.kind === 'group' ? node.children : [];
  }
  return node;
}

export function registerAt(map: RegisterMap, path: NodePath): Register | undefined {
  const node = nodeAt(map, path);
  return node?.kind === 'register' ? node : undefined;
}

/** The map with other children of the node at `path`; everything beside the path stays the same objects. */
export function withChildren(
  map: RegisterMap,
  path: NodePath,
  change: (children: RegisterNode[]) => RegisterNode[],
): RegisterMap {
  if (path.length === 0) return { ...map, children: change(map.children) };
  return withNode(map, path, (node) => {
    const group = node as Group;
    return { ...group, children: change(group.children) };
  });
}

/** The map with another node at `path`. */
export function withNode<T extends RegisterNode>(
  map: RegisterMap,
  path: NodePath,
  change: (node: T) => RegisterNode,
): RegisterMap {
  const inside = (children: readonly RegisterNode[], [index = 0, ...rest]: NodePath): RegisterNode[] => {
    const node = children[index]!;
    const next =
      rest.length === 0
        ? change(node as T)
        : { ...(node as Group), children: inside((node as Group).children, rest) };
    return children.with(index, next);
  };
  return { ...map, children: inside(map.children, path) };
}

/** Names from the map down, joined with dots: "dma.channel.CTRL". */
export function nameOfPath(map: RegisterMap, path: NodePath): string {
  return path.map((_, depth) => nodeAt(map, path.slice(0, depth + 1))?.name ?? '?').join('.');
}

/** The path to a node by its dotted name. */
export function pathOfName(map: RegisterMap, name: string): NodePath | undefined {
  const path: number[] = [];
  for (const step of name.split('.')) {
    const index = childrenAt(map, path).findIndex((child) => child.name === step);
    if (index < 0) return undefined;
    path.push(index);
  }
  return path;
}
