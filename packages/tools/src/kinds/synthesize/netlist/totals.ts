import type { SynthesisReport, SynthesizedModule } from '@netloom/model';

export interface Total {
  name: 'cells' | 'flip-flops' | 'area' | 'luts' | 'memories' | 'memory-macros';
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
export function totalsOf({ top, target, modules, memories }: SynthesisReport): Total[] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const counts = uses(byName, top);
  const over = (value: (module: SynthesizedModule) => number) =>
    sum(modules.map((module) => value(module) * (counts.get(module.name) ?? 0)));
  const cellsOf = ({ cells }: SynthesizedModule, type = /./) =>
    sum(Object.entries(cells).flatMap(([name, count]) => (type.test(name) ? [count] : [])));
  const memoriesOf = (found: typeof memories) => sum(found.map(({ module }) => counts.get(module) ?? 1));
  const isFpga = target === 'ice40' || target === 'ecp5';
  return [
    { name: 'cells', value: over((module) => cellsOf(module)) },
    { name: 'flip-flops', value: over(({ flipFlops }) => flipFlops) },
    ...(target === 'liberty' ? [{ name: 'area' as const, value: over(({ area }) => area ?? 0) }] : []),
    ...(isFpga ? [{ name: 'luts' as const, value: over((module) => cellsOf(module, LUT)) }] : []),
    { name: 'memories', value: memoriesOf(memories) },
    { name: 'memory-macros', value: memoriesOf(memories.filter(({ macro }) => macro !== null)) },
  ];
}
