import type { Region } from '../address/region.ts';

/** A manager or subordinate that an interconnect serves, under the name that its ports carry. */
export interface Peer {
  name: string;
  /** Bits of its address ports. */
  addressWidth: number;
}

export interface SubordinatePeer extends Peer {
  /** Addresses that lead to it; behind a bridge those of all its leaves. */
  regions: Region[];
}

/** What an interconnect module is made from. */
export interface InterconnectSpec {
  module: string;
  /** Comment line saying what it was generated from. */
  origin: string;
  addressWidth: number;
  dataWidth: number;
  managers: Peer[];
  subordinates: SubordinatePeer[];
}
