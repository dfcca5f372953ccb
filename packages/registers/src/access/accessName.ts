import type { OnRead, OnWrite, RegisterField, SoftwareAccess } from '@netloom/model';

/** A software access in its three parts. */
export interface Access {
  software: SoftwareAccess;
  onRead?: OnRead | undefined;
  onWrite?: OnWrite | undefined;
}

/** The access policies of UVM (IEEE 1800.2-2020, 18.5.4 and Table 7), each in its three parts. */
const POLICIES: Readonly<Record<string, Access>> = {
  RW: { software: 'rw' },
  RO: { software: 'r' },
  WO: { software: 'w' },
  W1: { software: 'rw1' },
  WO1: { software: 'w1' },
  RC: { software: 'r', onRead: 'clear' },
  RS: { software: 'r', onRead: 'set' },
  WRC: { software: 'rw', onRead: 'clear' },
  WRS: { software: 'rw', onRead: 'set' },
  WC: { software: 'rw', onWrite: 'clear' },
  WS: { software: 'rw', onWrite: 'set' },
  WSRC: { software: 'rw', onRead: 'clear', onWrite: 'set' },
  WCRS: { software: 'rw', onRead: 'set', onWrite: 'clear' },
  W1C: { software: 'rw', onWrite: 'oneToClear' },
  W1S: { software: 'rw', onWrite: 'oneToSet' },
  W1T: { software: 'rw', onWrite: 'oneToToggle' },
  W0C: { software: 'rw', onWrite: 'zeroToClear' },
  W0S: { software: 'rw', onWrite: 'zeroToSet' },
  W0T: { software: 'rw', onWrite: 'zeroToToggle' },
  W1SRC: { software: 'rw', onRead: 'clear', onWrite: 'oneToSet' },
  W1CRS: { software: 'rw', onRead: 'set', onWrite: 'oneToClear' },
  W0SRC: { software: 'rw', onRead: 'clear', onWrite: 'zeroToSet' },
  W0CRS: { software: 'rw', onRead: 'set', onWrite: 'zeroToClear' },
  WOC: { software: 'w', onWrite: 'clear' },
  WOS: { software: 'w', onWrite: 'set' },
  NOACCESS: { software: 'none' },
};

/** Names of all access policies, the usual ones first. */
export const ACCESS_NAMES: readonly string[] = Object.keys(POLICIES);

const keyOf = ({ software, onRead, onWrite }: Access) => `${software} ${onRead ?? ''} ${onWrite ?? ''}`;
const NAMES = new Map(Object.entries(POLICIES).map(([name, access]) => [keyOf(access), name]));

/** Name of the policy, e.g. W1C; undefined for a combination that UVM has no name for. */
export function accessName(access: Access | RegisterField): string | undefined {
  return NAMES.get(keyOf(access));
}

/** The policy of a name, whatever its case. */
export function accessOf(name: string): Access | undefined {
  const key = name.toUpperCase();
  return Object.hasOwn(POLICIES, key) ? POLICIES[key] : undefined;
}

export function isReadable({ software }: Access): boolean {
  return software === 'rw' || software === 'r' || software === 'rw1';
}

export function isWritable({ software }: Access): boolean {
  return software !== 'r' && software !== 'none';
}
