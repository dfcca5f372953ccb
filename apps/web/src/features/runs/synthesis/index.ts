export { AreaMap } from './area/AreaMap.tsx';
export { areaTree } from './area/areaTree.ts';
export type { Measure } from './area/areaTree.ts';
