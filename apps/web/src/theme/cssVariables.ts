import { densities, fontFamily, monoFamily } from './antdTheme.ts';
import { paletteOf } from './palette.ts';
import type { Size } from './sizeStore.ts';

/** The palette as `--nl-*` properties, for style sheets, canvas and SVG code. */
export function paletteVariables(dark: boolean, colour: string): Record<string, string> {
  const entries = Object.entries(paletteOf(dark, colour));
  return Object.fromEntries(entries.map(([name, value]) => [`--nl-${name}`, value]));
}

/** Writes what is chosen to the document root. */
export function applyCssVariables(dark: boolean, colour: string, size: Size): void {
  const root = document.documentElement;
  const variables = {
    ...paletteVariables(dark, colour),
    '--nl-font': fontFamily,
    '--nl-mono': monoFamily,
    '--nl-font-size': `${densities[size].fontSize}px`,
  };
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.size = size;
}
