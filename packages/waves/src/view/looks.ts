/** How the values of a row can be written. */
export const radixes = [
  'bin',
  'oct',
  'dec',
  'signed',
  'hex',
  'ascii',
  'float',
  'fixed',
  'riscv',
  'enum',
] as const;
export type Radix = (typeof radixes)[number];

/** How a row can be drawn as a curve. */
export const analogModes = ['step', 'linear', 'minmax'] as const;

export const rowColors = ['green', 'blue', 'teal', 'violet', 'pink', 'orange', 'yellow', 'gray'] as const;
export type RowColor = (typeof rowColors)[number];

/** Heights of a row, in those of a usual one. */
export const rowHeights = [1, 2, 4] as const;
export type RowHeight = (typeof rowHeights)[number];
