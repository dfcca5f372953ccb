import type { Place, Variable } from './design.ts';
import { Hierarchy, netPath, scopePath } from './hierarchy.ts';
import { readDesign } from './readDesign.ts';
import { sourceSignals, type SourceSignals } from './sourceSignals.ts';
import { Tracer, type Site } from './trace.ts';

export interface Declaration {
  /** By which a dump knows it: names of interface ports are followed. */
  path: string;
  scope: string;
  module: string;
  place: Place;
  direction: Variable['direction'];
  parameter: boolean;
  /** Bits of one element; 0 where it has none. */
  width: number;
}

/** The source of an instance. */
export interface InstanceSource extends SourceSignals {
  /** Path of the instance, without the generate blocks that the asked path may end in. */
  scope: string;
  module: string;
  file: string;
  /** Where its module begins. */
  line: number;
}

/** A design after elaboration, and the texts of its sources. */
export class Elaborated {
  readonly #hierarchy: Hierarchy;
  readonly #tracer: Tracer;
  readonly #texts: Record<string, string>;

  /** @throws an Error where `xml` is not what `verilator --xml-only` writes. */
  constructor(xml: string, texts: Record<string, string>) {
    this.#hierarchy = new Hierarchy(readDesign(xml));
    this.#tracer = new Tracer(this.#hierarchy);
    this.#texts = texts;
  }

  declaration(path: string): Declaration | undefined {
    const net = this.#hierarchy.net(path);
    if (!net) return undefined;
    const { node, variable } = net;
    const { place, direction, parameter, width } = variable;
    const scope = node.path + scopePath(variable.scope);
    return { path: netPath(net), scope, module: node.module.sourceName, place, direction, parameter, width };
  }

  /** All statements that drive the signal: which of them did so at a time cannot be told from the design. */
  drivers(path: string): Site[] {
    const net = this.#hierarchy.net(path);
    return net ? this.#tracer.drivers(net) : [];
  }

  loads(path: string): Site[] {
    const net = this.#hierarchy.net(path);
    return net ? this.#tracer.loads(net) : [];
  }

  /** All names of the signal in the instances that it passes whole through. */
  names(path: string): string[] {
    const net = this.#hierarchy.net(path);
    return net ? this.#tracer.names(net) : [];
  }

  /** The source of the instance at a path, or that holds the block there; undefined where there is none. */
  source(path: string): InstanceSource | undefined {
    const found = this.#hierarchy.scope(path);
    if (!found) return undefined;
    const { module, path: scope } = found.node;
    const { file, line } = module.place;
    const signals = sourceSignals(this.#hierarchy, found, file, this.#texts[file] ?? '');
    return { ...signals, scope, module: module.sourceName, file, line };
  }

  /** Paths of the instances of a module, the nearest to the top first. */
  instances(module: string): string[] {
    const nodes = [...this.#hierarchy.nodes()].filter((node) => node.module.sourceName === module);
    return nodes.map(({ path }) => path).sort((a, b) => a.split('.').length - b.split('.').length);
  }

  text(file: string): string | undefined {
    return this.#texts[file];
  }

  line({ file, line }: Place): string {
    return this.#texts[file]?.split('\n')[line - 1]?.trim() ?? '';
  }
}
