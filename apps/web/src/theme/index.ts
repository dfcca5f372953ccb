export { antdTheme, monoFamily } from './antdTheme.ts';
export { applyCssVariables } from './cssVariables.ts';
export { darkPalette, lightPalette } from './palette.ts';
export type { Palette } from './palette.ts';
export { themeChoices, useTheme } from './themeStore.ts';
export type { ThemeChoice } from './themeStore.ts';
