import { fontFamily, monoFamily } from './antdTheme.ts';
import { darkPalette, lightPalette } from './palette.ts';

/** Writes the palette to the document root as `--nl-*`, for style sheets, canvas and SVG code. */
export function applyCssVariables(dark: boolean): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(dark ? darkPalette : lightPalette)) {
    root.style.setProperty(`--nl-${name}`, value);
  }
  root.style.setProperty('--nl-font', fontFamily);
  root.style.setProperty('--nl-mono', monoFamily);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dataset.theme = dark ? 'dark' : 'light';
}
