export { antdTheme, monoFamily } from './antdTheme.ts';
export { COLOURS } from './colours.ts';
export { applyCssVariables, paletteVariables } from './cssVariables.ts';
export { darkPalette, lightPalette } from './palette.ts';
export type { Palette } from './palette.ts';
export { changeSettings, resetSettings, themeChoices, useSettings } from './settings.ts';
export type { Settings, ThemeChoice } from './settings.ts';
export { chooseSize, sizes, useSize } from './sizeStore.ts';
export { useTheme } from './themeStore.ts';
