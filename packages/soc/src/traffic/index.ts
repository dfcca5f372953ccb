export { crossbarsOf, fabricSubject } from './fabricSubject.ts';
export type { FabricSubject } from './fabricSubject.ts';
export { CROSSBAR_LIBRARY } from './libraryDigest.ts';
export { parameterLines, parametersOf } from './parameterLines.ts';
export { textsHash } from './textsHash.ts';
export { TRAFFIC_BENCH, trafficBench } from './trafficBench.ts';
export { withParameters } from './withParameters.ts';
