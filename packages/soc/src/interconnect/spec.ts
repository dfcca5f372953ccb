import type { Place } from '../addressmap/places.ts';
import { profilesOf } from '../design/busEnd.ts';
import { linksInto, linksOutOf } from '../design/linksAt.ts';
import type { GeneratedBlock, Passage } from '../generators/blockGenerator.ts';
import { routesOf } from './routes.ts';

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

/** What a module that decodes is made from. */
export interface InterconnectSpec {
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

/** The managers and subordinates at a passage, and the routes between them. */
export function interconnectSpec(block: GeneratedBlock, passage: Passage): InterconnectSpec {
  const { instance, module, origin, ports, design, wiring, reach } = block;
  const { addressWidth, dataWidth } = ports.interfaces.find(({ name }) => name === passage.upstream)!;
  const managers = linksInto(wiring.links, instance).filter(
    ({ subordinate }) => subordinate.name === passage.upstream,
  );
  const subordinates = linksOutOf(wiring.links, instance).filter(({ manager }) =>
    passage.downstream.includes(manager.name),
  );
  return {
    ...{ module, origin, addressWidth, dataWidth },
    managers: managers.map((link) => {
      const traits = profilesOf(design, link).subordinate;
      return {
        name: link.managerPeer,
        addressWidth: traits.addressWidth ?? addressWidth,
        protection: traits.signals.has('AWPROT'),
      };
    }),
    subordinates: subordinates.map((link) => ({
      name: link.subordinatePeer,
      addressWidth: profilesOf(design, link).manager.addressWidth ?? addressWidth,
    })),
    routes: routesOf(design, reach, managers, subordinates),
  };
}
