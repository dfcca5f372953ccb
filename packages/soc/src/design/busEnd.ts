import type { Block, Design } from './block.ts';
import { profileOf } from './busProfile.ts';
import type { BusPort, BusProfile } from './busProfile.ts';
import { isGenerated } from './generated.ts';
import type { Link } from './links.ts';
import { portKey } from './portKey.ts';
import type { ResolvedInterface } from './resolve.ts';

/** One end of an interface connection, down to its ports. */
export interface BusEnd {
  instance: string | undefined;
  profile: BusProfile;
  portName(port: BusPort): string;
  /** The key of the port in a wiring. */
  key(port: BusPort): string;
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

interface Ends {
  manager: BusEnd;
  subordinate: BusEnd;
}

const knownEnds = new WeakMap<Link, { of: Profiles; ends: Ends }>();

/** Both ends of a connection with the names of their ports, which are made once. */
export function endsOf(design: Design, link: Link): Ends {
  const profiles = profilesOf(design, link);
  const last = knownEnds.get(link);
  if (last?.of === profiles) return last.ends;
  const ends = {
    manager: endOf(design, link.manager, profiles.manager, link.subordinatePeer),
    subordinate: endOf(design, link.subordinate, profiles.subordinate, link.managerPeer),
  };
  knownEnds.set(link, { of: profiles, ends });
  return ends;
}

function endOf(design: Design, end: ResolvedInterface, profile: BusProfile, peer: string): BusEnd {
  const { instance, name, multiple } = end;
  const block = instance === undefined ? undefined : design.blocks.get(instance);
  const names = isGenerated(design, instance)
    ? grownNames(profile, grownPrefix(name, multiple ? peer : undefined))
    : undefined;
  const portName = (port: BusPort) => names?.get(port) ?? port.port;
  return { instance, profile, portName, key: (port) => keyAt(block, portName(port)) };
}

function keyAt(block: Block | undefined, port: string): string {
  return block ? portKey(block, port) : port;
}

function grownNames({ signals }: BusProfile, prefix: string): ReadonlyMap<BusPort, string> {
  return new Map([...signals.values()].map((port) => [port, prefix + port.port]));
}

/** Start of the port names of a generated block: `m_rom0_`, or `s_` where only one peer can be. */
export function grownPrefix(interfaceName: string, peer: string | undefined): string {
  return peer === undefined ? `${interfaceName}_` : `${interfaceName}_${peer}_`;
}
