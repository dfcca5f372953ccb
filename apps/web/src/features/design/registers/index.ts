export { useSocMaps } from './find/useSocMaps.ts';
export type { SocMap } from './find/useSocMaps.ts';
