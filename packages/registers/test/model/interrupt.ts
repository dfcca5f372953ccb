import type { FieldInterrupt } from '@netloom/model';
import { ones } from './claim.ts';

/** Bits on which the interrupt arrives in this clock (SystemRDL 2.0, 9.9.1). */
export function arrival({ trigger }: FieldInterrupt, next: bigint, last: bigint, width: number): bigint {
  switch (trigger) {
    case 'level':
      return next;
    case 'rising':
      return next & ~last;
    case 'falling':
      return ~next & last & ones(width);
    case 'both':
      return next ^ last;
  }
}

/** The status after arrivals, given what software left of it. */
export function status({ sticky }: FieldInterrupt, left: bigint, arrived: bigint): bigint {
  if (sticky === 'bit') return left | arrived;
  if (sticky === 'word') return left === 0n ? arrived : left;
  return arrived;
}
