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
  primary: string;
  success: string;
  warning: string;
  error: string;
  info: string;
  grid: string;
  shadow: string;
}

export const lightPalette: Palette = {
  page: '#f3f5f8',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#eef3f9',
  selected: '#e3f0ff',
  border: '#d5dbe3',
  'border-soft': '#e7ebf0',
  text: '#1f2733',
  'text-dim': '#5f6b7a',
  primary: '#409eff',
  success: '#2f9e5b',
  warning: '#c77700',
  error: '#d63b3b',
  info: '#5f6b7a',
  grid: '#dfe4ea',
  shadow: 'rgba(25, 40, 60, 0.14)',
};

export const darkPalette: Palette = {
  page: '#12161c',
  surface: '#191e26',
  raised: '#212833',
  hover: '#242c37',
  selected: '#1c3654',
  border: '#333d4a',
  'border-soft': '#272f3a',
  text: '#dfe5ec',
  'text-dim': '#93a0b0',
  primary: '#409eff',
  success: '#4cc07d',
  warning: '#e0a33e',
  error: '#f0635f',
  info: '#93a0b0',
  grid: '#262e39',
  shadow: 'rgba(0, 0, 0, 0.5)',
};
