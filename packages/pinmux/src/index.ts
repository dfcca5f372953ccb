export {
  directPads,
  freeCode,
  inputCode,
  isInput,
  isOutput,
  muxedPads,
  muxedSignals,
  outputCode,
  padsOf,
  reachOf,
  signalsOf,
} from './codes.ts';
export type { Named } from './codes.ts';
export { checkPinmux } from './check/check.ts';
export { MOST, Pad, PadAttribute, Pinmux, Signal, SignalName, UseCase } from './document/pinmux.ts';
export type { Need } from './document/pinmux.ts';
export { pinmuxKind } from './document/pinmuxKind.ts';
export { writePinmux } from './document/writePinmux.ts';
export {
  addPad,
  addSignal,
  addUseCase,
  changePad,
  changeSignal,
  changeUseCase,
  removePad,
  removeSignal,
  removeUseCase,
  setNeed,
  takePlaces,
} from './edit/edits.ts';
export { renamePad, renameSignal, renameUseCase } from './edit/renames.ts';
export { generatePinmux, pinmuxRegisterFile } from './generate.ts';
export type { PinmuxFile, PinmuxGeneration } from './generate.ts';
export { registerMapOf } from './registers/registerMap.ts';
export { solveUseCase } from './solve/solve.ts';
export type { Solution } from './solve/solve.ts';
export type { PinmuxSentence } from './wording/sentences.ts';
export { PINMUX_SENTENCES } from './wording/sentences.ts';
