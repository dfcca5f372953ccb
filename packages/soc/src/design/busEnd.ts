import type { Design } from './block.ts';
import { profileOf } from './busProfile.ts';
import type { BusPort, BusProfile } from './busProfile.ts';
import { isGenerated } from './generated.ts';
import type { Link } from './links.ts';
import type { ResolvedInterface } from './resolve.ts';

/** One end of an interface connection, down to its ports. */
export interface BusEnd {
  instance: string | undefined;
  profile: BusProfile;
  portName(port: BusPort): string;
}

export interface Profiles {
  manager: BusProfile;
  subordinate: BusProfile;
}

/** What the two ends of a connection look like; a generated block may follow the other. */
export function profilesOf(design: Design, { manager, subordinate }: Link): Profiles {
  const taking = profileOf(design, subordinate, profileOf(design, manager));
  return { manager: profileOf(design, manager, taking), subordinate: taking };
}

/** Both ends of a connection with the names of their ports. */
export function endsOf(design: Design, link: Link): { manager: BusEnd; subordinate: BusEnd } {
  const { manager, subordinate } = profilesOf(design, link);
  return {
    manager: endOf(design, link.manager, manager, link.subordinatePeer),
    subordinate: endOf(design, link.subordinate, subordinate, link.managerPeer),
  };
}

function endOf(design: Design, end: ResolvedInterface, profile: BusProfile, peer: string): BusEnd {
  const { instance, name, multiple } = end;
  if (!isGenerated(design, instance)) return { instance, profile, portName: ({ port }) => port };
  const prefix = grownPrefix(name, multiple ? peer : undefined);
  return { instance, profile, portName: ({ port }) => prefix + port };
}

/** Start of the port names of a generated block: `m_rom0_`, or `s_` where only one peer can be. */
export function grownPrefix(interfaceName: string, peer: string | undefined): string {
  return peer === undefined ? `${interfaceName}_` : `${interfaceName}_${peer}_`;
}
