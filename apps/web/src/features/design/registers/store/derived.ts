import type { Diagnostic, RegisterMap, Severity } from '@netloom/model';
import { checkElaborated, elaborate, placeOfPointer, pointerOfNode } from '@netloom/registers';
import type { ElaboratedNode, ElaboratedRegister, Elaboration, NodePath } from '@netloom/registers';

/** What follows from a map, worked out once for each. */
function derived<T>(work: (map: RegisterMap) => T): (map: RegisterMap) => T {
  const known = new WeakMap<RegisterMap, { value: T }>();
  return (map) => {
    let kept = known.get(map);
    if (!kept) known.set(map, (kept = { value: work(map) }));
    return kept.value;
  };
}

export const elaborationOf: (map: RegisterMap) => Elaboration = derived((map) => elaborate(map));

/** A node with every number worked out. */
export function elaboratedAt(map: RegisterMap, path: NodePath): ElaboratedNode | undefined {
  let nodes: readonly ElaboratedNode[] = elaborationOf(map).map.children;
  let node: ElaboratedNode | undefined;
  for (const [depth, index] of path.entries()) {
    const pointer = pointerOfNode(path.slice(0, depth + 1));
    // The text's order is mostly that of the addresses.
    node = nodes[index]?.pointer === pointer ? nodes[index] : nodes.find((each) => each.pointer === pointer);
    nodes = node?.kind === 'group' ? node.children : [];
  }
  return node;
}

export function elaboratedRegister(map: RegisterMap, path: NodePath): ElaboratedRegister | undefined {
  const node = elaboratedAt(map, path);
  return node?.kind === 'register' ? node : undefined;
}

/** Address of a node's first copy from the map's start. */
export function addressOf(node: ElaboratedNode): bigint {
  return node.offset + (node.parent ? addressOf(node.parent) : 0n);
}

const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

export const problemsOf = derived((map): readonly Diagnostic[] =>
  checkElaborated(elaborationOf(map)).toSorted((a, b) => RANK[a.severity] - RANK[b.severity]),
);

interface OwnedProblem {
  /** Pointer below its owner. */
  rest: string;
  problem: Diagnostic;
}

export interface Marks {
  /** The worst problem at or below a node, by its pointer; '' is the map. */
  nodes: ReadonlyMap<string, Severity>;
  /** Problems of a member: "/children/3/fields/0 reset"; without member those of the whole. */
  members: ReadonlyMap<string, Diagnostic>;
  /** All problems of a node or field itself, with the place below it: "interrupt/enable". */
  owners: ReadonlyMap<string, readonly OwnedProblem[]>;
}

/** Where the problems are shown. */
export const marksOf = derived((map): Marks => {
  const nodes = new Map<string, Severity>();
  const members = new Map<string, Diagnostic>();
  const owners = new Map<string, OwnedProblem[]>();
  for (const diagnostic of problemsOf(map)) {
    if (diagnostic.place?.kind !== 'document') continue;
    const { node, field, member, rest } = placeOfPointer(diagnostic.place.pointer);
    for (let depth = node.length; depth >= 0; depth--) {
      const pointer = pointerOfNode(node.slice(0, depth));
      if (!nodes.has(pointer)) nodes.set(pointer, diagnostic.severity);
    }
    const key = markKey(node, field, member);
    if (!members.has(key)) members.set(key, diagnostic);
    const owner = ownerKey(node, field);
    owners.set(owner, [...(owners.get(owner) ?? []), { rest, problem: diagnostic }]);
  }
  return { nodes, members, owners };
});

export function markKey(node: NodePath, field: number | undefined, member: string | undefined): string {
  return `${ownerKey(node, field)} ${member ?? ''}`;
}

export function ownerKey(node: NodePath, field: number | undefined): string {
  return field === undefined ? pointerOfNode(node) : `${pointerOfNode(node)}/fields/${field}`;
}
