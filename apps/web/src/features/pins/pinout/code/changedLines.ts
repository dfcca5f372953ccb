/** Above this many comparisons the whole middle counts as changed. */
const MOST = 1_000_000;

/** Lines of `after`, counted from 1, that are not in a longest common subsequence of both texts. */
export function changedLines(before: string, after: string): number[] {
  if (before === after) return [];
  const one = before.split('\n');
  const other = after.split('\n');
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let same = 0;
  const most = Math.min(one.length, other.length) - start;
  while (same < most && one[one.length - 1 - same] === other[other.length - 1 - same]) same += 1;
  const kept = common(one.slice(start, one.length - same), other.slice(start, other.length - same));
  const count = other.length - same - start;
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => !kept.has(index))
    .map((index) => start + index + 1);
}

/** Indices into `after` of a longest common subsequence. */
function common(before: readonly string[], after: readonly string[]): Set<number> {
  const kept = new Set<number>();
  if (before.length * after.length > MOST) return kept;
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      kept.add(j);
      i += 1;
      j += 1;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return kept;
}
