export {
  bisectAnswer,
  bisectAnswered,
  bisectArguments,
  bisectNext,
  bisectOutcome,
  readCandidates,
} from './bisect.ts';
export type { BisectAnswer, BisectNext, BisectState } from './bisect.ts';
export { bucketKey } from './bucketKey.ts';
export {
  buildsOf,
  MOST_SEED,
  MOST_SIMULATIONS,
  RegressBuild,
  RegressCase,
  RegressCheck,
  RegressExecutor,
  RegressExclusion,
  RegressFile,
  RegressName,
  RegressSchedule,
  RegressSeeds,
  RegressStage,
  RegressTestpoint,
  RequiredCoverage,
  USUAL_AFTER,
  USUAL_SECONDS,
} from './regressFile.ts';
export { ResultsFile, ResultVerdict } from './resultsFile.ts';
export { REGRESS_SENTENCES } from './sentences.ts';
export type { RegressSentence } from './sentences.ts';
export type { CarriedCheck, CarriedResult } from './resultsFile.ts';
export { checkRegress } from './checkRegress.ts';
export { missingOf } from './missingOf.ts';
export { regressKind } from './regressKind.ts';
export { countSeeds, seedsOf } from './seeds.ts';
export type { CasePast } from './seeds.ts';
export { isWholeCase, simulationsOf } from './simulations.ts';
export type { BuildWork, Simulation } from './simulations.ts';
