import type { SynthesisReport } from '@netloom/model';
import type { AreaNode, Measure } from './areaTree.ts';

export interface ModuleRow {
  name: string;
  /** Instances in the design. */
  uses: number;
  /** Of one instance without submodules, and of one instance with them. */
  own: Record<Measure, number>;
  total: Record<Measure, number>;
}

/** The modules of a design with how often each is there. */
export function moduleRows({ modules }: SynthesisReport, tree: AreaNode): ModuleRow[] {
  const rows = new Map<string, ModuleRow>();
  const visit = ({ module, own, total, children }: AreaNode) => {
    const row = rows.get(module);
    if (row) row.uses += 1;
    else rows.set(module, { name: module, uses: 1, own, total });
    children.forEach(visit);
  };
  visit(tree);
  return modules.flatMap(({ name }) => rows.get(name) ?? []);
}
