import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { createModel } from '../../src/model/index.ts';
import type { Model, ModelSettings, Region } from '../../src/model/index.ts';
import { Assembler } from '../../src/program/assembler.ts';

export const RAM = 0x8000_0000;
export const ROM = 0x2000_0000;
export const NOTHING = 0x6000_0000;
/** Where `machine` puts the handler of traps, which mtvec names from the start. */
export const HANDLER = RAM + 0x400;
export const CSR = {
  mstatus: 0x300,
  mie: 0x304,
  mtvec: 0x305,
  mcounteren: 0x306,
  mcountinhibit: 0x320,
  mscratch: 0x340,
  mepc: 0x341,
  mcause: 0x342,
  mtval: 0x343,
  mip: 0x344,
  minstret: 0xb02,
} as const;

type Changes = { [Group in 'base' | 'memory' | 'auxiliary' | 'advanced']?: Partial<CoreOptions[Group]> };

/** Preset micro with changes, starting at RAM. */
export function core({ base, memory, auxiliary, advanced }: Changes = {}): CoreOptions {
  const { micro } = PRESETS;
  return {
    ...micro,
    base: { ...micro.base, resetVector: '0x80000000', ...base },
    memory: { ...micro.memory, ...memory },
    auxiliary: { ...micro.auxiliary, ...auxiliary },
    advanced: { ...micro.advanced, ...advanced },
  };
}

interface Parts {
  options?: CoreOptions;
  main: (code: Assembler) => void;
  handler?: (code: Assembler) => void;
  settings?: ModelSettings;
  regions?: Region[];
}

/** A model with 64 KiB of RAM and 4 KiB of ROM, whose program is `main`; mtvec is set by it in two instructions. */
export function machine({ options = core(), main, handler, settings, regions = [] }: Parts): Model {
  const ram: Region = { kind: 'ram', base: RAM, bytes: new Uint8Array(0x1_0000) };
  const rom: Region = { kind: 'rom', base: ROM, bytes: new Uint8Array(0x1000).fill(0x5a) };
  const model = createModel(options, [ram, rom, ...regions], settings);
  const write = (start: number, part: (code: Assembler) => void) => {
    const code = new Assembler(start);
    part(code);
    model.write(start, code.finish());
  };
  write(RAM, main);
  if (handler) write(HANDLER, handler);
  return model;
}

/** Steps so often; answers the last step. */
export function steps(model: Model, count: number) {
  for (let left = count - 1; left > 0; left--) model.step();
  return model.step();
}
