/** A range of slack in ns, from `from` up to but not including `to`, and how many endpoints have it. */
export interface SlackBin {
  from: number;
  to: number;
  count: number;
}

/** Steps that people can read an axis by: 1, 2 and 5 times a power of ten. */
function niceStep(span: number, bins: number): number {
  const raw = span / bins;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * ([1, 2, 5].find((factor) => factor * power >= raw * 0.999) ?? 10);
}

/** Equal bins over all slacks, about `bins` of them; 0 is a border, so that no bin is violated in part. */
export function slackHistogram(slacks: readonly number[], bins: number): SlackBin[] {
  if (slacks.length === 0) return [];
  const [least, most] = slacks.reduce(
    ([low, high], slack) => [Math.min(low, slack), Math.max(high, slack)],
    [Infinity, -Infinity],
  );
  const step = niceStep(Math.max(most - least, Math.abs(most) * 1e-3, 1e-6), bins);
  const indexOf = (slack: number) => Math.floor(slack / step);
  const first = indexOf(least);
  const found = Array.from({ length: indexOf(most) - first + 1 }, (_, index) => ({
    from: (first + index) * step,
    to: (first + index + 1) * step,
    count: 0,
  }));
  for (const slack of slacks) found[indexOf(slack) - first]!.count += 1;
  return found;
}
