import type { SynthesisReport } from '@netloom/model';
import type { AreaNode } from '../area/areaTree.ts';

export interface CellRow {
  type: string;
  count: number;
}

/** Cells of the whole design by type, every instance counted, most frequent first. */
export function cellRows({ modules }: SynthesisReport, tree: AreaNode): CellRow[] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const counts = new Map<string, number>();
  const visit = ({ module, children }: AreaNode) => {
    for (const [type, count] of Object.entries(byName.get(module)?.cells ?? {}))
      counts.set(type, (counts.get(type) ?? 0) + count);
    children.forEach(visit);
  };
  visit(tree);
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count);
}
