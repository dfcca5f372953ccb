export { bugAddress, fileFromFailureAddress } from './address.ts';
export { useBugOptions } from './useBugOptions.ts';
export { StatusTag } from './Words.tsx';
