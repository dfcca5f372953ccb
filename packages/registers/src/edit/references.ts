import type {
  Register,
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
  const children = new Renaming(target, name).inChildren(map.children, [map.children]);
  return children === map.children ? map : { ...map, children };
}

/** What has no reference to the target stays the same object. */
class Renaming {
  readonly #target: RegisterNode | RegisterField;
  readonly #name: string;

  constructor(target: RegisterNode | RegisterField, name: string) {
    this.#target = target;
    this.#name = name;
  }

  inChildren(children: RegisterNode[], scopes: Scopes): RegisterNode[] {
    return shared(children, (child) => this.#inNode(child, scopes));
  }

  #inNode(node: RegisterNode, scopes: Scopes): RegisterNode {
    if (node.kind === 'memory') return node;
    if (node.kind === 'register') return this.#inRegister(node, scopes);
    const children = this.inChildren(node.children, [node.children, ...scopes]);
    return children === node.children ? node : { ...node, children };
  }

  #inRegister(node: Register, scopes: Scopes): Register {
    const gate = node.gate && withPath(node.gate, 'field', this.#renamed(node.gate.field, scopes));
    const readBuffer = this.#inBuffer(node.readBuffer, scopes);
    const writeBuffer = this.#inBuffer(node.writeBuffer, scopes);
    const isSame = gate === node.gate && readBuffer === node.readBuffer && writeBuffer === node.writeBuffer;
    const isAlias = node.aliasOf === this.#target.name && scopes[0]?.includes(this.#target as RegisterNode);
    const fields = shared(node.fields, (field) => this.#inField(field, scopes));
    if (isSame && !isAlias && fields === node.fields) return node;
    const triggers = { ...(readBuffer && { readBuffer }), ...(writeBuffer && { writeBuffer }) };
    return { ...node, ...(gate && { gate }), ...triggers, ...(isAlias && { aliasOf: this.#name }), fields };
  }

  #inField(field: RegisterField, scopes: Scopes): RegisterField {
    const gate = field.gate && withPath(field.gate, 'field', this.#renamed(field.gate.field, scopes));
    let { interrupt } = field;
    for (const role of ['enable', 'mask', 'test'] as const) {
      const path = interrupt?.[role];
      if (interrupt && path !== undefined) interrupt = withPath(interrupt, role, this.#renamed(path, scopes));
    }
    return gate === field.gate && interrupt === field.interrupt
      ? field
      : { ...field, ...(gate && { gate }), ...(interrupt && { interrupt }) };
  }

  #inBuffer(buffer: RegisterBuffer | undefined, scopes: Scopes): RegisterBuffer | undefined {
    if (buffer?.trigger === 'field') return withPath(buffer, 'field', this.#renamed(buffer.field, scopes));
    if (buffer?.trigger === 'register')
      return withPath(buffer, 'register', this.#renamed(buffer.register, scopes, 'register'));
    return buffer;
  }

  #renamed(path: string, scopes: Scopes, named: Named = 'field'): string {
    if (!path.split('.').includes(this.#target.name)) return path;
    const meaning = meaningOf(path, scopes, named);
    return path
      .split('.')
      .map((step, index) => (meaning?.[index] === this.#target ? this.#name : step))
      .join('.');
  }
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
