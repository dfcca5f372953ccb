import { evaluate } from '@netloom/hdl/expression';
import { KEYWORDS } from '@netloom/hdl/keywords';
import type { Design } from '../design/block.ts';
import type { NetSource, Wiring } from '../design/wires.ts';
import { compareText } from '../document/order.ts';
import { topPorts } from '../library/describeDocument.ts';

/** A wire of the top module and the port that drives it. */
export interface Net {
  name: string;
  /** The key of that port. */
  key: string;
  instance: string;
  port: string;
  width: number;
}

export interface Nets {
  /** Name of the net behind a source port, by its key. */
  nameOf(key: string): string;
  /** Whether a port makes a clock or reset of the document. */
  isTree(key: string): boolean;
  /** Wires to declare, by name. */
  declared: Net[];
  /** Those of one instance. */
  declaredBy(instance: string): Net[];
  /** Top-level outputs that an instance drives directly. */
  direct: ReadonlySet<string>;
  /** A name like the wanted one that nothing in the module has. */
  free(wanted: string): string;
}

/**
 * Names every net after the port that drives it, `uart0_tx`; one that goes to a top-level output as a whole takes
 * that output's name and needs no wire.
 */
export function nameNets(design: Design, wiring: Wiring): Nets {
  const names = new Map<string, string>();
  const direct = new Set<string>();
  const used = new Set<string>([
    ...KEYWORDS,
    design.document.name,
    ...Object.keys(design.document.instances),
    ...Object.keys(design.document.parameters),
  ]);
  for (const { name, direction, width } of topPorts(design.document)) {
    used.add(name);
    if (direction !== 'out') names.set(name, name);
    const drives = direction === 'out' ? wiring.drives.get(name) : undefined;
    const source = drives?.length === 1 ? drives[0]!.source : undefined;
    if (source?.kind !== 'net' || source.instance === undefined || names.has(source.key)) continue;
    const bits = evaluate(width, design.values);
    // A net narrower than the output would be as wide as it under its name.
    const isAll = drives![0]!.low === 0 && bits.ok && drives![0]!.high === Number(bits.value) - 1;
    if (isWhole(source) && isAll && isPlain(design, source)) {
      names.set(source.key, name);
      direct.add(name);
    }
  }
  const tree = declareTree(design, names, used);
  const declared = [...tree, ...declareRest(wiring, names, used)];
  declared.sort((a, b) => compareText(a.name, b.name));
  const byInstance = new Map<string, Net[]>();
  for (const net of declared) {
    const own = byInstance.get(net.instance);
    if (own) own.push(net);
    else byInstance.set(net.instance, [net]);
  }
  return {
    nameOf: (key) => names.get(key) ?? key.replace('.', '_'),
    isTree: (key) => tree.some((net) => key === net.key),
    declared,
    declaredBy: (instance) => byInstance.get(instance) ?? [],
    direct,
    free: (wanted) => freeName(wanted, used),
  };
}

function freeName(wanted: string, used: ReadonlySet<string>): string {
  let name = wanted;
  for (let count = 1; used.has(name); count++) name = `${wanted}_net${count}`;
  return name;
}

/** Clocks and resets that the design makes have the names that the document gives them. */
function declareTree({ blocks }: Design, names: Map<string, string>, used: Set<string>): Net[] {
  return [...blocks.values()].flatMap(({ name: instance, shape }) =>
    (shape?.generated?.ports.tree?.outputs ?? []).map(({ port, name }) => {
      used.add(name);
      names.set(name, name).set(`${instance}.${port}`, name);
      return { name, key: `${instance}.${port}`, instance, port, width: 1 };
    }),
  );
}

function declareRest(wiring: Wiring, names: Map<string, string>, used: Set<string>): Net[] {
  const declared: Net[] = [];
  const declare = (source: NetSource) => {
    if (names.has(source.key) || source.instance === undefined) return;
    const name = freeName(`${source.instance}_${source.port}`, used);
    used.add(name);
    names.set(source.key, name);
    const { key, instance, port, width } = source;
    declared.push({ name, key, instance, port, width });
  };
  for (const drives of wiring.drives.values()) {
    for (const { source } of drives) {
      if (source.kind === 'net') declare(source);
      if (source.kind === 'repeat') declare(source.source);
    }
  }
  return declared;
}

function isWhole({ high, low, width }: NetSource): boolean {
  return low === 0 && high === width - 1;
}

function isPlain(design: Design, { instance, port }: NetSource): boolean {
  const shape = design.blocks.get(instance!)?.shape?.ports.get(port);
  return shape === undefined || (shape.direction === 'out' && shape.port.unpacked.length === 0);
}
