export { Elaborated } from './elaborated.ts';
export type { Declaration, InstanceSource } from './elaborated.ts';
export type { Place } from './design.ts';
export { DESIGN_FILE, planElaboration } from './planElaboration.ts';
export { sourceFiles } from './sourceFiles.ts';
export type { SourceInstance, SourceName } from './sourceSignals.ts';
export type { Site } from './trace.ts';
