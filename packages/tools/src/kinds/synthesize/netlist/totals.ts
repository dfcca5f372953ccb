import type { SynthesisReport, SynthesizedModule } from '@netloom/model';

export interface Total {
  name: 'cells' | 'flip-flops' | 'latches' | 'area' | 'luts' | 'memory-area' | 'memories' | 'memory-macros';
  value: number;
}

const LUT = /^(?:SB_LUT4|LUT4)$/;

/** How often each module is there below the top, by name. */
function uses(modules: Map<string, SynthesizedModule>, top: string): Map<string, number> {
  const counts = new Map<string, number>();
  const visit = (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    Object.values(modules.get(name)?.instances ?? {}).forEach(visit);
  };
  visit(top);
  return counts;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The numbers of the whole design, every instance counted. */
export function totalsOf({ top, target, modules, memories, macros }: SynthesisReport): Total[] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const counts = uses(byName, top);
  const over = (value: (module: SynthesizedModule) => number) =>
    sum(modules.map((module) => value(module) * (counts.get(module.name) ?? 0)));
  const cellsOf = ({ cells }: SynthesizedModule, type = /./) =>
    sum(Object.entries(cells).flatMap(([name, count]) => (type.test(name) ? [count] : [])));
  const memoriesOf = (found: typeof memories) => sum(found.map(({ module }) => counts.get(module) ?? 1));
  const macroCells = new Map(macros.map(({ cell, area }) => [cell, area ?? 0]));
  const macroCount = ({ cells }: SynthesizedModule) =>
    sum(Object.entries(cells).map(([cell, count]) => (macroCells.has(cell) ? count : 0)));
  const macroArea = ({ cells }: SynthesizedModule) =>
    sum(Object.entries(cells).map(([cell, count]) => count * (macroCells.get(cell) ?? 0)));
  const mapped = memoriesOf(memories.filter(({ macro }) => macro !== null));
  const isFpga = target === 'ice40' || target === 'ecp5';
  const latches = over((module) => module.latches);
  return [
    { name: 'cells', value: over((module) => cellsOf(module)) },
    { name: 'flip-flops', value: over(({ flipFlops }) => flipFlops) },
    ...(latches > 0 ? [{ name: 'latches' as const, value: latches }] : []),
    ...(target === 'liberty' ? [{ name: 'area' as const, value: over(({ area }) => area ?? 0) }] : []),
    ...(isFpga ? [{ name: 'luts' as const, value: over((module) => cellsOf(module, LUT)) }] : []),
    ...(target === 'liberty' && macros.length > 0
      ? [{ name: 'memory-area' as const, value: over(macroArea) }]
      : []),
    { name: 'memories', value: memoriesOf(memories) },
    { name: 'memory-macros', value: isFpga ? mapped : over(macroCount) },
  ];
}
