export { descriptorOf, paletteLibrary } from './paletteLibrary.ts';
export type { PaletteModule } from './paletteLibrary.ts';
export { shownTitle, shownWords } from './shownTitle.ts';
export { useBlockAbout, useBlockTitle } from './useBlockTitle.ts';
