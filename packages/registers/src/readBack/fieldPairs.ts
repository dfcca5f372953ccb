import type { ElaboratedField, ElaboratedRegister } from '../elaborate/index.ts';
import type { Moved } from './pairs.ts';

/** What stands at the bits of a field, or what has its name. */
export interface Piece {
  field: ElaboratedField;
  register: ElaboratedRegister;
  /** Bits of the original field below this piece. */
  skipped: number;
}

export interface FieldPair {
  field: ElaboratedField;
  /** By lowest bit; none for a field that is lost. */
  pieces: Piece[];
  /** In registers of other names, where its bits count from another place. */
  isMoved: boolean;
}

export interface FieldPairs {
  pairs: FieldPair[];
  added: { field: ElaboratedField; register: ElaboratedRegister }[];
}

/** Fields of two registers of one name: by their names, then by their bits. */
export function fieldPairs(was: ElaboratedRegister, becomes: ElaboratedRegister): FieldPairs {
  const left = new Set(becomes.fields);
  const byName = new Map(becomes.fields.map((field) => [field.name, field]));
  const pairs = was.fields.map((field): FieldPair => {
    const same = byName.get(field.name);
    if (same) left.delete(same);
    return { field, pieces: same ? [{ field: same, register: becomes, skipped: 0 }] : [], isMoved: false };
  });
  for (const pair of pairs.filter(({ pieces }) => pieces.length === 0)) {
    const { lsb, width } = pair.field;
    const same = [...left].find((each) => each.lsb === lsb && each.width === width);
    if (!same) continue;
    left.delete(same);
    pair.pieces.push({ field: same, register: becomes, skipped: 0 });
  }
  return { pairs, added: [...left].map((field) => ({ field, register: becomes })) };
}

/** Fields of a copy of a register that now stands in other registers: by their bits alone. */
export function movedFieldPairs(was: ElaboratedRegister, { place, at }: Moved): FieldPairs {
  const parts = at.flatMap(({ node, address }) => {
    if (node.kind !== 'register') return [];
    const start = Number(address - place.address) * 8;
    return node.fields.map((field) => ({ field, register: node, start: start + field.lsb }));
  });
  const used = new Set<(typeof parts)[number]>();
  const pairs = was.fields.map((field): FieldPair => {
    const inside = parts.filter(
      ({ start, field: { width } }) => start < field.lsb + field.width && start + width > field.lsb,
    );
    for (const part of inside) used.add(part);
    const pieces = inside.map((part) => ({ ...part, skipped: part.start - field.lsb }));
    return { field, pieces: pieces.sort((a, b) => a.skipped - b.skipped), isMoved: true };
  });
  return { pairs, added: parts.filter((part) => !used.has(part)) };
}
