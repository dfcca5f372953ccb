export { createModel } from './createModel.ts';
export type { Device, Region, Storage, Width } from './memory.ts';
export type { InterruptLine, Model, ModelSettings } from './model.ts';
export type { RunEnd } from './runEnd.ts';
export type { Access, Observation, Step, Trap } from './step.ts';
