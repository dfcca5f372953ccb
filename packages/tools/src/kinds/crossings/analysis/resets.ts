import { isBuffer, isInverter } from './clocks.ts';
import type { Domains } from './clocks.ts';
import { leavesOf } from './cone.ts';
import { CONSTANT } from './flatten.ts';
import type { FlatCell } from './flatten.ts';
import { vouchedBy } from './graph.ts';
import type { Element, Graph } from './graph.ts';

/** Reset inputs of the top level that are released with a clock already. */
export interface DeclaredReset {
  name: string;
  clock: string;
}

export interface ResetFault {
  kind: 'reset-crossing' | 'reset-logic' | 'missing-release';
  /** The first of those that it resets. */
  element: Element;
  /** How many bits it resets. */
  bits: number;
  net: number;
  /** Domain that the reset comes from; undefined of an input. */
  from: number | undefined;
}

interface ResetSource {
  stored: Element[];
  ports: string[];
  /** Gates between, and whether each asserted source asserts the reset whatever the others do. */
  hasLogic: boolean;
  monotone: boolean;
}

/** What is wrong with the asynchronous resets of a netlist. */
export function resetFaults(
  graph: Graph,
  domains: Domains,
  declared: readonly DeclaredReset[],
): ResetFault[] {
  const releases = new Releases(graph, domains);
  const used = domainsByPort(graph, domains, releases);
  const isDeclared = (port: string, domain: number) => {
    const known = declared.find(({ name }) => name === port);
    if (known) return known.clock === domains.names[domain];
    // Whoever has one clock releases his resets with it; what is synchronised anywhere is not released so.
    return used.get(port)?.size === 1;
  };
  const check = (element: Element, net: number, low: boolean): ResetFault[] => {
    const own = domains.of[element.id]!;
    const { stored, ports, hasLogic, monotone } = releases.sourceOf(net, low);
    const isRelease = releases.depth(element) > 0;
    if (hasLogic && !(monotone && isRelease) && stored.length + ports.length > 1)
      return [{ kind: 'reset-logic', element, bits: 1, net, from: undefined }];
    if (isRelease) return [];
    const foreign = stored.find((each) => domains.of[each.id] !== own);
    if (foreign) return [{ kind: 'reset-crossing', element, bits: 1, net, from: domains.of[foreign.id]! }];
    const raw = ports.find((port) => !isDeclared(port, own));
    return raw === undefined ? [] : [{ kind: 'missing-release', element, bits: 1, net, from: undefined }];
  };
  const found = new Map<string, ResetFault>();
  for (const element of graph.elements) {
    if (vouchedBy(element.cell.scope, 'crossing') !== undefined) continue;
    for (const fault of element.resets.flatMap(({ net, low }) => check(element, net, low))) {
      const key = `${fault.kind} ${fault.net} ${domains.of[element.id]}`;
      const known = found.get(key);
      if (known) known.bits += 1;
      else found.set(key, fault);
    }
  }
  return [...found.values()];
}

/** The domains that each input resets; one more where it is synchronised. */
function domainsByPort(graph: Graph, domains: Domains, releases: Releases): Map<string, Set<number>> {
  const used = new Map<string, Set<number>>();
  for (const element of graph.elements) {
    if (vouchedBy(element.cell.scope, 'crossing') !== undefined) continue;
    const domain = releases.depth(element) > 0 ? SYNCHRONISED : domains.of[element.id]!;
    for (const { net, low } of element.resets)
      for (const port of releases.sourceOf(net, low).ports) {
        const known = used.get(port) ?? new Set();
        used.set(port, known.add(domain));
      }
  }
  return used;
}

const SYNCHRONISED = -1;

/** Where resets come from, and which flip-flops release them. */
class Releases {
  private readonly sources = new Map<string, ResetSource>();
  private readonly depths = new Map<number, number>();
  private readonly open = new Set<number>();
  private readonly graph: Graph;
  private readonly domains: Domains;

  constructor(graph: Graph, domains: Domains) {
    this.graph = graph;
    this.domains = domains;
  }

  sourceOf(net: number, low: boolean): ResetSource {
    const key = `${net}${low ? 'n' : ''}`;
    const known = this.sources.get(key);
    if (known) return known;
    const found: ResetSource = { stored: [], ports: [], hasLogic: false, monotone: true };
    this.walk(net, low, found, new Set());
    this.sources.set(key, found);
    return found;
  }

  private walk(net: number, low: boolean, found: ResetSource, seen: Set<number>): void {
    if (net === CONSTANT || seen.has(net)) return;
    seen.add(net);
    const { graph } = this;
    const port = graph.portOf.get(net);
    const stored = graph.storedIn[net];
    const cell = graph.logic(net);
    if (port !== undefined) found.ports.push(port);
    else if (stored) found.stored.push(stored);
    else if (cell && isBuffer(cell))
      this.walk(graph.inputs(net)![0]!.net, low !== isInverter(cell), found, seen);
    else if (cell && isStaticMux(cell)) this.walk(cell.pins['A']![0]!, low, found, seen);
    else if (cell) {
      found.hasLogic = true;
      found.monotone &&= isJoin(cell, low);
      for (const input of graph.inputs(net)!) this.walk(input.net, low, found, seen);
    }
  }

  /**
   * Flip-flops from the constant to this one in a synchroniser of a release, 0 for any other: all of them have the same
   * clock and asynchronous reset, and the first leads to the second alone.
   */
  depth(element: Element): number {
    const known = this.depths.get(element.id);
    if (known !== undefined) return known;
    if (element.resets.length !== 1 || this.open.has(element.id)) return 0;
    this.open.add(element.id);
    const found = this.depthOf(element);
    this.open.delete(element.id);
    this.depths.set(element.id, found);
    return found;
  }

  private depthOf(element: Element): number {
    const { graph } = this;
    if (element.controls.length > 0 && element.d === CONSTANT) return 0;
    if (element.d === CONSTANT) {
      const next = graph.loadedBy[element.q];
      return graph.loads[element.q] === 1 && next && this.isWith(element, next) ? 1 : 0;
    }
    const leaves = [element.d, ...element.controls].flatMap((net) => leavesOf(graph, net));
    const behind = leaves.filter((leaf) => leaf !== element);
    if (behind.length === 0 || behind.length > MOST) return 0;
    let most = 0;
    for (const leaf of behind) {
      if (typeof leaf === 'string' || !this.isWith(element, leaf)) return 0;
      if (this.open.has(leaf.id)) continue;
      const depth = this.depth(leaf);
      if (depth === 0) return 0;
      most = Math.max(most, depth);
    }
    const isDirect = graph.storedIn[element.d] !== undefined;
    return most === 0 || (!isDirect && most < 2) ? 0 : most + 1;
  }

  private isWith(one: Element, other: Element): boolean {
    const [a, b] = [one.resets[0], other.resets[0]];
    return (
      other.resets.length === 1 &&
      a!.net === b!.net &&
      this.domains.of[one.id] === this.domains.of[other.id] &&
      this.domains.falling[one.id] === this.domains.falling[other.id]
    );
  }
}

/** What a counter of a stretched release may consist of. */
const MOST = 64;

function isStaticMux(cell: FlatCell): boolean {
  return cell.type === '$mux' && vouchedBy(cell.scope, 'clock_cell') !== undefined;
}

/** A gate whose output is active as soon as one input is. */
function isJoin({ type }: FlatCell, low: boolean): boolean {
  return low
    ? /^\$(?:and|logic_and|reduce_and)$/.test(type)
    : /^\$(?:or|logic_or|reduce_or|reduce_bool)$/.test(type);
}
