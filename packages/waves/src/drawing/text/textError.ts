import type { Worded } from '@netloom/model';

/** A text that is no value: what is wrong at which offset. */
export class TextError extends Error {
  readonly said: Worded;
  readonly offset: number;

  constructor(said: Worded, offset: number) {
    super(said.message);
    this.said = said;
    this.offset = offset;
  }
}

/** Line and column of an offset, counted from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
