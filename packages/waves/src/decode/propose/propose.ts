import type { DecoderRole, DecoderSetup, DecoderSignal } from '../decodeTypes.ts';
import type { Decoder } from '../decoder.ts';
import { decoders } from '../decoders.ts';
import { missingRoles } from '../setup.ts';
import { commonSignal, resetOption, selectOption } from './clocks.ts';
import type { Roles } from './gather.ts';
import { addWishboneData, gather, ofInterface } from './gather.ts';
import { unpacked } from './packed.ts';
import type { Candidate, SignalName } from './signalName.ts';
import { interfaceName, signalName } from './signalName.ts';

/** An interface that the names of signals tell. */
export interface DecoderProposal {
  /** What its signals' names have in common, e.g. `s_axi`; empty when that is nothing. */
  name: string;
  setup: DecoderSetup;
  /** Roles that are still to be chosen, a clock outside the scope for example. */
  missing: string[];
}

/** Leaves out groups of which some required signal is missing, as long as another one is whole. */
function wholeGroups(decoder: Decoder, roles: Roles): Roles {
  const groups = [...new Set(decoder.roles.flatMap(({ group }) => group ?? []))];
  if (groups.length === 0) return roles;
  const whole = groups.filter((group) =>
    decoder.roles.every((role) => role.group !== group || !role.required || roles.has(role.name)),
  );
  const kept = decoder.roles.filter(({ group }) => group === undefined || whole.includes(group));
  return new Map(kept.flatMap(({ name }) => (roles.has(name) ? [[name, roles.get(name)!] as const] : [])));
}

/** Whether enough of an interface is there that only common signals may be missing. */
function recognised(decoder: Decoder, roles: Roles): boolean {
  const common = decoder.roles.filter((role) => !ofInterface(role, decoder)).map(({ name }) => name);
  const missing = missingRoles(decoder, new Set([...roles.keys(), ...common]));
  if (decoder.id === 'axi4') return missing.length === 0 && (roles.has('AWLEN') || roles.has('ARLEN'));
  return missing.length === 0;
}

function setupOf(
  decoder: Decoder,
  signals: Record<string, DecoderSignal>,
  common: (role: DecoderRole) => Candidate | undefined,
): { setup: DecoderSetup; missing: string[] } {
  const all = { ...signals };
  const options: DecoderSetup['options'] = {};
  for (const role of decoder.roles.filter((each) => !ofInterface(each, decoder))) {
    const found = common(role);
    if (!found) continue;
    all[role.name] = { path: found.path };
    if (role.name !== decoder.clock) Object.assign(options, resetOption(found.path));
  }
  if (all.CS) Object.assign(options, selectOption(all.CS.path));
  const ordered = decoder.roles.flatMap(({ name }) => (all[name] ? [[name, all[name]] as const] : []));
  const setup = { decoder: decoder.id, signals: Object.fromEntries(ordered), options };
  return { setup, missing: missingRoles(decoder, new Set(Object.keys(all))) };
}

/**
 * The interfaces among the signals of a scope, by their names; complete ones first.
 * @param scope path of the scope, which the names are read from
 * @param around signals outside among which clock and reset are sought too
 */
export function propose(candidates: Candidate[], scope: string, around: Candidate[] = []): DecoderProposal[] {
  const names = candidates.map((candidate) => signalName(candidate, scope));
  const outer = around.map((candidate) => signalName(candidate, scope));
  const seen = new Set<string>();
  const proposals = decoders.flatMap((decoder) => {
    const found = gather(decoder, names);
    if (decoder.id === 'wishbone') addWishboneData(found, names);
    return [...found].flatMap(([key, roles]) =>
      proposalsOf(decoder, key, wholeGroups(decoder, roles), names, outer, seen),
    );
  });
  return proposals.sort((a, b) => Math.sign(a.missing.length) - Math.sign(b.missing.length));
}

function proposalsOf(
  decoder: Decoder,
  key: string,
  roles: Roles,
  names: SignalName[],
  outer: SignalName[],
  seen: Set<string>,
): DecoderProposal[] {
  if (!recognised(decoder, roles) || (decoder.id === 'axi4-lite' && seen.has(`axi4 ${key}`))) return [];
  const parts = unpacked(
    decoder.roles.filter((role) => ofInterface(role, decoder)),
    roles,
  );
  if (!parts) return [];
  seen.add(`${decoder.id} ${key}`);
  return parts.map((signals, number) => {
    const common = (role: DecoderRole) => commonSignal(role, key, names, outer);
    const name = parts.length > 1 ? `${interfaceName(key)}[${number}]` : interfaceName(key);
    return { name, ...setupOf(decoder, signals, common) };
  });
}
