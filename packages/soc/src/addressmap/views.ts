export { attributesOf } from './attributes.ts';
export type { Attributes } from './attributes.ts';
export type { Gap } from './gaps.ts';
export { placesOf } from './places.ts';
export type { Place } from './places.ts';
export { formatAddress } from './region.ts';
export type { Region } from './region.ts';
export { addressView } from './view.ts';
export type { ManagerView } from './view.ts';
