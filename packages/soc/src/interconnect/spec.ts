import type { IpDescriptor } from '@netloom/model';
import type { Place } from '../addressmap/places.ts';

/** A manager or subordinate that an interconnect serves, under the name that its ports carry. */
export interface Peer {
  name: string;
  /** Bits of its address ports. */
  addressWidth: number;
}

export interface ManagerPeer extends Peer {
  /** Its ports have AWPROT and ARPROT. */
  protection: boolean;
}

/** Addresses that lead to a subordinate. */
export interface Route {
  place: Place;
  /** Name of the place in the text, e.g. UART0. */
  name: string;
  /** Index of the subordinate. */
  target: number;
  /** Where the subordinate finds the place's first byte; the place's own base unless it is an alias or a window. */
  destination: bigint;
  /** Indices of the managers that it holds for; all when absent. */
  managers?: number[];
  readOnly: boolean;
  secure: boolean;
  privileged: boolean;
}

/** What an interconnect module is made from. */
export interface InterconnectSpec {
  generator: NonNullable<IpDescriptor['generator']>;
  module: string;
  /** Comment line saying what it was generated from. */
  origin: string;
  addressWidth: number;
  dataWidth: number;
  managers: ManagerPeer[];
  subordinates: Peer[];
  /** By base. */
  routes: Route[];
}
