import type { Connection, Instance, Part, Place, Select, Use, UseKind, Variable } from './design.ts';
import { netPath, type Hierarchy, type Net, type Node } from './hierarchy.ts';
import { bitsText, holds, intoPort, outOfPort, overlaps } from './selects.ts';
import { netKey, Uses, type Joint } from './uses.ts';

/** A statement that drives or reads a signal. */
export interface Site {
  kind: UseKind | 'constant' | 'input' | 'open';
  /** The instance whose source it stands in. */
  scope: string;
  /** The signal as it is called there, with the bits that are meant. */
  path: string;
  bits: string;
  place: Place;
  clock: string;
}

/** Finds what drives and what reads a signal: in its module, through ports upwards and downwards, and from elsewhere. */
export class Tracer {
  readonly #hierarchy: Hierarchy;
  readonly #uses: Uses;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
    this.#uses = new Uses(hierarchy);
  }

  drivers(net: Net): Site[] {
    return new Walk(this.#hierarchy, this.#uses, 'writes').run(net);
  }

  loads(net: Net): Site[] {
    return new Walk(this.#hierarchy, this.#uses, 'reads').run(net);
  }

  /** All names of a signal: as it is called in each instance that it passes whole through plain connections. */
  names(net: Net): string[] {
    const walk = new Walk(this.#hierarchy, this.#uses, 'names');
    walk.run(net);
    return walk.nets
      .filter(({ select }) => select.width === null && select.elements.length === 0)
      .map(netPath);
  }
}

/** One search, which comes to each net once. */
class Walk {
  readonly #hierarchy: Hierarchy;
  readonly #uses: Uses;
  readonly #what: 'writes' | 'reads' | 'names';
  readonly nets: Net[] = [];
  readonly #seen = new Set<string>();
  readonly #sites = new Map<string, Site>();

  constructor(hierarchy: Hierarchy, uses: Uses, what: 'writes' | 'reads' | 'names') {
    this.#hierarchy = hierarchy;
    this.#uses = uses;
    this.#what = what;
  }

  run(net: Net): Site[] {
    this.#visit(net);
    return inTextOrder([...this.#sites.values()]);
  }

  #visit(net: Net): void {
    const { node, variable } = net;
    const id = `${netKey(net)} ${JSON.stringify(net.select)}`;
    if (this.#seen.has(id)) return;
    this.#seen.add(id);
    const uses = this.#uses.of(node.module);
    const remote = this.#uses.remote(net);
    this.nets.push(net);
    if (this.#what !== 'names') {
      for (const use of uses[this.#what].get(variable) ?? []) this.#use(net, node, use);
      for (const { node: from, use } of remote?.[this.#what] ?? []) this.#use(net, from, use);
    }
    for (const joint of uses.joints.get(variable) ?? []) this.#down(net, node, joint);
    for (const { node: from, joint } of remote?.joints ?? []) this.#down(net, from, joint);
    if (this.#what === 'reads') {
      for (const connection of uses.computed.get(variable) ?? []) this.#computed(net, node, connection);
      for (const { node: from, connection } of remote?.computed ?? []) this.#computed(net, from, connection);
    }
    if (variable.direction !== '' && variable.scope === node.module.root) this.#up(net);
  }

  #use(net: Net, from: Node, { reference, kind, place, clock }: Use): void {
    if (!overlaps(reference.select, net.select, net.variable)) return;
    this.#site({ ...net, select: reference.select }, from, kind, place, clock);
  }

  #site(net: Net, from: Node, kind: Site['kind'], place: Place, clock = ''): void {
    const { file, line, column } = place;
    const bits = bitsText(net.select, net.variable);
    const site: Site = { kind, scope: from.path, path: netPath(net), bits, place, clock };
    const id = [from.path, site.path, bits, file, line, column].join(' ');
    if (!this.#sites.has(id)) this.#sites.set(id, site);
  }

  /** Into the instances that a variable is connected to. */
  #down(net: Net, from: Node, { connection, part }: Joint): void {
    const against = { writes: 'in', reads: 'out', names: '' };
    if (connection.direction === against[this.#what]) return;
    for (const child of this.#hierarchy.childrenOf(from, connection.instance)) {
      const port = this.#hierarchy.portOf(child, connection.port);
      if (!port || port.isInterface) continue;
      if (this.#what === 'names' && !isPlain(connection, port, net.variable)) continue;
      const sliced = part.reference && slice(part, child, connection, port);
      const select = sliced && intoPort(sliced, net.select, net.variable, port);
      if (select) this.#visit({ node: child, variable: port, select });
    }
  }

  /** An expression of several signals that an input is connected to reads each of them. */
  #computed(net: Net, from: Node, { reads, place }: Connection): void {
    for (const reference of reads) {
      const meant = this.#hierarchy.resolve(from, reference);
      if (meant?.variable !== net.variable || meant.node.path !== net.node.path) continue;
      if (overlaps(reference.select, net.select, net.variable))
        this.#site({ ...net, select: reference.select }, from, 'connection', reference.place ?? place);
    }
  }

  /** To what a port is connected to. */
  #up(net: Net): void {
    const { node, variable } = net;
    const against = { writes: 'output', reads: 'input', names: '' };
    if (variable.direction === against[this.#what]) return;
    if (!node.parent || !node.instance) {
      if (this.#what === 'writes') this.#site(net, node, 'input', variable.place);
      return;
    }
    const connection = this.#hierarchy.connectionOf(node, variable);
    if (connection?.parts === null) {
      if (this.#what === 'writes') this.#site(net, node.parent, 'connection', connection.place);
      return;
    }
    if (!connection || connection.parts.length === 0) {
      const place = connection?.place ?? node.instance.place;
      if (this.#what === 'writes') this.#site(net, node.parent, 'open', place);
      return;
    }
    for (const part of connection.parts) this.#out(net, connection, part);
  }

  #out(net: Net, connection: Connection, whole: Part): void {
    const { node, variable, select } = net;
    const part = slice(whole, node, connection, variable);
    if (!holds(part, select, variable)) return;
    if (!part.reference) {
      if (this.#what === 'writes') this.#site(net, node.parent!, 'constant', connection.place);
      return;
    }
    const outer = this.#hierarchy.resolve(node.parent!, part.reference);
    const bits = outOfPort(part, select, variable);
    if (this.#what === 'names' && outer && !isPlain(connection, variable, outer.variable)) return;
    if (outer && bits) this.#visit({ ...outer, select: bits });
  }
}

/** Sites of one instance in the order of its source; the instances as they were come to. */
function inTextOrder(sites: Site[]): Site[] {
  const scopes = [...new Set(sites.map(({ scope }) => scope))];
  const rank = new Map(scopes.map((scope, at) => [scope, at]));
  return sites.sort(
    (a, b) =>
      rank.get(a.scope)! - rank.get(b.scope)! ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column,
  );
}

/** Whether a port is connected to all of a variable, and to nothing else. */
function isPlain({ parts }: Connection, port: Variable, variable: Variable): boolean {
  const [part] = parts ?? [];
  const select = part?.reference?.select;
  const isWhole = select?.width === null && select.elements.length === 0 && parts?.length === 1;
  return isWhole && port.width === variable.width;
}

/** The share that one of an array of instances has of a connection: all of it, or its own bits of a wider one. */
function slice(part: Part, { instance, position }: Node, { width }: Connection, port: Variable): Part {
  const count = (instance as Instance | null)?.range?.length ?? 1;
  const { reference } = part;
  if (count === 1 || !reference || port.width === 0 || width !== port.width * count) return part;
  const base: Select = reference.select;
  const low = base.low === null ? null : base.low + position * port.width;
  return {
    offset: 0,
    width: port.width,
    reference: { ...reference, select: { ...base, low, width: port.width } },
  };
}
