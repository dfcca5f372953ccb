import type { SynthesisReport, SynthesizedModule } from '@netloom/model';

/** What a part of the design is measured by. */
export type Measure = 'area' | 'cells' | 'flipFlops';

/** An instance of the design with what is below it. */
export interface AreaNode {
  /** Instance name; of the top its module. */
  name: string;
  module: string;
  /** Of its own cells, without submodules. */
  own: Record<Measure, number>;
  /** With all that is below. */
  total: Record<Measure, number>;
  children: AreaNode[];
}

const MEASURES = ['area', 'cells', 'flipFlops'] as const;

function ownOf({ area, cells, flipFlops }: SynthesizedModule): Record<Measure, number> {
  const count = Object.values(cells).reduce((sum, number) => sum + number, 0);
  return { area: area ?? 0, cells: count, flipFlops };
}

function addUp(own: AreaNode['own'], children: AreaNode[]): Record<Measure, number> {
  const total = { ...own };
  for (const child of children) for (const measure of MEASURES) total[measure] += child.total[measure];
  return total;
}

/** The instances of a design as a tree. */
export function areaTree({ top, modules }: SynthesisReport): AreaNode {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const node = (name: string, module: string): AreaNode => {
    const found = byName.get(module);
    const own = found ? ownOf(found) : { area: 0, cells: 0, flipFlops: 0 };
    const children = Object.entries(found?.instances ?? {}).map(([instance, type]) => node(instance, type));
    return { name, module, own, total: addUp(own, children), children };
  };
  return node(top, top);
}

/** The nodes from the top down to an instance; instances that are not there end it. */
export function nodesAlong(top: AreaNode, path: readonly string[]): AreaNode[] {
  const nodes = [top];
  for (const name of path) {
    const next = nodes.at(-1)!.children.find((child) => child.name === name);
    if (next === undefined) break;
    nodes.push(next);
  }
  return nodes;
}
