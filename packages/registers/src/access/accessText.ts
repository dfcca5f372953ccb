import type { OnRead, OnWrite, RegisterField } from '@netloom/model';
import { accessName } from './accessName.ts';
import type { Access } from './accessName.ts';

const READS: Record<OnRead, string> = {
  clear: 'a read clears it',
  set: 'a read sets it',
  user: 'a read has an effect of its own',
};

const WRITES: Record<OnWrite, string> = {
  oneToClear: 'a written 1 clears',
  oneToSet: 'a written 1 sets',
  oneToToggle: 'a written 1 inverts',
  zeroToClear: 'a written 0 clears',
  zeroToSet: 'a written 0 sets',
  zeroToToggle: 'a written 0 inverts',
  clear: 'a write clears it',
  set: 'a write sets it',
  user: 'a write has an effect of its own',
};

const PLAIN = { rw: 'RW', r: 'RO', w: 'WO', rw1: 'RW once', w1: 'WO once', none: 'no access' } as const;

/** The access for readers: UVM's name, e.g. W1C, or in words where it has none, e.g. "RW, a read sets it". */
export function accessText(access: Access | RegisterField): string {
  const name = accessName(access);
  if (name) return name;
  const parts = [
    PLAIN[access.software],
    access.onRead && READS[access.onRead],
    access.onWrite && WRITES[access.onWrite],
  ];
  return parts.filter(Boolean).join(', ');
}

/** What an access does beyond storing and reading, in words; empty for a plain one. */
export function accessEffects({ onRead, onWrite }: Access | RegisterField): string[] {
  return [onRead && READS[onRead], onWrite && WRITES[onWrite]].filter((each) => each !== undefined);
}
