export { bucketKey } from './bucketKey.ts';
export {
  MOST_SEED,
  MOST_SIMULATIONS,
  RegressBuild,
  RegressCase,
  RegressFile,
  RegressName,
  RegressSeeds,
  RegressStage,
  USUAL_SECONDS,
} from './regressFile.ts';
export { checkRegress } from './checkRegress.ts';
export { regressKind } from './regressKind.ts';
export { countSeeds, seedsOf } from './seeds.ts';
export { simulationsOf } from './simulations.ts';
export type { BuildWork, Simulation } from './simulations.ts';
