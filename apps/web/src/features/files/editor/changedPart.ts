/** The part of `before`, from `start` to `end`, that `written` replaces to make it `after`. */
export function changedPart(before: string, after: string): { start: number; end: number; written: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same])
    same += 1;
  return { start, end: before.length - same, written: after.slice(start, after.length - same) };
}
