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

/** All that the profiles of a link follow from. */
interface Known {
  from: readonly unknown[];
  profiles: Profiles;
}

const known = new WeakMap<Link, Known>();

/** What the two ends of a connection look like; a generated block may follow the other. */
export function profilesOf(design: Design, link: Link): Profiles {
  const { manager, subordinate } = link;
  const from = [sideOf(design, manager), sideOf(design, subordinate), design.guarded];
  const last = known.get(link);
  if (last?.from.every((each, index) => each === from[index])) return last.profiles;
  const taking = profileOf(design, subordinate, profileOf(design, manager));
  const profiles = { manager: profileOf(design, manager, taking), subordinate: taking };
  known.set(link, { from, profiles });
  return profiles;
}

/** The shape of a block; of the top level the design, whose parameters and interfaces count. */
function sideOf(design: Design, { instance }: ResolvedInterface): unknown {
  return instance === undefined ? design : (design.blocks.get(instance)?.shape ?? design);
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
