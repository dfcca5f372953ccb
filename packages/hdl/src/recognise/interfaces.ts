import type { BusInterface, BusRole, IpPort } from '@netloom/model';
import { operand, simplified } from '../expression/arrange.ts';
import { candidatesOf, readingsOf, spellingsOf } from './candidates.ts';
import type { Candidate, Reading, Spelling } from './candidates.ts';
import { PROTOCOLS } from './protocols.ts';
import type { ProtocolPattern } from './protocols.ts';

export type Found = Pick<BusInterface, 'name' | 'bus' | 'role' | 'signals' | 'addressSpan'>;

/** Optional signals that, where they are there, must have the direction of the role. */
const HANDSHAKES = new Set(['TREADY', 'PREADY']);

interface Match {
  protocol: ProtocolPattern;
  role: BusRole;
  group: string;
  ports: Map<string, IpPort>;
}

const SPELT = PROTOCOLS.map((protocol) => ({ protocol, spellings: spellingsOf(protocol) }));

/**
 * Bus interfaces among ports, by their names and directions. An interface needs all mandatory signals of its protocol
 * in one group of names; the larger one wins where two claim a port.
 */
export function findInterfaces(ports: IpPort[]): Found[] {
  const usable = ports.filter(
    ({ direction, unpacked, type }) => direction !== 'inout' && !unpacked.length && !type,
  );
  const readings = usable.flatMap(readingsOf);
  const matches = SPELT.flatMap(({ protocol, spellings }) => matchesOf(protocol, spellings, readings));
  matches.sort((a, b) => b.ports.size - a.ports.size);
  const taken = new Set<string>();
  const chosen = matches.filter(({ ports: own }) => {
    const names = [...own.values()].map(({ name }) => name);
    if (names.some((name) => taken.has(name))) return false;
    names.forEach((name) => taken.add(name));
    return true;
  });
  const position = new Map(ports.map(({ name }, index) => [name, index]));
  const first = ({ ports: own }: Match) =>
    Math.min(...[...own.values()].map(({ name }) => position.get(name)!));
  chosen.sort((a, b) => first(a) - first(b));
  return withNames(chosen);
}

function matchesOf(
  protocol: ProtocolPattern,
  spellings: ReadonlyMap<string, Spelling[]>,
  readings: readonly Reading[],
): Match[] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of readings.flatMap((reading) => candidatesOf(reading, spellings))) {
    const key = candidate.group.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()].flatMap((candidates) =>
    (['manager', 'subordinate'] as const).flatMap((role) => matchOf(protocol, role, candidates) ?? []),
  );
}

function matchOf(protocol: ProtocolPattern, role: BusRole, candidates: Candidate[]): Match | undefined {
  const ports = new Map<string, IpPort>();
  const ranks = new Map<string, number>();
  for (const { port, signal, rank } of candidates) {
    const direction = signal.driver === role ? 'out' : 'in';
    if (signal.onlyAtDriver && signal.driver !== role) continue;
    if (port.direction !== direction || (signal.scalar && port.width !== '1')) continue;
    if (rank >= (ranks.get(signal.name) ?? Infinity)) continue;
    ranks.set(signal.name, rank);
    ports.set(signal.name, port);
  }
  // A monitor sees the answers to a handshake as inputs too.
  const contrary = candidates.some(({ signal }) => HANDSHAKES.has(signal.name) && !ports.has(signal.name));
  const complete = !contrary && protocol.mandatory.every((name) => ports.has(name));
  if (!complete || protocol.forbidden.some((name) => ports.has(name))) return undefined;
  if (new Set(ports.values()).size !== ports.size) return undefined;
  return { protocol, role, group: candidates[0]!.group, ports: inOrder(protocol, ports) };
}

function inOrder(protocol: ProtocolPattern, ports: Map<string, IpPort>): Map<string, IpPort> {
  return new Map(protocol.signals.flatMap(({ name }) => (ports.has(name) ? [[name, ports.get(name)!]] : [])));
}

function withNames(matches: Match[]): Found[] {
  const used = new Set<string>();
  return matches.map(({ protocol, role, group, ports }) => {
    const twice = matches.filter((other) => other.group.toLowerCase() === group.toLowerCase()).length > 1;
    const base = identifier(group === '' ? protocol.plainName : group);
    const name = unique(twice ? `${role === 'manager' ? 'm' : 's'}_${base}` : base, used);
    const signals = Object.fromEntries([...ports].map(([logical, port]) => [logical, port.name]));
    // Wishbone's ADR counts bytes in some blocks and words in others.
    const countsBytes = protocol.bus !== 'wishbone';
    const addressSpan = role === 'subordinate' && countsBytes ? addressSpanOf(ports) : undefined;
    return { name, bus: protocol.bus, role, signals, ...(addressSpan ? { addressSpan } : {}) };
  });
}

function identifier(text: string): string {
  return /^[A-Za-z_]/.test(text) ? text : `if_${text}`;
}

function unique(name: string, used: Set<string>): string {
  let free = name;
  for (let number = 1; used.has(free); number++) free = `${name}_${number}`;
  used.add(free);
  return free;
}

/** Bytes that the address port of an interface (ports by logical name) can tell apart, save where it is a full 32-bit address or more. */
export function addressSpanOf(ports: ReadonlyMap<string, IpPort>): string | undefined {
  const address = ['AWADDR', 'ARADDR', 'PADDR', 'HADDR', 'ADR', 'ADDR', 'A_ADDRESS']
    .map((name) => ports.get(name))
    .find((port) => port);
  const [range, ...more] = address?.packed ?? [];
  if (!address || more.length || (range && range.right !== '0')) return undefined;
  if (/^\d+$/.test(address.width) && Number(address.width) >= 32) return undefined;
  return simplified(`2**${operand(address.width)}`);
}
