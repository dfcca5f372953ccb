import type { HardwareAccess } from '@netloom/model';
import type { Access } from '../../access/accessName.ts';

/** Values of `swaccess`; `r0w1c` reads as 0, as what software only writes does. */
export const SWACCESS: Readonly<Record<string, Access>> = {
  none: { software: 'none' },
  ro: { software: 'r' },
  rc: { software: 'r', onRead: 'clear' },
  rw: { software: 'rw' },
  r0w1c: { software: 'w', onWrite: 'oneToClear' },
  rw1s: { software: 'rw', onWrite: 'oneToSet' },
  rw1c: { software: 'rw', onWrite: 'oneToClear' },
  rw0c: { software: 'rw', onWrite: 'zeroToClear' },
  wo: { software: 'w' },
};

export const HWACCESS: Readonly<Record<string, HardwareAccess>> = {
  hro: 'r',
  hrw: 'rw',
  hwo: 'w',
  none: 'none',
};
