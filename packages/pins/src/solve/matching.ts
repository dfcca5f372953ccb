export interface Edge {
  column: number;
  cost: number;
}

/** Column of each row at the lowest total cost; or rows that have fewer columns than they are. */
export type Matching = { columns: readonly number[]; cost: number } | { tooMany: readonly number[] };

/**
 * Gives every row a column of its own at the lowest total cost (shortest augmenting paths with potentials, as Jonker and
 * Volgenant have them). When that cannot be, `tooMany` is a violation of Hall's condition from which no row can be taken
 * away: all but any one of them have a column. Costs are whole numbers ≥ 0.
 */
export function cheapestMatching(rows: readonly (readonly Edge[])[], columnCount: number): Matching {
  const rowOf = new Int32Array(columnCount).fill(-1);
  const columnOf = new Int32Array(rows.length).fill(-1);
  const rowPrice = new Float64Array(rows.length);
  const columnPrice = new Float64Array(columnCount);
  let tooMany: readonly number[] | undefined;
  for (const row of narrowFirst(rows)) {
    const path = shortestPath(row, rows, rowOf, rowPrice, columnPrice);
    if ('end' in path) augment(path, row, rowOf, columnOf);
    else if (tooMany === undefined || path.tooMany.length < tooMany.length) tooMany = path.tooMany;
  }
  if (tooMany) return { tooMany };
  const columns = [...columnOf];
  return { columns, cost: sum(rows.map((edges, row) => priceOf(edges, columns[row]!))) };
}

/** Rows with the fewest columns come first: where columns are short, fewer rows are then found to stand against each other. */
function narrowFirst(rows: readonly (readonly Edge[])[]): number[] {
  return [...rows.keys()].sort((one, other) => rows[one]!.length - rows[other]!.length);
}

interface Path {
  end: number;
  /** Row from which each column was reached. */
  from: Int32Array;
}

function shortestPath(
  start: number,
  rows: readonly (readonly Edge[])[],
  rowOf: Int32Array,
  rowPrice: Float64Array,
  columnPrice: Float64Array,
): Path | { tooMany: readonly number[] } {
  const distance = new Float64Array(rowOf.length).fill(Infinity);
  const from = new Int32Array(rowOf.length).fill(-1);
  const reached: number[] = [];
  const settled: number[] = [];
  const isSettled = new Uint8Array(rowOf.length);
  let row = start;
  let travelled = 0;
  for (;;) {
    for (const { column, cost } of rows[row]!) {
      const to = travelled + cost - rowPrice[row]! - columnPrice[column]!;
      if (isSettled[column] === 1 || to >= distance[column]!) continue;
      if (distance[column] === Infinity) reached.push(column);
      distance[column] = to;
      from[column] = row;
    }
    const next = nearest(reached, distance, isSettled);
    if (next === undefined) return { tooMany: [start, ...settled.map((column) => rowOf[column]!)] };
    travelled = distance[next]!;
    if (rowOf[next] === -1) {
      rowPrice[start]! += travelled;
      for (const column of settled) {
        const gain = travelled - distance[column]!;
        columnPrice[column]! -= gain;
        rowPrice[rowOf[column]!]! += gain;
      }
      return { end: next, from };
    }
    isSettled[next] = 1;
    settled.push(next);
    row = rowOf[next]!;
  }
}

function nearest(
  reached: readonly number[],
  distance: Float64Array,
  isSettled: Uint8Array,
): number | undefined {
  let best: number | undefined;
  for (const column of reached) {
    if (isSettled[column] === 0 && (best === undefined || distance[column]! < distance[best]!)) best = column;
  }
  return best;
}

function augment({ end, from }: Path, start: number, rowOf: Int32Array, columnOf: Int32Array): void {
  let column = end;
  for (;;) {
    const row = from[column]!;
    const before = columnOf[row]!;
    rowOf[column] = row;
    columnOf[row] = column;
    if (row === start) return;
    column = before;
  }
}

function priceOf(edges: readonly Edge[], column: number): number {
  return Math.min(...edges.filter((edge) => edge.column === column).map(({ cost }) => cost));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
