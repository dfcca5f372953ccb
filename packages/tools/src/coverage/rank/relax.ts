/** What a choice is, and how few it could be at best. */
export interface Relaxed {
  chosen: number[];
  /** No choice has fewer. */
  bound: number;
}

const ROUNDS = 300;

interface Problem {
  rows: readonly (readonly number[])[];
  rowsOf: readonly (readonly number[])[];
}

/** Chooses by the price of what a simulation newly covers, and takes out again what the others cover. */
function greedy({ rows, rowsOf }: Problem, prices: Float64Array): number[] {
  const isCovered = new Uint8Array(rows.length);
  const worth = rowsOf.map((of) => of.reduce((sum, row) => sum + prices[row]!, 0));
  const chosen: number[] = [];
  let open = rows.length;
  while (open > 0) {
    let set = -1;
    for (let at = 0; at < worth.length; at++) if (set < 0 || worth[at]! > worth[set]!) set = at;
    chosen.push(set);
    for (const row of rowsOf[set]!) {
      if (isCovered[row] === 1) continue;
      isCovered[row] = 1;
      open -= 1;
      for (const other of rows[row]!) worth[other] = worth[other]! - prices[row]!;
    }
    worth[set] = -Infinity;
  }
  return withoutSpare(rows, chosen);
}

function withoutSpare(rows: Problem['rows'], chosen: readonly number[]): number[] {
  const kept = new Set(chosen);
  const covers = rows.map((row) => row.filter((set) => kept.has(set)).length);
  const rowsOf = new Map(chosen.map((set) => [set, [] as number[]]));
  for (const [at, row] of rows.entries()) for (const set of row) rowsOf.get(set)?.push(at);
  for (const set of chosen) {
    const of = rowsOf.get(set)!;
    if (of.some((row) => covers[row] === 1)) continue;
    kept.delete(set);
    for (const row of of) covers[row] = covers[row]! - 1;
  }
  return [...kept];
}

/**
 * Lagrangian relaxation of set covering with subgradient steps (Fisher, The Lagrangian relaxation method, 1981): prices
 * of rows give a bound, and lead the greedy choice.
 */
export function relaxedCover(rows: readonly (readonly number[])[], sets: number): Relaxed {
  const rowsOf = Array.from({ length: sets }, (): number[] => []);
  for (const [at, row] of rows.entries()) for (const set of row) rowsOf[set]!.push(at);
  const problem = { rows, rowsOf };
  let chosen = greedy(problem, new Float64Array(rows.length).fill(1));
  const prices = Float64Array.from(rows, (row) => 1 / Math.max(...row.map((set) => rowsOf[set]!.length)));
  let bound = 0;
  let step = 1;
  for (let round = 0; round < ROUNDS && Math.ceil(bound - 1e-6) < chosen.length; round++) {
    const taken = rowsOf.map((of) => of.reduce((sum, row) => sum + prices[row]!, 0) > 1);
    const value = valueOf(problem, prices, taken);
    bound = Math.max(bound, value);
    if (round % 20 === 0) {
      const other = greedy(
        problem,
        prices.map((price) => price + 1e-6),
      );
      if (other.length < chosen.length) chosen = other;
    }
    const slack = rows.map((row) => 1 - row.filter((set) => taken[set]).length);
    const norm = slack.reduce((sum, each) => sum + each * each, 0);
    if (norm === 0) break;
    const size = (step * (chosen.length - value)) / norm;
    for (const [row, each] of slack.entries()) prices[row] = Math.max(0, prices[row]! + size * each);
    step *= 0.985;
  }
  return { chosen, bound: Math.ceil(bound - 1e-6) };
}

/** The least that all simulations together cost under these prices: a bound for every choice. */
function valueOf({ rowsOf }: Problem, prices: Float64Array, taken: readonly boolean[]): number {
  const gained = rowsOf.reduce(
    (sum, of, set) => (taken[set] ? sum + of.reduce((all, row) => all + prices[row]!, -1) : sum),
    0,
  );
  return prices.reduce((sum, price) => sum + price, 0) - gained;
}
