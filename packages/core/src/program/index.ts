export { ImageError, benchFiles, loadImage, withReset } from './image.ts';
export type { Image } from './image.ts';
export { LAYOUT } from './layout.ts';
export { randomProgram } from './randomProgram.ts';
export type { RandomSettings, TestProgram } from './randomProgram.ts';
