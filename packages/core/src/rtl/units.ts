import { alu } from './alu/alu.ts';
import { carrylessProduct } from './alu/carrylessProduct.ts';
import { arbiter } from './axi/arbiter.ts';
import { burstEnd } from './axi/parity/burstEnd.ts';
import { parityInjection } from './axi/parity/injection.ts';
import { readParity } from './axi/parity/readParity.ts';
import { writeParity } from './axi/parity/writeParity.ts';
import { dataAdapter, dataAdapterAxi4 } from './axi/dataAdapter.ts';
import { fetchAdapter, fetchAdapterAxi4 } from './axi/fetchAdapter.ts';
import { sharedAdapter } from './axi/sharedAdapter.ts';
import { cacheRam } from './cache/cacheRam.ts';
import { dataCache } from './cache/dataCache.ts';
import { instructionCache } from './cache/instructionCache.ts';
import { clint } from './clint/clint.ts';
import { clicChoice } from './clic/choice.ts';
import { clic } from './clic/clic.ts';
import { clicInput } from './clic/input.ts';
import { clockGate } from './clockGate/clockGate.ts';
import { amoAlu } from './lsu/amoAlu.ts';
import { lsu } from './lsu/lsu.ts';
import { storeBuffer } from './lsu/storeBuffer.ts';
import { counter } from './csr/counter.ts';
import { csr } from './csr/csr.ts';
import { busArbiter } from './debug/busArbiter.ts';
import { debugModule } from './debug/debugModule.ts';
import { jtag } from './debug/jtag.ts';
import { fullTriggers } from './debug/fullTriggers.ts';
import { triggers } from './debug/triggers.ts';
import { pmpEntry } from './pmp/entry.ts';
import { pmp } from './pmp/pmp.ts';
import { dataRouter } from './router/dataRouter.ts';
import { decoder } from './decoder/decoder.ts';
import { expander } from './expander/expander.ts';
import { branchTargets } from './fetch/branchTargets.ts';
import { fetch } from './fetch/fetch.ts';
import { sequencer } from './fetch/sequencer.ts';
import { fiveStage } from './fiveStage/fiveStage.ts';
import { predictor } from './fiveStage/predictor.ts';
import { regfile } from './regfile/regfile.ts';
import { float } from './float/float.ts';
import { muldiv } from './muldiv/muldiv.ts';
import { multiplier } from './multiplier/multiplier.ts';
import { fetchRouter } from './router/fetchRouter.ts';
import { traceEncoder } from './trace/encoder.ts';
import { tracePort } from './trace/port.ts';
import { twoStage } from './twoStage/twoStage.ts';
import { tcmDecode, tcmEncode } from './tcm/checkBits.ts';
import { dataMemory, instructionMemory } from './tcm/tcm.ts';
import { copy, top } from './top/top.ts';
import { compare } from './pair/compare.ts';
import { delay } from './pair/delay.ts';
import { where } from './pair/where.ts';
import type { Unit } from './unit.ts';

/** All modules that a core may have, each before those that instantiate it. */
export const UNITS: readonly Unit[] = [
  clockGate,
  expander,
  sequencer,
  branchTargets,
  fetch,
  decoder,
  regfile,
  carrylessProduct,
  alu,
  amoAlu,
  storeBuffer,
  lsu,
  muldiv,
  multiplier,
  float,
  counter,
  triggers,
  fullTriggers,
  pmpEntry,
  pmp,
  csr,
  tcmEncode,
  tcmDecode,
  instructionMemory,
  dataMemory,
  predictor,
  fiveStage,
  twoStage,
  traceEncoder,
  tracePort,
  clint,
  clicInput,
  clicChoice,
  clic,
  jtag,
  debugModule,
  busArbiter,
  fetchRouter,
  dataRouter,
  fetchAdapter,
  dataAdapter,
  sharedAdapter,
  fetchAdapterAxi4,
  dataAdapterAxi4,
  cacheRam,
  instructionCache,
  dataCache,
  parityInjection,
  readParity,
  writeParity,
  burstEnd,
  arbiter,
  delay,
  compare,
  where,
  copy,
  top,
];
