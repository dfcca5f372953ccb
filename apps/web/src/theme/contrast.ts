type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Relative luminance of an sRGB colour `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `share` of `b` in `a`, from 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const other = parse(b);
  const mixed = parse(a).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const STEP = 0.02;

/** The colour, taken towards `limit` until text in it is readable on every ground (4.5 : 1, WCAG AA). */
export function readable(colour: string, grounds: readonly string[], limit: string): string {
  for (let share = 0; share < 1; share += STEP) {
    const shade = mix(colour, limit, share);
    if (grounds.every((ground) => contrast(shade, ground) >= 4.5)) return shade;
  }
  return limit;
}
