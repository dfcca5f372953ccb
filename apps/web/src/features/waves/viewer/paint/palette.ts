import { darkPalette, lightPalette } from '../../../../theme/index.ts';
import type { RowColor } from '@netloom/waves/view';

/** Colours and fonts of the wave canvas. */
export interface WavePalette {
  background: string;
  stripe: string;
  selected: string;
  grid: string;
  text: string;
  dim: string;
  wave: string;
  bus: string;
  unknown: string;
  floating: string;
  cursor: string;
  marker: string;
  onMarker: string;
  blackout: string;
  rows: Record<RowColor, string>;
  font: string;
  smallFont: string;
}

/** Colours for rows, each at least 4.5 : 1 on the surface (WCAG 2.2, 1.4.3). */
const lightRows: Record<RowColor, string> = {
  green: '#1f7542',
  blue: '#1f63c0',
  teal: '#0f7070',
  violet: '#7443c9',
  pink: '#b52e7d',
  orange: '#a84b08',
  yellow: '#776100',
  gray: '#586474',
};

const darkRows: Record<RowColor, string> = {
  green: '#4cc07d',
  blue: '#6cabf5',
  teal: '#41c4bd',
  violet: '#b597f2',
  pink: '#f088bd',
  orange: '#f09a5b',
  yellow: '#dcc24a',
  gray: '#9aa6b6',
};

/** The product's colours in the roles of a waveform. */
export function wavePalette(dark: boolean, fontFamily: string): WavePalette {
  const colours = dark ? darkPalette : lightPalette;
  return {
    background: colours.surface,
    stripe: colours.page,
    selected: colours.selected,
    grid: colours['border-soft'],
    text: colours.text,
    dim: colours['text-dim'],
    wave: colours.success,
    bus: colours.primary,
    unknown: colours.error,
    floating: colours.warning,
    cursor: colours.primary,
    marker: colours.warning,
    onMarker: colours.surface,
    blackout: colours.border,
    rows: dark ? darkRows : lightRows,
    font: `12px ${fontFamily}`,
    smallFont: `11px ${fontFamily}`,
  };
}
