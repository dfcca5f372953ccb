import type {
  Group,
  RegisterBuffer,
  RegisterField,
  RegisterMap,
  RegisterNode,
  RegisterPath,
} from '@netloom/model';

/** What the names of a reference mean, seen from `scopes` (innermost first): a node each, and the field if it names one. */
type Meaning = readonly (RegisterNode | RegisterField)[];
type Named = 'field' | 'register';
export type Scopes = readonly (readonly RegisterNode[])[];

export function meaningOf(path: RegisterPath, scopes: Scopes, named: Named = 'field'): Meaning | undefined {
  const names = path.split('.');
  for (const scope of scopes) {
    const found = descend(scope, names, named);
    if (found) return found;
  }
  return undefined;
}

function descend(
  children: readonly RegisterNode[],
  [name, ...rest]: string[],
  named: Named,
): Meaning | undefined {
  const node = children.find((child) => child.name === name);
  if (node?.kind === 'group') {
    const below = descend(node.children, rest, named);
    return below && [node, ...below];
  }
  if (node?.kind !== 'register' || rest.length !== (named === 'field' ? 1 : 0)) return undefined;
  if (named === 'register') return [node];
  const field = node.fields.find((each) => each.name === rest[0]);
  return field && [node, field];
}

/** Gives every reference to `target` (a node or field of the map) the new name; the target's own name stays. */
export function renameReferences(
  map: RegisterMap,
  target: RegisterNode | RegisterField,
  name: string,
): RegisterMap {
  const renamed = (path: string, scopes: Scopes, named: Named = 'field'): string => {
    if (!path.split('.').includes(target.name)) return path;
    const meaning = meaningOf(path, scopes, named);
    return path
      .split('.')
      .map((step, index) => (meaning?.[index] === target ? name : step))
      .join('.');
  };
  const inField = (field: RegisterField, scopes: Scopes): RegisterField => {
    const gate = field.gate && withPath(field.gate, 'field', renamed(field.gate.field, scopes));
    let { interrupt } = field;
    for (const role of ['enable', 'mask', 'test'] as const) {
      const path = interrupt?.[role];
      if (interrupt && path !== undefined) interrupt = withPath(interrupt, role, renamed(path, scopes));
    }
    return gate === field.gate && interrupt === field.interrupt
      ? field
      : { ...field, ...(gate && { gate }), ...(interrupt && { interrupt }) };
  };
  const inBuffer = (buffer: RegisterBuffer | undefined, scopes: Scopes): RegisterBuffer | undefined => {
    if (buffer?.trigger === 'field') return withPath(buffer, 'field', renamed(buffer.field, scopes));
    if (buffer?.trigger === 'register')
      return withPath(buffer, 'register', renamed(buffer.register, scopes, 'register'));
    return buffer;
  };
  const inNode = (node: RegisterNode, scopes: Scopes): RegisterNode => {
    if (node.kind === 'memory') return node;
    if (node.kind === 'group') {
      const children = inChildren(node.children, [node.children, ...scopes]);
      return children === node.children ? node : ({ ...node, children } satisfies Group);
    }
    const gate = node.gate && withPath(node.gate, 'field', renamed(node.gate.field, scopes));
    const [readBuffer, writeBuffer] = [node.readBuffer, node.writeBuffer].map((each) =>
      inBuffer(each, scopes),
    );
    const isSame = gate === node.gate && readBuffer === node.readBuffer && writeBuffer === node.writeBuffer;
    const isAlias = node.aliasOf === target.name && scopes[0]?.includes(target as RegisterNode);
    const fields = shared(node.fields, (field) => inField(field, scopes));
    if (isSame && !isAlias && fields === node.fields) return node;
    const triggers = { ...(readBuffer && { readBuffer }), ...(writeBuffer && { writeBuffer }) };
    return { ...node, ...(gate && { gate }), ...triggers, ...(isAlias && { aliasOf: name }), fields };
  };
  const inChildren = (children: RegisterNode[], scopes: Scopes) =>
    shared(children, (child) => inNode(child, scopes));
  const children = inChildren(map.children, [map.children]);
  return children === map.children ? map : { ...map, children };
}

/** The same object when the path is as before. */
function withPath<T extends object>(object: T, key: keyof T, path: string): T {
  return object[key] === path ? object : { ...object, [key]: path };
}

/** Maps a list; the same list when no item changed. */
function shared<T>(items: T[], change: (item: T) => T): T[] {
  const next = items.map(change);
  return next.every((item, index) => item === items[index]) ? items : next;
}
