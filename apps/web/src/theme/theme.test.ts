import { describe, expect, it } from 'vitest';
import { contrast, mix, readable } from './contrast.ts';
import { GROUNDS, TINT, paletteOf } from './palette.ts';
import { COLOURS } from './colours.ts';

// Ratios that WebAIM's contrast checker gives.
it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#409eff', '#ffffff', 2.74],
  ['#0000ff', '#ffffff', 8.59],
])('contrast of %s on %s is %d', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 1);
});

it('mixes colours', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});

it('keeps hue and saturation of what it darkens or lightens', () => {
  // hsl(240 100% 50%) and hsl(120 100% 50%) of CSS Color 4 with another lightness.
  expect(readable('#0000ff', ['#ffffff'], 'darker')).toBe('#0000ff');
  expect(readable('#00ff00', ['#ffffff'], 'darker')).toMatch(/^#00[0-9a-f]{2}00$/);
  expect(readable('#0000ff', ['#000000'], 'lighter')).toMatch(/^#([0-9a-f]{2})\1ff$/);
});

const hostile = ['#ffffff', '#000000', '#ffff00', '#0000ff', '#808080', '#ff00ff'];
const themes = [false, true].flatMap((dark) =>
  [...COLOURS, ...hostile].map((colour) => ({ dark, colour, palette: paletteOf(dark, colour) })),
);

describe.each(themes)('texts of the theme $colour, dark: $dark', ({ palette }) => {
  it.each(GROUNDS)('are readable on %s', (ground) => {
    for (const text of ['text', 'text-dim', 'primary', 'success', 'warning', 'error', 'info'] as const)
      expect({ text, ratio: contrast(palette[text], palette[ground]) }).toSatisfy(
        ({ ratio }: { ratio: number }) => ratio >= 4.5,
      );
  });

  it.each(['primary', 'success', 'warning', 'error'] as const)('are readable on pale %s', (name) => {
    const ground = mix(palette.surface, palette[name], TINT);
    expect(contrast(palette[name], ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('are readable on the theme colour', () => {
    expect(contrast(palette['on-primary'], palette.primary)).toBeGreaterThanOrEqual(4.5);
  });
});
