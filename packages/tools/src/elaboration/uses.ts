import type { Connection, Module, Part, Use, Variable } from './design.ts';
import { WHOLE } from './design.ts';
import { netPath, type Hierarchy, type Net, type Node } from './hierarchy.ts';

export interface Joint {
  connection: Connection;
  part: Part;
}

export interface ModuleUses {
  writes: Map<Variable, Use[]>;
  reads: Map<Variable, Use[]>;
  /** Connections of instances that pass bits of the variable on. */
  joints: Map<Variable, Joint[]>;
  /** Connections that compute something of the variable. */
  computed: Map<Variable, Connection[]>;
}

/** Uses of a net by way of another scope: hierarchical names and interfaces. */
export interface Remote {
  writes: { node: Node; use: Use }[];
  reads: { node: Node; use: Use }[];
  joints: { node: Node; joint: Joint }[];
  computed: { node: Node; connection: Connection }[];
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function usesOf(module: Module): ModuleUses {
  const uses: ModuleUses = { writes: new Map(), reads: new Map(), joints: new Map(), computed: new Map() };
  for (const use of module.writes) if (use.reference.variable) add(uses.writes, use.reference.variable, use);
  for (const use of module.reads) if (use.reference.variable) add(uses.reads, use.reference.variable, use);
  for (const { connections } of module.instances)
    for (const connection of connections) {
      for (const part of connection.parts ?? [])
        if (part.reference?.variable) add(uses.joints, part.reference.variable, { connection, part });
      if (connection.parts) continue;
      const names = new Set(connection.reads.flatMap(({ variable }) => variable ?? []));
      for (const variable of names) add(uses.computed, variable, connection);
    }
  return uses;
}

/** Tells a variable of an instance from all others. */
export const netKey = ({ node, variable }: Net) =>
  `${node.path} ${netPath({ node, variable, select: WHOLE })}`;

/** Where variables are used, by module, and by way of other scopes in the whole design. */
export class Uses {
  readonly #hierarchy: Hierarchy;
  readonly #known = new Map<Module, ModuleUses>();
  #remote: Map<string, Remote> | undefined;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  of(module: Module): ModuleUses {
    const known = this.#known.get(module) ?? usesOf(module);
    this.#known.set(module, known);
    return known;
  }

  remote(net: Net): Remote | undefined {
    this.#remote ??= this.#findRemote();
    return this.#remote.get(netKey(net));
  }

  #findRemote(): Map<string, Remote> {
    const found = new Map<string, Remote>();
    const at = (node: Node, reference: Use['reference']) => {
      const net = reference.variable ? undefined : this.#hierarchy.resolve(node, reference);
      if (!net) return undefined;
      const remote = found.get(netKey(net)) ?? { writes: [], reads: [], joints: [], computed: [] };
      found.set(netKey(net), remote);
      return remote;
    };
    for (const node of this.#hierarchy.nodes()) {
      const { writes, reads, instances } = node.module;
      for (const use of writes) at(node, use.reference)?.writes.push({ node, use });
      for (const use of reads) at(node, use.reference)?.reads.push({ node, use });
      for (const connection of instances.flatMap(({ connections }) => connections)) {
        for (const part of connection.parts ?? [])
          if (part.reference) at(node, part.reference)?.joints.push({ node, joint: { connection, part } });
        if (connection.parts) continue;
        for (const name of connection.reads) at(node, name)?.computed.push({ node, connection });
      }
    }
    return found;
  }
}
