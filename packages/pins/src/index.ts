export { Chip, ChipIp, ChipPin, ChipSignal, PinType, Route } from './chip/chip.ts';
export type { Packaged } from './chip/chip.ts';
export type { PackageLayout, Pad, Side } from './chip/layout/layout.ts';
export { packageLayout } from './chip/layout/packageLayout.ts';
export { portOf } from './chip/portOf.ts';
export { readChip } from './chip/readChip.ts';
export { roleFactOf, roleOf } from './chip/roles.ts';
export type { RoleFact } from './chip/roles.ts';
export { BUILT_IN_CHIPS, SAMPLE_CHIP } from './chip/sampleChip.ts';
export { writeChip } from './chip/writeChip.ts';
export { analyse } from './check/analyse.ts';
export { indexOf, instanceOf, pinsOffering } from './check/chipIndex.ts';
export type { ChipIndex, Offer } from './check/chipIndex.ts';
export { obstaclesTo, portBitOf, signalsOn } from './check/exclusive.ts';
export type { Obstacle } from './check/exclusive.ts';
export { extiVectorOf, extiVectors } from './check/exti.ts';
export { gpioFunctionOf, gpioModeOf } from './check/gpioMode.ts';
export { oscillatorPinsOf } from './check/oscillators.ts';
export { refusalOf } from './check/parameter.ts';
export { neededSignals } from './check/peripherals.ts';
export { pinSettingsOf } from './check/pinSettings.ts';
export type { PinSetting } from './check/pinSettings.ts';
export { mayShare } from './check/sharing.ts';
export { usartTolerance } from './check/tolerance.ts';
export type { Analysis, AnalysedPeripheral, AnalysedPin, PinRole, PinState } from './check/analysis.ts';
export type { ClockState } from './clock/clockState.ts';
export {
  CLOCK_TREES,
  baudOf,
  baudRange,
  brokenLimit,
  clockSetupOf,
  clockTreeOf,
  clocksOf,
  inHertz,
  kernelClockOf,
  kernelNodeOf,
  limitsOf,
  nodeOf,
  rangeOf,
  reachClocks,
  spiMaximumOf,
  spiRateOf,
} from './clock/index.ts';
export type {
  BaudRequest,
  BaudResult,
  ClockGoal,
  ClockNode,
  ClockOption,
  ClockSettings,
  ClockSetup,
  ClockTree,
  FieldValue,
  Limit,
  ReachedClocks,
  TimerNode,
} from './clock/index.ts';
export { LinChannel, PeripheralSetting, PinAssignment, PinConfiguration } from './config/configuration.ts';
export {
  assign,
  release,
  resetPins,
  setClock,
  setInterrupt,
  setLabel,
  setLin,
  setLock,
  setMode,
  setParameter,
  setPinSetting,
  setShared,
  setFlash,
  setUserCode,
} from './config/edit.ts';
export { newConfiguration } from './config/newConfiguration.ts';
export { compareNames } from './config/order.ts';
export { pinsKind } from './config/pinsKind.ts';
export { readConfiguration } from './config/read.ts';
export { writeConfiguration } from './config/write.ts';
export { formatBitRate } from './definitions/bitRate.ts';
export { DEFINITIONS, definitionOf, versionLabel } from './definitions/definitions.ts';
export {
  allOptions,
  defaultOf,
  holds,
  optionsOf,
  parametersOf,
  setValues,
  storedValue,
} from './definitions/values.ts';
export type {
  InitMethod,
  Mode,
  Parameter,
  ParameterOption,
  PeripheralDefinition,
  Rule,
  SignalDefinition,
  Value,
  When,
} from './definitions/definition.ts';
export type { GeneratedSource, Generation } from './generate/generated.ts';
export { devicetreeOf, generatePins } from './generate/generatePins.ts';
export { hasUserCode, withoutUserCode } from './generate/userCode/strip.ts';
export {
  CHANNEL_FIELDS,
  GENERAL_FIELDS,
  addLinChannel,
  channelValue,
  checkLin,
  checkLinHardware,
  duplicateLinChannel,
  exampleReference,
  generalValue,
  linDefaults,
  linFiles,
  moveLinChannel,
  readLinArxml,
  removeLinChannel,
  renameLinChannel,
  setLinChannel,
  setLinGeneral,
} from './lin/index.ts';
export type { LinArxml, LinConfiguration, LinContainer, LinField, LinValue, NotRead } from './lin/index.ts';
export { alternatives } from './solve/alternatives.ts';
export type { Progress } from './solve/budget.ts';
export type {
  Alternative,
  Infeasible,
  Move,
  Rival,
  SearchEnd,
  Solution,
  SolveOptions,
} from './solve/solution.ts';
export { rivalOf } from './solve/rival.ts';
export { solve } from './solve/solve.ts';
export { importChip } from './import/importChip.ts';
export type { ImportedChip, PinData } from './import/importChip.ts';
export { sortPinData } from './import/sortPinData.ts';
export type { NamedText } from './import/sortPinData.ts';
export type { ImportCount } from './import/tally.ts';
export { compareConfigurations } from './compare/compare.ts';
export type { Difference, Part } from './compare/compare.ts';
export { csvOf } from './report/csv.ts';
export { gravestFirst } from './report/gravestFirst.ts';
export { reportOf } from './report/reportOf.ts';
export type { Report, ReportTable } from './report/reportOf.ts';
export { PIN_SENTENCES, say as sayOfPins } from './wording/sentences.ts';
export type {
  ArxmlSentence,
  AssignmentSentence,
  ChipImportSentence,
  ChipSentence,
  ClockSentence,
  DefinitionSentence,
  FixSentence,
  GenerationSentence,
  ImportReason,
  LinSentence,
  RoleSentence,
  SettingSentence,
  SolverSentence,
} from './wording/sentences.ts';
