export { descriptorOf, paletteLibrary } from './paletteLibrary.ts';
export type { PaletteModule } from './paletteLibrary.ts';
export { useBlockTitle } from './useBlockTitle.ts';
