import type { DecoderRole } from '../decodeTypes.ts';
import type { Decoder } from '../decoder.ts';
import type { Candidate, SignalName } from './signalName.ts';
import { interfaceOf } from './signalName.ts';

export type Roles = Map<string, Candidate>;

/** Of several signals for a role the plain one is best, then what comes in: the level on the wire. */
const directionRank: Record<string, number> = { '': 0, io: 1, i: 2, o: 3 };

interface Match {
  candidate: Candidate;
  rank: number;
}

function matchOf(name: SignalName, role: DecoderRole): { key: string; rank: number } | null {
  for (const [at, alias] of role.aliases.entries()) {
    const key = interfaceOf(name.base, alias);
    if (key !== null) return { key, rank: at * 4 + (directionRank[name.direction] ?? 0) };
  }
  return null;
}

/** Whether a role is found by its own name; clock and reset are sought apart, for they have many users. */
export function ofInterface({ name }: DecoderRole, decoder: Pick<Decoder, 'clock' | 'roles'>): boolean {
  return decoder.clock === undefined || (name !== decoder.clock && !/^(RST|.RESETN)$/.test(name));
}

/** Signals of a decoder's roles, interface by interface. */
export function gather(decoder: Decoder, names: SignalName[]): Map<string, Roles> {
  const best = new Map<string, Map<string, Match>>();
  for (const role of decoder.roles.filter((each) => ofInterface(each, decoder))) {
    for (const name of names) {
      const found = name.candidate.value === 'bits' ? matchOf(name, role) : null;
      if (!found) continue;
      const roles = best.get(found.key) ?? new Map<string, Match>();
      best.set(found.key, roles);
      const before = roles.get(role.name);
      if (!before || found.rank < before.rank)
        roles.set(role.name, { candidate: name.candidate, rank: found.rank });
    }
  }
  return new Map(
    [...best].map(([key, roles]) => [
      key,
      new Map([...roles].map(([role, match]) => [role, match.candidate])),
    ]),
  );
}

/**
 * Wishbone's `dat_i` and `dat_o` say from whose side, as the address does: who sends the address sends data by its
 * `dat_o`.
 */
export function addWishboneData(found: Map<string, Roles>, names: SignalName[]): void {
  for (const [key, roles] of found) {
    const address = names.find(({ candidate }) => candidate === roles.get('ADR'));
    if (!address) continue;
    const out = address.direction || (address.candidate.direction === 'output' ? 'o' : 'i');
    for (const { base, direction, candidate } of names) {
      if (direction !== 'i' && direction !== 'o') continue;
      if (interfaceOf(base, 'dat') !== key && interfaceOf(base, 'data') !== key) continue;
      const role = direction === out ? 'DAT_W' : 'DAT_R';
      if (!roles.has(role)) roles.set(role, candidate);
    }
  }
}
