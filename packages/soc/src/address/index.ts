export { formatAddress } from './region.ts';
export type { Region } from './region.ts';
export { addressView } from './view.ts';
export type { ManagerView } from './view.ts';
