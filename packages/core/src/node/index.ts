export { attach, debugProgram } from './debugProgram.ts';
export { simulated } from './simulated.ts';
export { ToolError } from './execute.ts';
export { runLockstep, stress } from './runLockstep.ts';
export type { LockstepResult } from './runLockstep.ts';
export { runProgram } from './runProgram.ts';
export type { RunResult, RunSettings } from './runProgram.ts';
export { buildSimulator } from './simulator.ts';
export type { BuildSettings, Simulator, SimulatorName } from './simulator.ts';
