import { isBlackbox } from '../../synthesize/netlist/yosysJson.ts';
import type { Bit, YosysCell, YosysDesign, YosysModule } from '../../synthesize/netlist/yosysJson.ts';

/** The net of every constant bit. */
export const CONSTANT = 0;

/** An instance of a module in the flat netlist; the top has no name. */
export interface Scope {
  /** `u_a.u_b`, empty for the top. */
  path: string;
  module: YosysModule;
  parent: Scope | undefined;
  /** Local bit → net, before joined nets are told apart. */
  nets: Map<number, number>;
}

/** A cell that is no instance of a known module. */
export interface FlatCell {
  type: string;
  name: string;
  cell: YosysCell;
  scope: Scope;
  /** Nets of each pin. */
  pins: Record<string, number[]>;
}

export interface FlatNetlist {
  cells: FlatCell[];
  /** Nets are numbers below this. */
  nets: number;
  ports: { name: string; direction: string; nets: number[] }[];
  /** Every instance, the top first. */
  scopes: Scope[];
  /** The net of a local bit. */
  netOf(scope: Scope, bit: Bit): number;
}

/** Deeper than any design; a module that contains itself ends here. */
const DEEPEST = 200;

/** Dissolves the hierarchy of a design; what Yosys knows of names and places stays with scopes and cells. */
export function flatten({ modules }: YosysDesign, top: string): FlatNetlist {
  const module = modules[top];
  if (!module) throw new Error(`the netlist has no module ${top}`);
  const joined = new Joined();
  const scopes: Scope[] = [];
  const open: { scope: Scope; name: string; cell: YosysCell }[] = [];
  const enter = (scope: Scope, depth: number) => {
    if (depth > DEEPEST) throw new Error(`${scope.path}: deeper than ${DEEPEST} instances`);
    scopes.push(scope);
    for (const [name, cell] of Object.entries(scope.module.cells)) {
      const child = modules[cell.type];
      if (!child || isBlackbox(child)) open.push({ scope, name, cell });
      else enter(instanceOf(child, cell, scope, name, joined), depth + 1);
    }
  };
  enter({ path: '', module, parent: undefined, nets: new Map() }, 0);
  const netOf = (scope: Scope, bit: Bit) => joined.root(netIn(scope, bit, joined));
  const cells = open.map(({ scope, name, cell }): FlatCell => {
    const pins = Object.entries(cell.connections).map(([pin, bits]) => [
      pin,
      bits.map((bit) => netOf(scope, bit)),
    ]);
    return { type: cell.type, name, cell, scope, pins: Object.fromEntries(pins) };
  });
  const ports = Object.entries(module.ports).map(([name, { direction, bits }]) => ({
    ...{ name, direction },
    nets: bits.map((bit) => netOf(scopes[0]!, bit)),
  }));
  return { cells, nets: joined.count, ports, scopes, netOf };
}

function instanceOf(
  module: YosysModule,
  cell: YosysCell,
  parent: Scope,
  name: string,
  joined: Joined,
): Scope {
  const path = parent.path === '' ? name : `${parent.path}.${name}`;
  const scope: Scope = { path, module, parent, nets: new Map() };
  for (const [port, { bits }] of Object.entries(module.ports)) {
    const outside = cell.connections[port] ?? [];
    for (const [index, bit] of bits.entries()) {
      const outer = outside[index];
      if (outer === undefined) continue;
      const net = netIn(parent, outer, joined);
      // A port that leads straight to another, or to a constant, joins the nets outside.
      if (typeof bit === 'number' && !scope.nets.has(bit)) scope.nets.set(bit, net);
      else if (module.ports[port]!.direction !== 'input') joined.join(net, netIn(scope, bit, joined));
      else joined.join(netIn(scope, bit, joined), net);
    }
  }
  return scope;
}

function netIn(scope: Scope, bit: Bit, joined: Joined): number {
  if (typeof bit !== 'number') return CONSTANT;
  let net = scope.nets.get(bit);
  if (net === undefined) {
    net = joined.add();
    scope.nets.set(bit, net);
  }
  return net;
}

/** Nets that are one. */
class Joined {
  private readonly parents = [CONSTANT];

  get count(): number {
    return this.parents.length;
  }

  add(): number {
    this.parents.push(this.parents.length);
    return this.parents.length - 1;
  }

  root(net: number): number {
    let at = net;
    while (this.parents[at] !== at) {
      this.parents[at] = this.parents[this.parents[at]!]!;
      at = this.parents[at]!;
    }
    return at;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.root(one), this.root(other)];
    // A constant stays the root.
    this.parents[Math.max(a, b)] = Math.min(a, b);
  }
}
