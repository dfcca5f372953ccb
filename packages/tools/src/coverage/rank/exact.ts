/** A fewest choice of simulations with one of each row: all are tried that could be fewer than the best so far. */
export function exactCover(rows: readonly (readonly number[])[]): number[] {
  const masks = rows.map((row) => row.reduce((mask, set) => mask | (1 << set), 0));
  let best: number[] | undefined;
  const search = (open: readonly number[], chosen: readonly number[], barred: number): void => {
    if (open.length === 0) best = [...chosen];
    if (open.length === 0 || chosen.length + atLeast(open) >= (best?.length ?? Infinity)) return;
    // The row with the fewest choices: one of them it must be.
    const left = open.map((mask) => mask & ~barred);
    const narrow = left.reduce((one, other) => (countOf(other) < countOf(one) ? other : one));
    let tried = barred;
    for (const set of setsOf(narrow)) {
      search(
        open.filter((mask) => ((mask >>> set) & 1) === 0),
        [...chosen, set],
        tried,
      );
      tried |= 1 << set;
    }
  };
  search(masks, [], 0);
  return (best ?? []).toSorted((one, other) => one - other);
}

const setsOf = (mask: number) => Array.from({ length: 31 }, (_, at) => at).filter((at) => (mask >>> at) & 1);
const countOf = (mask: number) => setsOf(mask).length;

/** Rows of which no two share a simulation: each needs one of its own. */
function atLeast(open: readonly number[]): number {
  let [used, count] = [0, 0];
  for (const mask of open)
    if ((mask & used) === 0) {
      used |= mask;
      count += 1;
    }
  return count;
}
