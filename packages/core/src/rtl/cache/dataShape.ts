import type { CoreOptions } from '../../options/coreOptions.ts';
import { protectedBits } from './ecc/code.ts';
import { hasEcc } from './ecc/options.ts';
import { geometryOf } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { hasParity } from './parity.ts';

/** Geometry of the data cache, and which parts its policy and the instruction set give it. */
export interface DataShape extends Geometry {
  /** Lines are written to memory when they have to go; else every store goes to memory. */
  writeBack: boolean;
  /** FENCE.I has all lines written to memory. */
  cleans: boolean;
  /** Instructions have a line written to memory, or dropped. */
  manages: boolean;
  /** A line that has lost a bit is fetched anew; with write-through alone. */
  parity: boolean;
  /** A wrong bit is corrected. */
  ecc: boolean;
  /** Bits of a tag with its flags: {dirty, valid, tag}, without dirty where stores go to memory. */
  entryBits: number;
  /** The same with check bits, as the memories have it. */
  storedBits: number;
}

/** Whether a core's stores may wait in its cache. */
export const writesBack = ({ memory }: CoreOptions) => memory.dataCache?.policy === 'write-back';

/** Whether FENCE.I has to wait until what was stored is in memory. */
export const cleansData = (options: CoreOptions) => writesBack(options) && options.base.zifencei;

export function dataShape(options: CoreOptions): DataShape {
  const geometry = geometryOf(options.memory.dataCache!);
  const writeBack = writesBack(options);
  const [parity, ecc] = [hasParity(options), hasEcc(options)];
  const entryBits = geometry.tagBits + (writeBack ? 2 : 1) + Number(parity);
  return {
    ...geometry,
    writeBack,
    cleans: cleansData(options),
    manages: options.base.zicbom,
    parity,
    ecc,
    entryBits,
    storedBits: ecc ? protectedBits(entryBits) : entryBits,
  };
}
