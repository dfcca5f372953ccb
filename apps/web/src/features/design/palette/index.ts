export { descriptorOf, paletteLibrary } from './paletteLibrary.ts';
export type { PaletteModule } from './paletteLibrary.ts';
