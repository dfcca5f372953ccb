interface Measured {
  label: string;
  metrics: readonly unknown[];
}

/** Of runs from the oldest on, the last that measured something, and the one before it that can be compared with it. */
export function lastTwo<Run extends Measured>(runs: readonly Run[]): [before?: Run, last?: Run] {
  const measured = runs.filter(({ metrics }) => metrics.length > 0);
  const last = measured.at(-1);
  if (!last) return [];
  return [measured.slice(0, -1).findLast(({ label }) => label === last.label), last];
}
