import type { ElaboratedMap } from '../../../elaborate/index.ts';
import type { HjsonValue } from './hjson.ts';

export type Entries = Record<string, HjsonValue | undefined>;

/** The writing of one map. */
export class ReggenWriting {
  readonly map: ElaboratedMap;
  /** Bits of a register. */
  readonly width: number;

  constructor(map: ElaboratedMap) {
    this.map = map;
    this.width = map.source.bus.dataWidth;
  }
}

export const hex = (value: bigint | number) => `0x${value.toString(16).toUpperCase()}`;
