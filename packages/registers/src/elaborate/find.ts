import type { FieldPath, RegisterPath } from '@netloom/model';
import type { ElaboratedField, ElaboratedMap, ElaboratedNode, ElaboratedRegister } from './types.ts';

export interface FoundField {
  register: ElaboratedRegister;
  field: ElaboratedField;
}

/** The field that `path` names, seen from `from`: the own group first, then outwards. */
export function findField(map: ElaboratedMap, from: ElaboratedNode, path: FieldPath): FoundField | undefined {
  const names = path.split('.');
  let group = from.parent;
  for (;;) {
    const found = descend(group?.children ?? map.children, names);
    if (found || !group) return found;
    group = group.parent;
  }
}

function descend(children: readonly ElaboratedNode[], [name, ...rest]: string[]): FoundField | undefined {
  const node = name === undefined ? undefined : named(children, name);
  if (node?.kind === 'group') return descend(node.children, rest);
  if (node?.kind !== 'register' || rest.length !== 1) return undefined;
  const field = node.fields.find((each) => each.name === rest[0]);
  return field && { register: node, field };
}

/** The register that `path` names, looked up in the same way. */
export function findRegister(
  map: ElaboratedMap,
  from: ElaboratedNode,
  path: RegisterPath,
): ElaboratedRegister | undefined {
  const names = path.split('.');
  let group = from.parent;
  for (;;) {
    const found = registerBelow(group?.children ?? map.children, names);
    if (found || !group) return found;
    group = group.parent;
  }
}

function registerBelow(
  children: readonly ElaboratedNode[],
  [name, ...rest]: string[],
): ElaboratedRegister | undefined {
  const node = name === undefined ? undefined : named(children, name);
  if (node?.kind === 'group') return registerBelow(node.children, rest);
  return node?.kind === 'register' && rest.length === 0 ? node : undefined;
}

/** The register whose storage an alias accesses. */
export function aliasTarget(
  map: ElaboratedMap,
  register: ElaboratedRegister,
): ElaboratedRegister | undefined {
  const { aliasOf } = register.source;
  const siblings = register.parent?.children ?? map.children;
  const found = aliasOf === undefined ? undefined : named(siblings, aliasOf);
  return found?.kind === 'register' && found !== register ? found : undefined;
}

const indices = new WeakMap<readonly ElaboratedNode[], Map<string, ElaboratedNode>>();

/** The child of a name; the index is made at the first question. */
function named(children: readonly ElaboratedNode[], name: string): ElaboratedNode | undefined {
  let index = indices.get(children);
  if (!index) indices.set(children, (index = new Map(children.map((child) => [child.name, child]))));
  return index.get(name);
}
