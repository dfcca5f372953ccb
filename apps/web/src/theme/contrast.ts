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

type Hsl = readonly [hue: number, saturation: number, lightness: number];

function toHsl(hex: string): Hsl {
  const [r, g, b] = parse(hex).map((value) => value / 255) as [number, number, number];
  const [min, max] = [Math.min(r, g, b), Math.max(r, g, b)];
  const lightness = (min + max) / 2;
  const range = max - min;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector = max === r ? (g - b) / range : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [(sector + 6) % 6, saturation, lightness];
}

function fromHsl([hue, saturation, lightness]: Hsl): string {
  const range = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue * 2) % 12;
    const value = lightness - range * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

const STEP = 0.01;

/** The colour made darker or lighter until text in it is readable on every ground (4.5 : 1, WCAG AA). */
export function readable(
  colour: string,
  grounds: readonly string[],
  direction: 'darker' | 'lighter',
): string {
  const [hue, saturation, lightness] = toHsl(colour);
  const sign = direction === 'darker' ? -1 : 1;
  for (let moved = 0; moved < 1; moved += STEP) {
    const shade = fromHsl([hue, saturation, Math.min(1, Math.max(0, lightness + sign * moved))]);
    if (grounds.every((ground) => contrast(shade, ground) >= 4.5)) return shade;
  }
  return direction === 'darker' ? '#000000' : '#ffffff';
}
