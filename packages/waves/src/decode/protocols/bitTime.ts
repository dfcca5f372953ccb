/**
 * The bit time that explains the times between edges of a serial line: the shortest that is not rare (noise), made
 * exact by all that are a few times as long. Null for fewer than two edges. A line whose characters have no single
 * bit between two edges gives a multiple.
 */
export function bitTimeOf(edges: number[]): number | null {
  const widths = edges
    .slice(1)
    .map((time, i) => time - edges[i]!)
    .sort((a, b) => a - b);
  const enough = Math.max(1, Math.ceil(widths.length / 20));
  const alike = (base: number) => widths.filter((width) => width >= base * 0.85 && width <= base * 1.15);
  const shortest = widths.find((width) => alike(width).length >= enough);
  if (shortest === undefined) return null;
  const near = alike(shortest);
  const base = near.reduce((sum, width) => sum + width, 0) / near.length;
  let ticks = 0;
  let bits = 0;
  for (const width of widths) {
    const count = Math.round(width / base);
    if (count < 1 || count > 9) continue;
    ticks += width;
    bits += count;
  }
  return ticks / bits;
}
