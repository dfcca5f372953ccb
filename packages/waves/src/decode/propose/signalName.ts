import type { WaveVariable } from '../../waveTypes.ts';

/** What a decoder's roles are looked for in. */
export type Candidate = Pick<WaveVariable, 'path' | 'width' | 'value' | 'direction'>;

/** A signal's name, taken apart. */
export interface SignalName {
  candidate: Candidate;
  /** Lower case, without the direction at its end; the dots of records and indices in brackets are underscores. */
  base: string;
  /** `i`, `o`, `io`, or empty. */
  direction: string;
}

const directionAtEnd = /_(io|i|o|in|out|pad)$/;
const shortened: Record<string, string> = { in: 'i', out: 'o', pad: 'io' };

/** @param scope path that the names count from */
export function signalName(candidate: Candidate, scope: string): SignalName {
  const { path } = candidate;
  const local = path.startsWith(`${scope}.`) ? path.slice(scope.length + 1) : path;
  const flat = local.toLowerCase().replace(/[.[(]/g, '_').replace(/[\])]/g, '').replace(/__+/g, '_');
  const found = directionAtEnd.exec(flat)?.[1] ?? '';
  return {
    candidate,
    base: found ? flat.slice(0, -found.length - 1) : flat,
    direction: shortened[found] ?? found,
  };
}

/** What is around a role's name: the same for all signals of an interface. Null: the name is not that. */
export function interfaceOf(base: string, alias: string): string | null {
  const at = base.lastIndexOf(alias);
  if (at < 0) return null;
  const prefix = base.slice(0, at);
  const suffix = base.slice(at + alias.length);
  if (prefix !== '' && !prefix.endsWith('_')) return null;
  if (suffix !== '' && !/^_?(\d+|[ms]\d*)$/.test(suffix)) return null;
  return `${prefix.replace(/_$/, '')}*${suffix.replace(/^_/, '')}`;
}

/** An interface's key as people read it. */
export function interfaceName(key: string): string {
  return key.split('*').filter(Boolean).join('_');
}
