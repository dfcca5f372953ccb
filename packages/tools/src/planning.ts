// What plans runs from a project's tree, and reads designs to do so.
export { coreIn, coresOf } from './kinds/boot/bootedCore.ts';
export { DEBUGGER_SCRIPT, waitingOpenOcd } from './kinds/debug/debuggerFiles.ts';
export { findSoc, findSocPlaces } from './kinds/findSoc.ts';
export { benchFile } from './kinds/bench/planBench.ts';
export type { BlockBench } from './kinds/bench/planBench.ts';
export { KINDS, isComposed, kindOf } from './kinds/index.ts';
export type { Composition, KindDefinition, Member, PlannedRun } from './kinds/kind.ts';
export { checkOptions } from './kinds/regression/checkOptions.ts';
export type { EarlierRun, IgnoreRule, PlanContext, PlanMachine, PlanTree } from './kinds/planContext.ts';
export { sessionInput } from './session/sessionInput.ts';
export type { SessionMessage } from './session/sessionInput.ts';
export { MissingError, MissingPath, PlanError } from './planError.ts';
export { PLAN_REASONS } from './planReasons.ts';
export type { PlanReason } from './planReasons.ts';
