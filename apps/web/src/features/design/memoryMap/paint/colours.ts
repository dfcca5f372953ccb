/** Colours of the drawing. */
export interface Colours {
  ground: string;
  column: string;
  axis: string;
  line: string;
  text: string;
  dim: string;
  hatch: string;
  fill: Record<'cacheable' | 'uncached' | 'device', string>;
  edge: Record<'cacheable' | 'uncached' | 'device', string>;
  register: string;
  selection: string;
  wash: string;
  error: string;
  warning: string;
  found: string;
}

export const LIGHT: Colours = {
  ground: '#f7f8fa',
  column: '#ffffff',
  axis: '#5f6b7a',
  line: '#d5dbe3',
  text: '#17212d',
  dim: '#5f6b7a',
  hatch: '#dfe4ea',
  fill: { cacheable: '#d9f0ea', uncached: '#dcebfb', device: '#ece7f8' },
  edge: { cacheable: '#2c9479', uncached: '#3b7fc4', device: '#7d63b8' },
  register: '#ffffffb8',
  selection: '#1f6feb',
  wash: '#1f6feb24',
  error: '#d1242f',
  warning: '#b87503',
  found: '#c2410c',
};

export const DARK: Colours = {
  ground: '#12161b',
  column: '#191e26',
  axis: '#93a0b0',
  line: '#333d4a',
  text: '#e8edf3',
  dim: '#93a0b0',
  hatch: '#2a323d',
  fill: { cacheable: '#17372f', uncached: '#17304a', device: '#2a2440' },
  edge: { cacheable: '#45b598', uncached: '#5b9fe0', device: '#a58be0' },
  register: '#12161b8c',
  selection: '#4c9aff',
  wash: '#4c9aff30',
  error: '#ff6b6b',
  warning: '#e3b341',
  found: '#fb923c',
};
