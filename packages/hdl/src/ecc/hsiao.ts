/**
 * Check bits of a code that corrects one wrong bit and detects two: its columns are distinct and of odd weight, of
 * which r bits have 2^(r-1); r of them are the check bits' own (Hsiao 1970, "A class of optimal minimum odd-weight-column
 * SEC-DED codes").
 */
export function checkBitsOf(width: number): number {
  let bits = 3;
  while (2 ** (bits - 1) < width + bits) bits++;
  return bits;
}

const weight = (value: number) => value.toString(2).replaceAll('0', '').length;

/**
 * The column of each data bit: of the lightest odd weight that is not used up; each time that which loads the rows
 * least, so that the trees of the check bits are equally deep.
 */
export function columnsOf(width: number): number[] {
  const rows = checkBitsOf(width);
  const load = Array.from({ length: rows }, () => 0);
  const chosen: number[] = [];
  for (let odd = 3; chosen.length < width; odd += 2) {
    const free = new Set(ofWeight(rows, odd));
    while (free.size > 0 && chosen.length < width) {
      const column = lightest(free, load);
      free.delete(column);
      chosen.push(column);
      load.forEach((_, row) => (load[row]! += (column >> row) & 1));
    }
  }
  return chosen;
}

function ofWeight(rows: number, ones: number): number[] {
  const all = Array.from({ length: 2 ** rows }, (_, value) => value);
  return all.filter((value) => weight(value) === ones);
}

/** The column whose rows have the least load: first by the heaviest of them, then by their sum. */
function lightest(columns: Iterable<number>, load: readonly number[]): number {
  let best = { column: -1, heaviest: Infinity, sum: Infinity };
  for (const column of columns) {
    const rows = load.filter((_, row) => ((column >> row) & 1) === 1);
    const [heaviest, sum] = [Math.max(...rows), rows.reduce((a, b) => a + b, 0)];
    if (heaviest < best.heaviest || (heaviest === best.heaviest && sum < best.sum))
      best = { column, heaviest, sum };
  }
  return best.column;
}
