import { isReadable, isWritable } from '../../access/accessName.ts';
import { maskOf } from '../../elaborate/index.ts';
import type { ElaboratedField, ElaboratedRegister } from '../../elaborate/index.ts';

/** What must be written to a field so that a write to its register does not change it. */
type Neutral = 'zeros' | 'ones' | 'own' | 'unknown';

export function neutralOf({ source }: ElaboratedField): Neutral {
  const { software, onWrite, singlePulse } = source;
  if (!isWritable(source) || singlePulse) return 'zeros';
  if (onWrite === undefined) return software === 'rw' ? 'own' : 'unknown';
  if (onWrite.startsWith('one')) return 'zeros';
  return onWrite.startsWith('zero') ? 'ones' : 'unknown';
}

/** What the rest of a register is when this field alone is written, in the words of the header. */
export function othersOf(field: ElaboratedField, register: ElaboratedRegister): 'idle' | 'kept' | 'unknown' {
  const rest = register.fields.filter((each) => each !== field).map(neutralOf);
  if (rest.includes('unknown') || register.source.shadowed) return 'unknown';
  const isWide = register.width > 64;
  if (isWide && rest.includes('ones')) return 'unknown';
  if (!rest.includes('own')) return 'idle';
  const hasReadEffect = register.fields.some(
    ({ source }) => isReadable(source) && source.onRead !== undefined,
  );
  const mustMask = isWide && rest.some((each) => each !== 'own');
  return hasReadEffect || mustMask ? 'unknown' : 'kept';
}

/** Bits that keep their value when they are written back as read. */
export function keptBits({ fields }: ElaboratedRegister): bigint {
  return bitsOf(fields, 'own');
}

/** Bits that are written as 1 to leave them alone. */
export function idleBits({ fields }: ElaboratedRegister): bigint {
  return bitsOf(fields, 'ones');
}

function bitsOf(fields: readonly ElaboratedField[], neutral: Neutral): bigint {
  return fields.reduce((bits, field) => (neutralOf(field) === neutral ? bits | maskOf(field) : bits), 0n);
}
