import { Cursor, Unreadable } from '../read/cursor.ts';
import { Tokens } from '../read/tokens.ts';
import { parseConstant } from '../expression/literal.ts';
import type { Piece } from './types.ts';
import { say } from '../wording/sentences.ts';

/** Packed dimensions of a net in numbers, outermost first; none for a scalar or a named type. */
export interface NetBits {
  width: number;
  ranges: { left: number; right: number }[];
  signed: boolean;
}

/** What an expression of a connection may refer to. */
export interface Surroundings {
  net(name: string): NetBits | undefined;
  /** Value of a constant expression over the module's parameters. */
  number(text: string): bigint | undefined;
}

const MAXIMUM_BITS = 1_000_000;
const UNKNOWN = /^(?:(\d[\d_]*)\s*)?'[sS]?[bodhBODH]\s*[xXzZ?_]+$/;

/**
 * Pieces of an expression that only selects, joins and repeats nets and constants, lowest bits first; undefined where
 * there is more to it.
 */
export function piecesOf(text: string, around: Surroundings): Piece[] | undefined {
  const cursor = new Cursor(new Tokens(text));
  try {
    const pieces = new PieceReader(cursor, around).operand();
    return cursor.done ? pieces : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

export function widthOf(piece: Piece): number {
  if (piece.kind === 'fill') return 0;
  return piece.kind === 'net' ? piece.high - piece.low + 1 : piece.width;
}

class PieceReader {
  readonly #cursor: Cursor;
  readonly #around: Surroundings;

  constructor(cursor: Cursor, around: Surroundings) {
    this.#cursor = cursor;
    this.#around = around;
  }

  operand(): Piece[] {
    const cursor = this.#cursor;
    if (cursor.is('{')) return this.#braces();
    if (cursor.is('(')) return this.#bracketed();
    if (cursor.isName() && this.#around.net(cursor.text.replace(/^\\/, ''))) return this.#net();
    return [this.#constant()];
  }

  #bracketed(): Piece[] {
    this.#cursor.expect('(');
    const pieces = this.operand();
    this.#cursor.expect(')');
    return pieces;
  }

  /** `{a, b}` or `{n{a}}`. */
  #braces(): Piece[] {
    const cursor = this.#cursor;
    cursor.expect('{');
    const from = cursor.at;
    cursor.at = cursor.find(',{');
    const count = cursor.is('{') && cursor.at > from ? cursor.tokens.slice(from, cursor.at) : undefined;
    if (count !== undefined) return this.#repeated(count);
    cursor.at = from;
    const parts: Piece[][] = [];
    do parts.unshift(sized(this.operand(), cursor));
    while (cursor.accept(','));
    cursor.expect('}');
    return parts.flat();
  }

  #repeated(count: string): Piece[] {
    const cursor = this.#cursor;
    const times = this.#number(count);
    const pieces = sized(this.#braces(), cursor);
    cursor.expect('}');
    const bits = pieces.reduce((sum, piece) => sum + widthOf(piece), 0);
    if (times < 1 || times * bits > MAXIMUM_BITS) cursor.fail(say('HDL/structure/count', {}));
    return Array.from({ length: times }, () => pieces).flat();
  }

  #net(): Piece[] {
    const cursor = this.#cursor;
    const name = cursor.name();
    const { width, ranges, signed } = this.#around.net(name)!;
    if (cursor.is('.')) cursor.fail(say('HDL/structure/member', {}));
    const whole: Piece = { kind: 'net', name, high: width - 1, low: 0 };
    if (!cursor.is('[')) return [signed ? { ...whole, signed } : whole];
    const range = ranges[0] ?? cursor.fail(say('HDL/structure/select', { name }));
    const size = width / (Math.abs(range.left - range.right) + 1);
    const [first, last] = this.#selected(range);
    const [low, high] = [Math.min(first, last) * size, (Math.max(first, last) + 1) * size - 1];
    if (cursor.is('[') || low < 0 || high >= width) cursor.fail(say('HDL/structure/range', { name }));
    return [{ kind: 'net', name, high, low }];
  }

  /** Both ends of a select, as elements counted from the right. */
  #selected({ left, right }: NetBits['ranges'][number]): [number, number] {
    const cursor = this.#cursor;
    const position = (index: number) => (left >= right ? index - right : right - index);
    cursor.expect('[');
    const close = cursor.find(']');
    const from = cursor.at;
    cursor.at = cursor.find(':');
    const isRange = cursor.at < close;
    const sign = isRange ? cursor.tokens.at(cursor.at - 1) : '';
    const isIndexed = sign === '+' || sign === '-';
    const start = this.#number(cursor.tokens.slice(from, isIndexed ? cursor.at - 1 : cursor.at));
    let end = start;
    if (isRange) {
      cursor.expect(':');
      const other = this.#number(cursor.expression(']'));
      end = !isIndexed ? other : sign === '+' ? start + other - 1 : start - other + 1;
    }
    cursor.expect(']');
    return [position(start), position(end)];
  }

  #number(text: string): number {
    const value = this.#around.number(text);
    if (value === undefined || value > 1e9 || value < -1e9)
      this.#cursor.fail(say('HDL/structure/constant', {}));
    return Number(value);
  }

  #constant(): Piece {
    const cursor = this.#cursor;
    const text = cursor.expression(',}');
    const unknown = UNKNOWN.exec(text.trim());
    if (unknown) return { kind: 'open', width: Number(unknown[1]?.replaceAll('_', '') ?? 0) };
    if (/^'[xXzZ]$/.test(text.trim())) return { kind: 'open', width: 0 };
    const fill = /^'([01])$/.exec(text.trim())?.[1];
    if (fill !== undefined) return { kind: 'fill', value: fill === '1' ? -1n : 0n };
    if (/'s/i.test(text)) cursor.fail(say('HDL/structure/signed', {}));
    const literal = parseConstant(text);
    if (literal?.width !== undefined) return { kind: 'constant', value: literal.value, width: literal.width };
    const value = this.#around.number(text);
    if (value === undefined) return cursor.fail(say('HDL/structure/nets', {}));
    return { kind: 'fill', value };
  }
}

/** What stands in braces has a width of its own, and no sign (11.8.1). */
function sized(pieces: Piece[], cursor: Cursor): Piece[] {
  if (pieces.some((piece) => widthOf(piece) === 0)) cursor.fail(say('HDL/structure/width', {}));
  return pieces.map((piece) => (piece.kind === 'net' ? { ...piece, signed: false } : piece));
}
