import type { Memory } from '../document/memory.ts';
import { physicalOf } from '../geometry.ts';
import type { Geometry } from '../geometry.ts';
import type { Macro } from '../library/macro.ts';
import { macrosOf } from './macrosOf.ts';
import { chunksFrom, endOf, rowsOf } from './columns.ts';
import type { Column } from './columns.ts';
import { refusalOf } from './refusal.ts';
import type { Reason } from './refusal.ts';

/** What a level of the multiplexer behind the banks of a column is taken to delay, in ns. */
export const MUX_LEVEL = 0.1;

export interface Tiling {
  columns: Column[];
  /** Sum of the macros' areas; undefined where one is not known. */
  area: number | undefined;
  /** Clock to data of the slowest column with its multiplexer, in ns; undefined where one is not known. */
  delay: number | undefined;
  /** Macros in all. */
  count: number;
  /** The figures times their weights. */
  cost: number;
}

export interface Plan {
  /** Of the array: spare columns are bits of it. */
  geometry: Geometry;
  /** The tiling of the least cost; undefined where no macro fits. */
  best: Tiling | undefined;
  /** The best tiling, and that of each macro alone, the cheapest first. */
  tilings: Tiling[];
  refused: { macro: string; reason: Reason }[];
}

type Named = readonly [name: string, macro: Macro];

/** The best tiling by the stated cost, what else there is, and why each other macro is none. */
export function planMemory(memory: Memory): Plan {
  const geometry = physicalOf(memory);
  const usable: Named[] = [];
  const refused: Plan['refused'] = [];
  for (const [macro, candidate] of Object.entries(macrosOf(memory))) {
    const reason = refusalOf(memory, geometry, macro, candidate);
    if (reason === undefined) usable.push([macro, candidate.macro]);
    else refused.push({ macro, reason });
  }
  const best = cheapest(memory, geometry, usable);
  const alone = usable.map((one) => cheapest(memory, geometry, [one])!);
  const others = alone.filter((tiling) => !isSame(tiling, best!)).sort((a, b) => a.cost - b.cost);
  return { geometry, best, tilings: best === undefined ? [] : [best, ...others], refused };
}

const isSame = (a: Tiling, b: Tiling) =>
  a.columns.length === b.columns.length &&
  a.columns.every(({ macro, rows }, at) => macro === b.columns[at]!.macro && rows === b.columns[at]!.rows);

const delayOf = (depth: number, macro: Macro) =>
  (macro.delay ?? 0) + MUX_LEVEL * Math.ceil(Math.log2(rowsOf(depth, macro)));

/**
 * Area and count add up column by column, so the cheapest way to each bit follows from those to the bits before it; the
 * delay is that of the slowest column, so each delay that a macro has is tried as the limit.
 */
function cheapest(memory: Memory, geometry: Geometry, usable: readonly Named[]): Tiling | undefined {
  const { depth, cost } = memory;
  const limits = cost.delay > 0 ? [...new Set(usable.map(([, macro]) => delayOf(depth, macro)))] : [Infinity];
  let best: Tiling | undefined;
  for (const limit of limits) {
    const fast = usable.filter(([, macro]) => delayOf(depth, macro) <= limit);
    const tiling = tilingOf(memory, cheapestColumns(memory, geometry, fast), usable);
    if (tiling !== undefined && (best === undefined || tiling.cost < best.cost)) best = tiling;
  }
  return best;
}

interface Way {
  cost: number;
  column: Column;
  from: number;
}

function cheapestColumns(
  { depth, cost }: Memory,
  geometry: Geometry,
  usable: readonly Named[],
): Column[] | undefined {
  const ways: (Way | undefined)[] = [];
  for (let from = 0; from < geometry.stored; from++) {
    if (from > 0 && ways[from] === undefined) continue;
    for (const [name, macro] of usable) {
      const chunks = chunksFrom(geometry, macro, from);
      const rows = rowsOf(depth, macro);
      const price = (ways[from]?.cost ?? 0) + rows * (cost.area * (macro.area ?? 0) + cost.count);
      const end = endOf(chunks);
      if (price < (ways[end]?.cost ?? Infinity))
        ways[end] = { cost: price, column: { macro: name, chunks, rows }, from };
    }
  }
  if (ways[geometry.stored] === undefined) return undefined;
  const columns: Column[] = [];
  for (let at = geometry.stored; at > 0; at = ways[at]!.from) columns.unshift(ways[at]!.column);
  return columns;
}

function tilingOf(
  { depth, cost }: Memory,
  columns: Column[] | undefined,
  usable: readonly Named[],
): Tiling | undefined {
  if (columns === undefined) return undefined;
  const macros = new Map(usable);
  const used = columns.map(({ macro, rows }) => ({ macro: macros.get(macro)!, rows }));
  const area = used.every(({ macro }) => macro.area !== undefined)
    ? used.reduce((sum, { macro, rows }) => sum + rows * macro.area!, 0)
    : undefined;
  const delay = used.every(({ macro }) => macro.delay !== undefined)
    ? Math.max(...used.map(({ macro }) => delayOf(depth, macro)))
    : undefined;
  const count = used.reduce((sum, { rows }) => sum + rows, 0);
  const sum = cost.area * (area ?? 0) + cost.delay * (delay ?? 0) + cost.count * count;
  return { columns, area, delay, count, cost: sum };
}
