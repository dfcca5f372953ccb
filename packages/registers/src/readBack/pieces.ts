import type { ElaboratedField } from '../elaborate/index.ts';
import { bitsText } from '../bits/bitGroup.ts';
import { amount } from './fact.ts';
import type { Facts } from './fact.ts';
import type { FieldPair, Piece } from './fieldPairs.ts';

/** "COUNT", or for a field in pieces "CTRL_0.COUNT_0 [31:16], CTRL_1.COUNT_1 [15:0]". */
export function piecesText(pieces: readonly Piece[]): string {
  if (pieces.length === 1) return pieces[0]!.field.name;
  return pieces
    .map(({ field, register }) => `${register.path}.${field.name} [${bitsText(field)}]`)
    .join(', ');
}

/** Facts of a piece, with bits and reset of all pieces together, counted as in the field's own register. */
export function wholeFacts({ field, pieces, isMoved }: FieldPair, facts: Facts): Facts {
  const [first] = pieces;
  if (!first || !isMoved) return facts;
  const lsb = amount(BigInt(field.lsb + first.skipped));
  if (pieces.length === 1) return { ...facts, lsb };
  const width = pieces.reduce((sum, piece) => sum + piece.field.width, 0);
  return { ...facts, lsb, width: amount(BigInt(width)), reset: amount(joinedReset(pieces)) };
}

function joinedReset(pieces: readonly Piece[]): bigint | undefined {
  let value = 0n;
  for (const { field, skipped } of pieces) {
    if (field.reset === undefined) return undefined;
    value |= field.reset << BigInt(Math.max(skipped, 0));
  }
  return value;
}

/** True when the pieces have the field's name. */
export function keepsName({ field, pieces }: { field: ElaboratedField; pieces: readonly Piece[] }): boolean {
  return pieces.length === 1 && pieces[0]!.field.name === field.name;
}
