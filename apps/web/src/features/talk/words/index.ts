export { preview } from './preview.ts';
export type { ScreenPlace } from './screenPlace.ts';
export { shortReference } from './shortReference.ts';
export { useGoTo } from './useGoTo.ts';
