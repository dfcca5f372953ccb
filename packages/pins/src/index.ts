export { Chip, ChipIp, ChipPin, ChipSignal, PinType, Route } from './chip/chip.ts';
export type { Analysis, AnalysedPeripheral, AnalysedPin, PinRole, PinState } from './check/analysis.ts';
export type { ClockState } from './clock/clockState.ts';
export { LinChannel, PeripheralSetting, PinAssignment, PinConfiguration } from './config/configuration.ts';
export type {
  InitMethod,
  Mode,
  Parameter,
  ParameterOption,
  PeripheralDefinition,
  SignalDefinition,
  When,
} from './definitions/definition.ts';
export type { GeneratedSource, Generation } from './generate/generated.ts';
export type { Infeasible, Move, Rival, Solution } from './solve/solution.ts';
