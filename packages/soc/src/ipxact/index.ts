export { readComponents } from './readComponents.ts';
export type { ComponentReading, ReadComponent } from './readComponents.ts';
