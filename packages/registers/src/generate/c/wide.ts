import type { ElaboratedField, ElaboratedRegister } from '../../elaborate/index.ts';
import { maskOf, resetValue } from '../../elaborate/index.ts';
import { hexConstant } from './parameters.ts';

export type Definition = [name: string, value: string];

/** A field of a register of more than 64 bits: within one word it has its place there, else no constant holds its mask. */
export function wideField({ lsb, width }: ElaboratedField, stem: string, wordBits: number): Definition[] {
  const word = Math.floor(lsb / wordBits);
  if (word !== Math.floor((lsb + width - 1) / wordBits)) {
    return [
      [`${stem}_LSB`, `${lsb}u`],
      [`${stem}_WIDTH`, `${width}u`],
    ];
  }
  const shift = lsb % wordBits;
  return [
    [`${stem}_WORD`, `${word}u`],
    [`${stem}_SHIFT`, `${shift}u`],
    [`${stem}_WIDTH`, `${width}u`],
    [`${stem}_MASK`, hexConstant(maskOf({ lsb: shift, width }), wordBits)],
  ];
}

/** An initialiser of the register's words, lowest first. */
export function wideReset(register: ElaboratedRegister, wordBits: number): string {
  const value = resetValue(register);
  const words = Array.from({ length: register.width / wordBits }, (_, index) =>
    hexConstant((value >> BigInt(index * wordBits)) & ((1n << BigInt(wordBits)) - 1n), wordBits),
  );
  return `{ ${words.join(', ')} }`;
}
