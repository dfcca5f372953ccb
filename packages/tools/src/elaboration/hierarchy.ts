import type { Design, Instance, Module, Part, Reference, Scope, Select, Variable } from './design.ts';
import { WHOLE } from './design.ts';

/** A module where it stands in the design. */
export interface Node {
  path: string;
  module: Module;
  parent: Node | null;
  instance: Instance | null;
  /** Of an array of instances the index, and its place in the array counted from the lowest bits. */
  index: number | null;
  position: number;
}

/** Bits of a variable of one instance. */
export interface Net {
  node: Node;
  variable: Variable;
  select: Select;
}

export const scopePath = (scope: Scope): string =>
  scope.parent ? `${scopePath(scope.parent)}.${scope.name}` : '';

/** Elements are counted from 0 by the elaboration, from their declared bounds by the source and the dump. */
const elementText = ({ dimensions }: Variable, elements: (number | null)[]) =>
  elements.map((index, at) => `[${index === null ? '*' : index + (dimensions[at]?.low ?? 0)}]`).join('');

/** The path by which a dump knows a variable, without the bits that are selected; `*` stands for a computed element. */
export function netPath({ node, variable, select }: Net): string {
  return `${node.path}${scopePath(variable.scope)}.${variable.name}${elementText(variable, select.elements)}`;
}

const ELEMENTS = /^(.*?)((?:\[-?\d+\])+)$/;

/** The tree of instances, made as far as it is asked for. */
export class Hierarchy {
  readonly design: Design;
  readonly root: Node;
  readonly #children = new Map<string, Node>();

  constructor(design: Design) {
    this.design = design;
    const { top } = design;
    this.root = { path: top.sourceName, module: top, parent: null, instance: null, index: null, position: 0 };
  }

  /** An instance of a module; undefined where Verilator knows its module by no body. */
  child(parent: Node, instance: Instance, index: number | null): Node | undefined {
    const path = `${parent.path}${scopePath(instance.scope)}.${instance.name}${index === null ? '' : `[${index}]`}`;
    const known = this.#children.get(path);
    if (known) return known;
    const module = this.design.modules.get(instance.module);
    if (!module) return undefined;
    const { range } = instance;
    const position = range && index !== null ? range.length - 1 - range.indexOf(index) : 0;
    const node = { path, module, parent, instance, index, position };
    this.#children.set(path, node);
    return node;
  }

  /** All of an array, or the one. */
  childrenOf(parent: Node, instance: Instance): Node[] {
    const indices: (number | null)[] = instance.range ?? [null];
    return indices.flatMap((index) => this.child(parent, instance, index) ?? []);
  }

  *nodes(node: Node = this.root): Generator<Node> {
    yield node;
    for (const instance of node.module.instances)
      for (const child of this.childrenOf(node, instance)) yield* this.nodes(child);
  }

  /** A scope by its path: an instance, or a block in one. */
  scope(path: string): { node: Node; scope: Scope } | undefined {
    const names = this.#names(path);
    return names && this.#walk(names, { node: this.root, scope: this.root.module.root });
  }

  /** A variable by its path as a dump or a source gives it; also one of an interface, by the name of a port. */
  net(path: string): Net | undefined {
    const names = this.#names(path);
    const last = names?.pop();
    if (!names || last === undefined) return undefined;
    const from = this.#walk(names, { node: this.root, scope: this.root.module.root });
    if (!from) return undefined;
    return this.#variable(from.node, from.scope, last);
  }

  /** What a reference in a module means in one of its instances. */
  resolve(node: Node, { name, dotted, scope, select, variable }: Reference): Net | undefined {
    if (variable) return { node: this.#owner(node, variable), variable, select };
    if (dotted === '') return undefined;
    const names = dotted.split('.');
    for (let from: Node | null = node; from; from = from.parent) {
      const found = this.#upwards(from, from === node ? scope : from.module.root, names);
      const variable = found?.scope.variables.get(name);
      if (found && variable) return { node: found.node, variable, select };
    }
    return undefined;
  }

  /** The instance of an interface that a port or a name stands for. */
  interfaceOf(node: Node, variable: Variable, index: number | null): Node | undefined {
    if (variable.name.endsWith('__Viftop')) {
      const instance = variable.scope.instances.get(variable.name.slice(0, -'__Viftop'.length));
      if (!instance) return undefined;
      return this.child(node, instance, instance.range ? (index ?? 0) + Math.min(...instance.range) : null);
    }
    if (!node.parent || !node.instance) return undefined;
    const reference = this.partsOf(node, variable)?.[0]?.reference;
    const net = reference ? this.resolve(node.parent, reference) : undefined;
    return net && this.interfaceOf(net.node, net.variable, net.select.elements[0] ?? index);
  }

  /** What a port is connected to, in the terms of the instance's parent. */
  partsOf(node: Node, port: Variable): Part[] | null | undefined {
    return this.connectionOf(node, port)?.parts;
  }

  connectionOf({ instance, module }: Node, port: Variable) {
    const number = `__pinNumber${module.ports.indexOf(port) + 1}`;
    return instance?.connections.find((each) => each.port === port.name || each.port === number);
  }

  portOf(node: Node, name: string): Variable | undefined {
    const [, number] = /^__pinNumber(\d+)$/.exec(name) ?? [];
    return number ? node.module.ports[Number(number) - 1] : node.module.root.variables.get(name);
  }

  /** Verilator puts all under TOP, and its top module's ports there too. */
  #names(path: string): string[] | undefined {
    const names = path.split('.');
    if (names[0] === 'TOP') names.shift();
    const top = this.root.path;
    if (names[0] !== top) return path.startsWith('TOP.') ? names : undefined;
    return names.slice(1);
  }

  #owner(node: Node, variable: Variable): Node {
    const { module } = variable.scope;
    if (module === node.module) return node;
    return { path: module.sourceName, module, parent: null, instance: null, index: null, position: 0 };
  }

  /** The first name is looked for in all surrounding scopes, IEEE 1800-2017, 23.8. */
  #upwards(node: Node, from: Scope, names: string[]) {
    for (let scope: Scope | null = from; scope; scope = scope.parent) {
      const found = this.#walk(names, { node, scope });
      if (found) return found;
    }
    const isOwn = names[0] === node.module.sourceName;
    return isOwn ? this.#walk(names.slice(1), { node, scope: node.module.root }) : undefined;
  }

  #walk(names: string[], from: { node: Node; scope: Scope }) {
    let here: { node: Node; scope: Scope } | undefined = from;
    for (const name of names) here = here && this.#step(here.node, here.scope, name);
    return here;
  }

  #step(node: Node, scope: Scope, name: string): { node: Node; scope: Scope } | undefined {
    const inner = scope.scopes.get(name);
    if (inner) return { node, scope: inner };
    const [, base = name, text = ''] = ELEMENTS.exec(name) ?? [];
    const index = text === '' ? null : Number(text.slice(1, -1));
    const instance = scope.instances.get(base);
    const variable = scope.variables.get(base);
    const child = instance
      ? this.child(node, instance, index)
      : variable?.isInterface
        ? this.interfaceOf(node, variable, index)
        : undefined;
    return child && { node: child, scope: child.module.root };
  }

  #variable(node: Node, scope: Scope, name: string): Net | undefined {
    const plain = scope.variables.get(name);
    if (plain) return { node, variable: plain, select: WHOLE };
    const [, base = '', indices = ''] = ELEMENTS.exec(name) ?? [];
    const variable = scope.variables.get(base);
    if (!variable) return undefined;
    const numbers = [...indices.matchAll(/-?\d+/g)].map(([digits]) => Number(digits));
    const elements = variable.dimensions.slice(0, numbers.length).map(({ low }, at) => numbers[at]! - low);
    return { node, variable, select: { ...WHOLE, elements } };
  }
}
