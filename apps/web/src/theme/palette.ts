import { contrast, mix, readable } from './contrast.ts';

/** Colours of the product. Each becomes the CSS variable `--nl-<name>` and feeds Ant Design's tokens. */
export interface Palette {
  page: string;
  surface: string;
  raised: string;
  hover: string;
  selected: string;
  border: string;
  'border-soft': string;
  text: string;
  'text-dim': string;
  /** The chosen theme colour as it is, for areas and lines. */
  accent: string;
  /** The theme colour in the shade that is readable as text and carries text of `on-primary`. */
  primary: string;
  'on-primary': string;
  success: string;
  warning: string;
  error: string;
  info: string;
  grid: string;
  shadow: string;
}

type Neutral = Omit<Palette, 'accent' | 'primary' | 'on-primary'>;

export const DEFAULT_COLOUR = '#409EFF';

const light: Neutral = {
  page: '#f3f5f8',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#eef3f9',
  selected: '#e3f0ff',
  border: '#d5dbe3',
  'border-soft': '#e7ebf0',
  text: '#1f2733',
  'text-dim': '#586474',
  success: '#1f7542',
  warning: '#935600',
  error: '#c32f2f',
  info: '#586474',
  grid: '#dfe4ea',
  shadow: 'rgba(25, 40, 60, 0.14)',
};

const dark: Neutral = {
  page: '#12161c',
  surface: '#191e26',
  raised: '#212833',
  hover: '#242c37',
  selected: '#1c3654',
  border: '#333d4a',
  'border-soft': '#272f3a',
  text: '#dfe5ec',
  'text-dim': '#9aa6b6',
  success: '#4cc07d',
  warning: '#e0a33e',
  error: '#f58581',
  info: '#9aa6b6',
  grid: '#262e39',
  shadow: 'rgba(0, 0, 0, 0.5)',
};

/** How much of a colour is in the pale ground of a remark in that colour. */
export const TINT = 0.08;

/** Grounds that texts stand on. */
export const GROUNDS = ['page', 'surface', 'raised', 'hover', 'selected'] as const;
const DARK_TEXT = '#0b1422';

/** The palette for a theme colour `#rrggbb`. */
export function paletteOf(isDark: boolean, colour: string = DEFAULT_COLOUR): Palette {
  const neutral = isDark ? dark : light;
  const accent = colour.toLowerCase();
  const grounds = [...GROUNDS.map((name) => neutral[name]), mix(neutral.surface, accent, 2 * TINT)];
  const primary = readable(accent, grounds, isDark ? 'lighter' : 'darker');
  const onPrimary = contrast('#ffffff', primary) >= 4.5 ? '#ffffff' : DARK_TEXT;
  return { ...neutral, accent, primary, 'on-primary': onPrimary };
}

export const lightPalette = paletteOf(false);
export const darkPalette = paletteOf(true);
