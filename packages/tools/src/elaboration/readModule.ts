import type { Connection, Instance, Module, Place, Reference, Scope, UseKind, Variable } from './design.ts';
import { Expressions, type PlaceOf } from './expressions.ts';
import { rangeOf, type DataTypes } from './readTypes.ts';
import type { XmlElement } from './xmlTree.ts';

/** Directions of the arguments of tasks and functions, by `module.task`, and by `task` alone for those of packages. */
export type TaskArguments = Map<string, string[]>;

interface Context {
  scope: Scope;
  kind: UseKind;
  clock: string;
}

const DIRECTIONS = ['input', 'output', 'inout'] as const;

const PROCESSES: Record<string, UseKind> = {
  always: 'always',
  alwayspublic: 'always',
  initial: 'initial',
  initialstatic: 'initial',
  initialautomatic: 'initial',
  final: 'final',
  task: 'task',
  func: 'task',
};

const ASSIGNMENTS: Record<string, UseKind | ''> = {
  contassign: 'assign',
  assignw: 'assign',
  assignalias: 'assign',
  assign: '',
  assigndly: '',
  assignforce: 'force',
  assigncont: 'force',
};

/** System calls that write: the children that they fill. */
const FILLS: Record<string, (children: XmlElement[]) => XmlElement[]> = {
  readmem: (children) => children.slice(1, 2),
  valueplusargs: (children) => children.slice(1),
  sscanf: (children) => children.slice(0, -1),
  fscanf: (children) => children.slice(0, -1),
  fgets: (children) => children.slice(0, 1),
  fread: (children) => children.slice(0, 1),
  release: (children) => children,
};

const EDGES: Record<string, string> = { POS: 'posedge ', NEG: 'negedge ', BOTH: 'edge ' };

export function emptyScope(name: string, parent: Scope | null, module: Module): Scope {
  return { name, parent, module, variables: new Map(), scopes: new Map(), instances: new Map() };
}

/** Reads the body of one elaborated module. */
export class ModuleReader {
  readonly #module: Module;
  readonly #types: DataTypes;
  readonly #placeOf: PlaceOf;
  readonly #expressions: Expressions;
  readonly #tasks: TaskArguments;

  constructor(module: Module, types: DataTypes, placeOf: PlaceOf, tasks: TaskArguments) {
    this.#module = module;
    this.#types = types;
    this.#placeOf = placeOf;
    this.#expressions = new Expressions(types, placeOf);
    this.#tasks = tasks;
  }

  read(element: XmlElement): void {
    this.#all(element.children, { scope: this.#module.root, kind: 'assign', clock: '' });
  }

  #all(elements: XmlElement[], context: Context): void {
    for (const element of elements) this.#one(element, context);
  }

  #one(element: XmlElement, context: Context): void {
    const { tag, children } = element;
    if (tag === 'var') this.#variable(element, context);
    else if (tag === 'instance') this.#instance(element, context.scope);
    else if (tag in ASSIGNMENTS) this.#assignment(element, context);
    else if (tag in FILLS) this.#fill(element, context);
    else if (tag === 'taskref' || tag === 'funcref') this.#call(element, context);
    else if (tag in PROCESSES) this.#process(element, context);
    else if (tag === 'begin') this.#all(children, { ...context, scope: this.#named(element, context.scope) });
    else if (tag === 'varref' || tag === 'varxref' || tag === 'sel' || tag === 'arraysel')
      this.#expression(element, context);
    else if (tag !== 'typedef' && tag !== 'modport') this.#all(children, context);
  }

  /** A scope of its own for a block that has a name. */
  #named({ attributes }: XmlElement, parent: Scope): Scope {
    const { name = '' } = attributes;
    if (name === '') return parent;
    const scope = parent.scopes.get(name) ?? emptyScope(name, parent, this.#module);
    parent.scopes.set(name, scope);
    return scope;
  }

  #process(element: XmlElement, { scope }: Context): void {
    const kind = PROCESSES[element.tag]!;
    const own = kind === 'task' ? this.#named(element, scope) : scope;
    const clock = element.children.find(({ tag }) => tag === 'sentree');
    this.#all(element.children, { scope: own, kind, clock: clock ? clockText(clock) : '' });
  }

  #variable(element: XmlElement, context: Context): void {
    const { name = '', dir, param, localparam, dtype_id } = element.attributes;
    const { dimensions, width, bounds, isInterface } = this.#types.get(dtype_id);
    const direction = DIRECTIONS.find((each) => each === dir) ?? '';
    const { scope } = context;
    const variable: Variable = {
      ...{ name, place: this.#placeOf(element), direction, isInterface, width, bounds, dimensions, scope },
      parameter: param === 'true' || localparam === 'true',
    };
    scope.variables.set(name, variable);
    const isPort = direction !== '' || (isInterface && !name.endsWith('__Viftop'));
    if (isPort && scope === this.#module.root) this.#port(variable, Number(element.attributes.pinIndex ?? 0));
  }

  /** Ports of interfaces have no number: they take those that are free. */
  #port(variable: Variable, number: number): void {
    const { ports } = this.#module;
    let index = number - 1;
    if (number === 0) for (index = 0; ports[index];) index++;
    ports[index] = variable;
  }

  #assignment({ tag, attributes, children }: XmlElement, context: Context): void {
    const sides = children.filter((child) => child.tag !== 'delay' && child.tag !== 'sentree');
    const [target] = sides.splice(-1);
    const place = this.#placeOf({ tag, attributes, children });
    const kind = ASSIGNMENTS[tag] || context.kind;
    if (target) this.#write(target, { ...context, kind }, place);
    const others = children.filter((child) => child !== target);
    this.#all(others, { ...context, kind });
  }

  #fill(element: XmlElement, context: Context): void {
    const filled = FILLS[element.tag]!(element.children);
    const kind = element.tag === 'release' ? 'force' : context.kind;
    for (const child of filled) this.#write(child, { ...context, kind }, this.#placeOf(element));
    this.#all(
      element.children.filter((child) => !filled.includes(child)),
      context,
    );
  }

  #call(element: XmlElement, context: Context): void {
    const { name = '' } = element.attributes;
    const directions = this.#tasks.get(`${this.#module.name}.${name}`) ?? this.#tasks.get(name) ?? [];
    element.children.forEach((argument, index) => {
      if (directions[index] !== 'output')
        this.#all(argument.tag === 'arg' ? argument.children : [argument], context);
      const [target] = argument.children;
      if (target && (directions[index] === 'output' || directions[index] === 'inout'))
        this.#write(target, context, this.#placeOf(element));
    });
  }

  #write(target: XmlElement, context: Context, place: Place): void {
    const { writes, reads } = this.#expressions.targets(target, context.scope);
    const { kind, clock } = context;
    for (const reference of writes) this.#module.writes.push({ reference, kind, clock, place });
    this.#read(reads, context);
  }

  #expression(element: XmlElement, context: Context): void {
    this.#read(this.#expressions.reads(element, context.scope), context);
  }

  #read(references: Reference[], { kind, clock }: Context): void {
    for (const reference of references)
      this.#module.reads.push({ reference, kind, clock, place: reference.place });
  }

  #instance(element: XmlElement, scope: Scope): void {
    const { name = '', defName = '' } = element.attributes;
    const bounds = rangeOf(element);
    const instance: Instance = {
      ...{ name, module: defName, place: this.#placeOf(element), scope },
      range: bounds && countDown(bounds),
      connections: [],
    };
    for (const port of element.children)
      if (port.tag === 'port') instance.connections.push(this.#connection(port, instance));
    scope.instances.set(name, instance);
    this.#module.instances.push(instance);
  }

  #connection(element: XmlElement, instance: Instance): Connection {
    const { name = '', direction = '' } = element.attributes;
    const [expression] = element.children;
    const reads = expression ? this.#expressions.reads(expression, instance.scope) : [];
    return {
      ...{ port: name, instance, place: this.#placeOf(element), reads },
      direction: direction as Connection['direction'],
      width: expression ? this.#expressions.width(expression) : 0,
      parts: expression ? this.#expressions.parts(expression, instance.scope) : [],
    };
  }
}

function clockText({ children }: XmlElement): string {
  const items = children.map(({ attributes, children: [child] }) => {
    const name = child?.attributes.name ?? child?.children[0]?.attributes.name;
    return name === undefined ? '' : (EDGES[attributes.edgeType ?? ''] ?? '') + name;
  });
  return items.filter(Boolean).join(' or ');
}

function countDown([left, right]: [number, number]): number[] {
  const step = left > right ? -1 : 1;
  return Array.from({ length: Math.abs(left - right) + 1 }, (_, index) => left + step * index);
}
