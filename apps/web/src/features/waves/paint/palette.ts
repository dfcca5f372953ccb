import { darkPalette, lightPalette } from '../../../theme/index.ts';

/** Colours and font of the wave canvas. */
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
  blackout: string;
  font: string;
}

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
    blackout: colours.border,
    font: `12px ${fontFamily}`,
  };
}
