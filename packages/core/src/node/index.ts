export { debugProgram } from './debugProgram.ts';
export type { Debugger, Session } from './debugProgram.ts';
export { ToolError } from './execute.ts';
export { runLockstep, stress } from './runLockstep.ts';
export type { LockstepResult } from './runLockstep.ts';
export { runProgram } from './runProgram.ts';
export type { RunResult, RunSettings } from './runProgram.ts';
export { buildSimulator } from './simulator.ts';
export type { BuildSettings, Simulator, SimulatorName } from './simulator.ts';
