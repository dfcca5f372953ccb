import type { Register, RegisterField, RegisterMap, RegisterNode } from '@netloom/model';
import { meaningOf } from '../edit/references.ts';
import type { Scopes } from '../edit/references.ts';

/** A place that names something, and what stands there once that has another name. */
interface Use {
  /** JSON pointer. */
  pointer: string;
  renamed(name: string): string;
}

/** Where nodes, fields and enumerations (by their key) are named; only names among `names` are looked for. */
export class Uses {
  readonly #found = new Map<object | string, Use[]>();
  readonly #twins = new Map<object, RegisterField>();
  readonly #names: ReadonlySet<string>;

  constructor(map: RegisterMap, names: ReadonlySet<string>) {
    this.#names = names;
    this.#aliases(map.children, '');
    this.#visit(map.children, '', [map.children]);
  }

  of(target: object | string): readonly Use[] {
    return this.#found.get(target) ?? [];
  }

  /** True of a field of an alias: it has the name of the field that it accesses, and is renamed with that. */
  isOfAlias(target: object | string): boolean {
    return typeof target === 'object' && this.#twins.has(target);
  }

  #add(target: RegisterNode | RegisterField | string, use: Use): void {
    const owner = typeof target === 'string' ? target : (this.#twins.get(target) ?? target);
    const uses = this.#found.get(owner);
    if (uses) uses.push(use);
    else this.#found.set(owner, [use]);
  }

  #aliases(nodes: readonly RegisterNode[], prefix: string): void {
    for (const [index, node] of nodes.entries()) {
      const pointer = `${prefix}/children/${index}`;
      if (node.kind === 'group') this.#aliases(node.children, pointer);
      if (node.kind !== 'register' || node.aliasOf === undefined) continue;
      const target = nodes.find(({ name }) => name === node.aliasOf);
      if (!target) continue;
      if (this.#names.has(target.name)) {
        this.#add(target, { pointer: `${pointer}/aliasOf`, renamed: (name) => name });
      }
      if (target.kind === 'register') this.#fieldsOfAlias(node, target, pointer);
    }
  }

  #fieldsOfAlias(alias: Register, target: Register, pointer: string): void {
    for (const [index, field] of alias.fields.entries()) {
      if (!this.#names.has(field.name)) continue;
      const twin = target.fields.find(({ name }) => name === field.name);
      if (!twin) continue;
      this.#twins.set(field, twin);
      this.#add(field, { pointer: `${pointer}/fields/${index}/name`, renamed: (name) => name });
    }
  }

  #visit(nodes: readonly RegisterNode[], prefix: string, scopes: Scopes): void {
    for (const [index, node] of nodes.entries()) {
      const pointer = `${prefix}/children/${index}`;
      if (node.kind === 'group') this.#visit(node.children, pointer, [node.children, ...scopes]);
      if (node.kind !== 'register') continue;
      this.#reference(node.gate?.field, `${pointer}/gate/field`, scopes);
      for (const member of ['readBuffer', 'writeBuffer'] as const) {
        const buffer = node[member];
        if (buffer?.trigger === 'field') this.#reference(buffer.field, `${pointer}/${member}/field`, scopes);
        if (buffer?.trigger === 'register')
          this.#reference(buffer.register, `${pointer}/${member}/register`, scopes, 'register');
      }
      for (const [at, field] of node.fields.entries()) this.#field(field, `${pointer}/fields/${at}`, scopes);
    }
  }

  #field(field: RegisterField, pointer: string, scopes: Scopes): void {
    this.#reference(field.gate?.field, `${pointer}/gate/field`, scopes);
    for (const role of ['enable', 'mask', 'test'] as const) {
      this.#reference(field.interrupt?.[role], `${pointer}/interrupt/${role}`, scopes);
    }
    if (field.enum === undefined || !this.#names.has(field.enum)) return;
    this.#add(field.enum, { pointer: `${pointer}/enum`, renamed: (name) => name });
  }

  #reference(
    path: string | undefined,
    pointer: string,
    scopes: Scopes,
    named: 'field' | 'register' = 'field',
  ): void {
    const steps = path?.split('.') ?? [];
    if (path === undefined || !steps.some((step) => this.#names.has(step))) return;
    for (const [index, target] of (meaningOf(path, scopes, named) ?? []).entries()) {
      this.#add(target, { pointer, renamed: (name) => steps.with(index, name).join('.') });
    }
  }
}
