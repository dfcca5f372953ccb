import type { CoreOptions } from '../options/coreOptions.ts';
import { alu } from './alu/alu.ts';
import { dataAdapter } from './axi/dataAdapter.ts';
import { fetchAdapter } from './axi/fetchAdapter.ts';
import { sharedAdapter } from './axi/sharedAdapter.ts';
import { clint } from './clint/clint.ts';
import { clockGate, hasClockGate } from './clockGate/clockGate.ts';
import { amoAlu } from './lsu/amoAlu.ts';
import { lsu } from './lsu/lsu.ts';
import { storeBuffer } from './lsu/storeBuffer.ts';
import { counter, hasCounter } from './csr/counter.ts';
import { csr } from './csr/csr.ts';
import { dataRouter } from './router/dataRouter.ts';
import { decoder } from './decoder/decoder.ts';
import { expander } from './expander/expander.ts';
import { fetch } from './fetch/fetch.ts';
import { fiveStage } from './fiveStage/fiveStage.ts';
import { predictor, predicts } from './fiveStage/predictor.ts';
import { regfile } from './regfile/regfile.ts';
import { hasMuldiv, hasMultiplier } from './muldiv/multiplies.ts';
import { muldiv } from './muldiv/muldiv.ts';
import { multiplier } from './multiplier/multiplier.ts';
import { fetchRouter } from './router/fetchRouter.ts';
import { targetsOf } from './router/targets.ts';
import { twoStage } from './twoStage/twoStage.ts';
import { dataMemory, instructionMemory } from './tcm/tcm.ts';
import { top } from './top/top.ts';

/** A module of the core: `<c>_<suffix>`, or `<c>` itself with an empty suffix. */
export interface Unit {
  suffix: string;
  text(options: CoreOptions): string;
  /** Whether a core with these options has it. */
  chosen(options: CoreOptions): boolean;
}

const always = () => true;
const isShared = ({ memory }: CoreOptions) => memory.ports === 'shared';

/** All modules that a core may have, each before those that instantiate it. */
export const UNITS: readonly Unit[] = [
  { suffix: 'clock_gate', text: clockGate, chosen: hasClockGate },
  { suffix: 'expander', text: expander, chosen: ({ base }) => base.compressed },
  { suffix: 'fetch', text: fetch, chosen: always },
  { suffix: 'decoder', text: decoder, chosen: always },
  { suffix: 'regfile', text: regfile, chosen: always },
  { suffix: 'alu', text: alu, chosen: always },
  { suffix: 'amo', text: amoAlu, chosen: ({ base }) => base.atomics },
  { suffix: 'store_buffer', text: storeBuffer, chosen: ({ advanced }) => advanced.storeBuffer },
  { suffix: 'lsu', text: lsu, chosen: always },
  { suffix: 'muldiv', text: muldiv, chosen: hasMuldiv },
  { suffix: 'multiplier', text: multiplier, chosen: hasMultiplier },
  { suffix: 'counter', text: counter, chosen: hasCounter },
  { suffix: 'csr', text: csr, chosen: ({ base }) => base.zicsr },
  { suffix: 'itcm', text: instructionMemory, chosen: ({ memory }) => memory.instructionMemory !== null },
  { suffix: 'dtcm', text: dataMemory, chosen: ({ memory }) => memory.dataMemory !== null },
  { suffix: 'predictor', text: predictor, chosen: predicts },
  { suffix: 'pipeline', text: fiveStage, chosen: ({ base }) => base.stages === 5 },
  { suffix: 'pipeline', text: twoStage, chosen: ({ base }) => base.stages === 2 },
  { suffix: 'clint', text: clint, chosen: ({ auxiliary }) => auxiliary.clint !== null },
  { suffix: 'fetch_router', text: fetchRouter, chosen: ({ memory }) => memory.instructionMemory !== null },
  { suffix: 'data_router', text: dataRouter, chosen: (options) => targetsOf(options).length > 0 },
  { suffix: 'axil_fetch', text: fetchAdapter, chosen: (options) => !isShared(options) },
  { suffix: 'axil_data', text: dataAdapter, chosen: (options) => !isShared(options) },
  { suffix: 'axil', text: sharedAdapter, chosen: isShared },
  { suffix: '', text: top, chosen: always },
];

/** Name of a unit's module in a core. */
export function moduleName({ name }: CoreOptions, { suffix }: Unit): string {
  return suffix === '' ? name : `${name}_${suffix}`;
}
