import type { SynthesisReport, SynthesizedMacro } from '@netloom/model';

export interface MacroRow extends SynthesizedMacro {
  /** In the whole design. */
  count: number;
  /** Area of all of them; null where it is not known. */
  total: number | null;
  /** Part of the design's area. */
  share: number | null;
}

/** The macros of a design, the largest in all first. */
export function macroRows({ top, modules, macros }: SynthesisReport): MacroRow[] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const counts = new Map<string, number>();
  let area = 0;
  const visit = (name: string) => {
    const module = byName.get(name);
    if (module === undefined) return;
    area += module.area ?? 0;
    for (const [cell, count] of Object.entries(module.cells))
      counts.set(cell, (counts.get(cell) ?? 0) + count);
    Object.values(module.instances).forEach(visit);
  };
  visit(top);
  return macros
    .map((macro) => {
      const count = counts.get(macro.cell) ?? 0;
      const total = macro.area === null ? null : macro.area * count;
      return { ...macro, count, total, share: total === null || area === 0 ? null : total / area };
    })
    .sort((a, b) => (b.total ?? 0) - (a.total ?? 0));
}
