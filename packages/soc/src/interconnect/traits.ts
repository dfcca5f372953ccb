import type { BusRole } from '@netloom/model';
import type { GeneratedInterface, InterfaceTraits } from '../generators/blockGenerator.ts';

/**
 * What interconnect of these widths looks like to its peers: it takes the address width of a peer where that is
 * narrower, and a manager's protection bits where the address map asks for them.
 */
export function followingPeers(
  role: BusRole,
  { addressWidth, dataWidth }: InterfaceTraits,
): Pick<GeneratedInterface, 'addressWidth' | 'dataWidth' | 'towards'> {
  return {
    addressWidth,
    dataWidth,
    towards: (peer) => ({
      addressWidth: Math.min(addressWidth, peer.addressWidth ?? addressWidth),
      dataWidth,
      protection: role === 'subordinate' && peer.protection,
    }),
  };
}
