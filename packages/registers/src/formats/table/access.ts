import type { HardwareAccess } from '@netloom/model';
import { accessName, accessOf } from '../../access/accessName.ts';
import type { Access } from '../../access/accessName.ts';

/** What people write beside the names of UVM; without spaces, hyphens and slashes. */
const SYNONYMS: Readonly<Record<string, string>> = {
  READWRITE: 'RW',
  R: 'RO',
  READ: 'RO',
  READONLY: 'RO',
  W: 'WO',
  WRITE: 'WO',
  WRITEONLY: 'WO',
  RW1C: 'W1C',
  RW1S: 'W1S',
  RW1T: 'W1T',
  RW0C: 'W0C',
  RW0S: 'W0S',
  RW0T: 'W0T',
  R1C: 'W1C',
  ROC: 'RC',
  CLEARONREAD: 'RC',
  READCLEAR: 'RC',
  RCLR: 'RC',
  RSET: 'RS',
  WRITEONCE: 'WO1',
  READWRITEONCE: 'W1',
  WRITE1TOCLEAR: 'W1C',
  WRITE1TOSET: 'W1S',
  NONE: 'NOACCESS',
  NA: 'NOACCESS',
};

/** The access that a cell names. */
export function accessIn(text: string): Access | undefined {
  const name = text.toUpperCase().replaceAll(/[\s\-_/]/g, '');
  return accessOf(name) ?? (Object.hasOwn(SYNONYMS, name) ? accessOf(SYNONYMS[name]!) : undefined);
}

const NEAREST = { rw: 'RW', rw1: 'W1', r: 'RO', w: 'WO', w1: 'WO1', none: 'NOACCESS' } as const;

/** Name of an access, or of the nearest one. */
export function accessText(access: Access): string {
  return accessName(access) ?? NEAREST[access.software];
}

/** r, w, rw or none, also as reggen has them. */
export function hardwareIn(text: string): HardwareAccess | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s\-_/]/g, '');
  const known: Readonly<Record<string, HardwareAccess>> = {
    r: 'r',
    ro: 'r',
    hro: 'r',
    w: 'w',
    wo: 'w',
    hwo: 'w',
    rw: 'rw',
    hrw: 'rw',
    none: 'none',
    na: 'none',
  };
  return Object.hasOwn(known, plain) ? known[plain] : undefined;
}
