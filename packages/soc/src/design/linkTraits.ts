import { neverUsed } from '../bus/oneWay.ts';
import { protocolOf } from '../bus/protocol.ts';
import type { Profiles } from './busEnd.ts';
import type { BusPort, BusProfile } from './busProfile.ts';

/** What two interfaces make of each other when they are connected, whatever their names. */
export interface LinkTraits {
  /** Required signals that the manager, or the subordinate, lacks and the other side needs. */
  missing: { logical: string; from: 'manager' | 'subordinate' }[];
  /** Signals whose widths must be equal and are not. */
  unequal: { logical: string; manager: number; subordinate: number }[];
  /** Input ports of either side that the connection takes care of. */
  managerInputs: ReadonlySet<string>;
  subordinateInputs: ReadonlySet<string>;
}

const known = new WeakMap<BusProfile, WeakMap<BusProfile, LinkTraits>>();

export function traitsOf({ manager, subordinate }: Profiles): LinkTraits {
  let ofManager = known.get(manager);
  if (!ofManager) known.set(manager, (ofManager = new WeakMap<BusProfile, LinkTraits>()));
  let traits = ofManager.get(subordinate);
  if (!traits) ofManager.set(subordinate, (traits = compute(manager, subordinate)));
  return traits;
}

function compute(manager: BusProfile, subordinate: BusProfile): LinkTraits {
  return {
    missing: [
      ...missingSignals(subordinate, manager).map((logical) => ({ logical, from: 'manager' as const })),
      ...missingSignals(manager, subordinate).map((logical) => ({ logical, from: 'subordinate' as const })),
    ],
    unequal: unequalSignals(manager, subordinate),
    managerInputs: coveredInputs(manager, subordinate),
    subordinateInputs: coveredInputs(subordinate, manager),
  };
}

/** The side and port that drive a signal of `sink`. AHB-Lite's HREADY is the subordinate's HREADYOUT for both sides. */
export function driverOf(
  logical: string,
  sink: BusProfile,
  source: BusProfile,
): { profile: BusProfile; port: BusPort } | undefined {
  const subordinate = sink.role === 'subordinate' ? sink : source;
  const drives = (profile: BusProfile, name: string) => {
    const port = profile.signals.get(name);
    return port?.drives && port.width > 0 ? { profile, port } : undefined;
  };
  const ready = logical === 'HREADY' ? drives(subordinate, 'HREADYOUT') : undefined;
  return ready ?? drives(source, logical);
}

function missingSignals(sink: BusProfile, source: BusProfile): string[] {
  const { signals } = protocolOf(sink.bus);
  return [...sink.signals].flatMap(([logical, port]) => {
    const signal = signals.get(logical);
    if (port.drives || !signal || signal.absent !== undefined || driverOf(logical, sink, source)) return [];
    return source.role === 'manager' && neverUsed(source.bus, logical, source.signals) ? [] : [logical];
  });
}

function unequalSignals(manager: BusProfile, subordinate: BusProfile): LinkTraits['unequal'] {
  const { signals } = protocolOf(manager.bus);
  return [...manager.signals].flatMap(([logical, mine]) => {
    const theirs = subordinate.signals.get(logical);
    const kind = signals.get(logical)?.width;
    const compared = typeof kind === 'number' || kind === 'free';
    if (!theirs || !compared || mine.width === theirs.width || mine.drives === theirs.drives) return [];
    return [{ logical, manager: mine.width, subordinate: theirs.width }];
  });
}

function coveredInputs(sink: BusProfile, source: BusProfile): Set<string> {
  const { signals } = protocolOf(sink.bus);
  const covered = [...sink.signals].filter(
    ([logical, { drives }]) => !drives && (signals.has(logical) || driverOf(logical, sink, source)),
  );
  return new Set(covered.map(([, { port }]) => port));
}
