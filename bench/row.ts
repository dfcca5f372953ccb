/** One measured figure. `holds` is null where the bar cannot be judged here; `note` then says why. */
export interface Row {
  area: string;
  name: string;
  value: number;
  unit: string;
  /** The bar in words, e.g. "< 1 s"; empty for a figure without one. */
  bar: string;
  holds: boolean | null;
  note: string;
}

export function atMost(
  area: string,
  name: string,
  value: number,
  limit: number,
  unit: string,
  note = '',
): Row {
  return { area, name, value, unit, bar: `≤ ${limit} ${unit}`, holds: value <= limit, note };
}

export function atLeast(
  area: string,
  name: string,
  value: number,
  limit: number,
  unit: string,
  note = '',
): Row {
  return { area, name, value, unit, bar: `≥ ${limit} ${unit}`, holds: value >= limit, note };
}

/** Seconds of the fastest of a few calls: the one that other work on the machine disturbed least. */
export async function fastest(times: number, action: () => unknown): Promise<number> {
  let best = Infinity;
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await action();
    best = Math.min(best, (performance.now() - start) / 1000);
  }
  return best;
}
