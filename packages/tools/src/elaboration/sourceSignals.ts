import type { Place, Reference, Scope } from './design.ts';
import { netPath, scopePath, type Hierarchy, type Net, type Node } from './hierarchy.ts';
import { WHOLE } from './design.ts';

/** A name in a source that stands for a signal. */
export interface SourceName {
  line: number;
  column: number;
  endColumn: number;
  path: string;
}

/** An instance that a source makes: the place of its name, and its path. */
export interface SourceInstance extends SourceName {
  module: string;
}

export interface SourceSignals {
  names: SourceName[];
  instances: SourceInstance[];
}

/** Whether one scope holds the other, or is it. */
function holds(outer: Scope, inner: Scope): boolean {
  for (let scope: Scope | null = inner; scope; scope = scope.parent) if (scope === outer) return true;
  return false;
}

/** Gathers names by where they stand; of those that several iterations of a loop share, what the asked scope sees. */
class Gatherer {
  readonly #names = new Map<string, { name: SourceName; near: boolean }>();
  readonly #lines: string[];
  readonly #file: string;
  readonly #asked: Scope;

  constructor(file: string, text: string, asked: Scope) {
    this.#file = file;
    this.#lines = text.split(/\r?\n/);
    this.#asked = asked;
  }

  /** A place where the text has another name, as within a macro, is left out. */
  add(place: Place, called: string, path: string, scope: Scope): void {
    const { file, line, column } = place;
    if (file !== this.#file || !this.#lines[line - 1]?.startsWith(called, column - 1)) return;
    const near = holds(scope, this.#asked) || holds(this.#asked, scope);
    const key = `${line}:${column}`;
    const known = this.#names.get(key);
    if (known && (known.near || !near)) return;
    this.#names.set(key, { name: { line, column, endColumn: column + called.length, path }, near });
  }

  get names(): SourceName[] {
    const names = [...this.#names.values()].map(({ name }) => name);
    return names.sort((a, b) => a.line - b.line || a.column - b.column);
  }
}

function* references({ module }: Node): Generator<Reference> {
  for (const { reference } of module.writes) yield reference;
  for (const { reference } of module.reads) yield reference;
  for (const { connections } of module.instances) for (const { reads } of connections) yield* reads;
}

function* variables(scope: Scope): Generator<Net['variable']> {
  yield* scope.variables.values();
  for (const inner of scope.scopes.values()) yield* variables(inner);
}

const whole = (net: Net) => netPath({ ...net, select: WHOLE });

/** What the names of a source text stand for in one instance, whose scope may be one of its generate blocks. */
export function sourceSignals(
  hierarchy: Hierarchy,
  { node, scope }: { node: Node; scope: Scope },
  file: string,
  text: string,
): SourceSignals {
  const found = new Gatherer(file, text, scope);
  for (const variable of variables(node.module.root))
    if (!variable.isInterface)
      found.add(variable.place, variable.name, whole({ node, variable, select: WHOLE }), variable.scope);
  for (const reference of references(node)) {
    const net = hierarchy.resolve(node, reference);
    if (net && !net.variable.isInterface)
      found.add(reference.place, reference.name, whole(net), reference.scope);
  }
  const instances = node.module.instances
    .filter(({ place }) => place.file === file)
    .map(({ name, module, place, scope: inner, range }) => ({
      ...{ line: place.line, column: place.column, endColumn: place.column + name.length },
      path: `${node.path}${scopePath(inner)}.${name}${range ? `[${range[0]}]` : ''}`,
      module: hierarchy.design.modules.get(module)?.sourceName ?? module,
    }));
  return { names: found.names, instances };
}
