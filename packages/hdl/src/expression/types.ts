/** Width and signedness of the predefined integer types (Table 6-8). */
export const INTEGER_TYPES: Readonly<Record<string, { width: number; signed: boolean }>> = {
  bit: { width: 1, signed: false },
  logic: { width: 1, signed: false },
  reg: { width: 1, signed: false },
  byte: { width: 8, signed: true },
  shortint: { width: 16, signed: true },
  int: { width: 32, signed: true },
  integer: { width: 32, signed: true },
  longint: { width: 64, signed: true },
  time: { width: 64, signed: false },
};

const OTHERS = new Set(['signed', 'unsigned', 'real', 'shortreal', 'realtime', 'string', 'void', 'const']);

/** True for keywords that may stand before `'(` in a cast. */
export function isTypeName(name: string): boolean {
  return OTHERS.has(name) || Object.hasOwn(INTEGER_TYPES, name);
}
