import type { OnRead, OnWrite } from '@netloom/model';
import { NOTHING, ones } from './claim.ts';
import type { Claim } from './claim.ts';

/** What a write does (SystemRDL 2.0, Table 9: onwrite). `strobed`: bits of the field whose byte lane is written. */
export function writeClaim(onWrite: OnWrite | undefined, old: bigint, data: bigint, strobed: bigint): Claim {
  switch (onWrite) {
    case undefined:
      return { mask: strobed, bits: data };
    case 'oneToClear':
      return { mask: strobed & data, bits: 0n };
    case 'oneToSet':
      return { mask: strobed & data, bits: data };
    case 'oneToToggle':
      return { mask: strobed & data, bits: ~old };
    case 'zeroToClear':
      return { mask: strobed & ~data, bits: 0n };
    case 'zeroToSet':
      return { mask: strobed & ~data, bits: ~data };
    case 'zeroToToggle':
      return { mask: strobed & ~data, bits: ~old };
    case 'clear':
      return { mask: strobed, bits: 0n };
    case 'set':
      return { mask: strobed, bits: strobed };
    case 'user':
      return NOTHING;
  }
}

/** What a read does (SystemRDL 2.0, Table 8: onread). `read`: bits of the field in the word that is read. */
export function readClaim(onRead: OnRead | undefined, read: bigint): Claim {
  if (onRead === 'clear') return { mask: read, bits: 0n };
  if (onRead === 'set') return { mask: read, bits: read };
  return NOTHING;
}

/** Bits of a field that stands at bit `place` of a bus word (which may be outside of it). */
export function fromWord(word: bigint, place: number, width: number): bigint {
  return (place >= 0 ? word >> BigInt(place) : word << BigInt(-place)) & ones(width);
}

export function toWord(value: bigint, place: number, dataWidth: number): bigint {
  return (place >= 0 ? value << BigInt(place) : value >> BigInt(-place)) & ones(dataWidth);
}
