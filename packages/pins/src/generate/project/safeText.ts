import type { Worded } from '@netloom/model';
import { say } from '../../wording/sentences.ts';

/** A text of the configuration or the chip that must not get into a generated file. */
export class UnsafeText extends Error {
  readonly said: Worded;
  readonly pointer: string;
  constructor(said: Worded, pointer: string) {
    super(said.message);
    this.said = said;
    this.pointer = pointer;
  }
}

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]{0,79}$/;
const FILE_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/**
 * Everything that comes out of a configuration or a chip passes through here on its way to a generated file or
 * path: as a C identifier, a whole number, or the name of a file.
 * @throws UnsafeText
 */
export function identifier(text: string, pointer: string): string {
  if (IDENTIFIER.test(text)) return text;
  throw new UnsafeText(say('PINS-UNSAFE-TEXT/identifier', { text: quoted(text) }), pointer);
}

/** @throws UnsafeText */
export function wholeNumber(value: string | number, pointer: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new UnsafeText(say('PINS-UNSAFE-TEXT/number', { text: quoted(String(value)) }), pointer);
}

/** @throws UnsafeText */
export function fileName(text: string, pointer: string): string {
  if (FILE_NAME.test(text)) return text;
  throw new UnsafeText(say('PINS-UNSAFE-TEXT/file', { text: quoted(text) }), pointer);
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}
