import { groupsIn } from '@netloom/tools/liberty';
import type { LibertyGroup } from '@netloom/tools/liberty';

const UNITS: Readonly<Record<string, number>> = { ps: 1e-3, ns: 1, us: 1e3 };

/** Nanoseconds of the library's unit of time, e.g. `10ps`; 1 ns unless it says another (Liberty, time_unit). */
function unitOf({ attributes }: LibertyGroup): number {
  const unit = /^([\d.]+)\s*(ps|ns|us)$/.exec(attributes.time_unit ?? '1ns');
  return unit === null ? 1 : Number(unit[1]) * UNITS[unit[2]!]!;
}

/** The slowest way from a rising clock edge to an output, over all loads and slopes of the tables. */
export function delayOf(library: LibertyGroup, cell: LibertyGroup): { delay?: number; falling?: string[] } {
  const outputs = groupsIn(cell, 'pin', 'bus').flatMap((group) => [
    { name: group.name, group },
    ...groupsIn(group, 'pin').map((inner) => ({ name: group.name, group: inner })),
  ]);
  const arcs = outputs.flatMap(({ name, group }) =>
    groupsIn(group, 'timing').map((timing) => ({ name, timing, type: timing.attributes.timing_type })),
  );
  const rising = arcs.filter(({ type }) => type === 'rising_edge');
  const falling = new Set(arcs.filter(({ type }) => type === 'falling_edge').map(({ name }) => name));
  if (falling.size > 0) return { falling: [...falling] };
  const values = rising
    .flatMap(({ timing }) => groupsIn(timing, 'cell_rise', 'cell_fall'))
    .flatMap(numbersOf);
  return values.length === 0 ? {} : { delay: rounded(Math.max(...values) * unitOf(library)) };
}

function numbersOf({ attributes }: LibertyGroup): number[] {
  const texts = (attributes.values ?? '').match(/[-+]?[\d.]+(?:[eE][-+]?\d+)?/g) ?? [];
  return texts.map(Number).filter(Number.isFinite);
}

/** Without the noise of binary fractions. */
const rounded = (value: number) => Number(value.toPrecision(12));
