import type { RowColor } from '@netloom/waves/view';
import type { SavedSignal } from '@netloom/waves/view';

/** Bits of the hexadecimal number after `@` in a GTKWave save file, as GTKWave 3.3 writes them. */
export const FLAG = {
  highlight: 0x1,
  hex: 0x2,
  decimal: 0x4,
  binary: 0x8,
  octal: 0x10,
  rightJustified: 0x20,
  blank: 0x200,
  signed: 0x400,
  ascii: 0x800,
  collapsed: 0x1000,
  analogStep: 0x8000,
  analogLinear: 0x10000,
  analogStretch: 0x20000,
  real: 0x40000,
  analogFullScale: 0x80000,
  closed: 0x400000,
  groupBegin: 0x800000,
  groupEnd: 0x1000000,
  realToBits: 0x8000000,
  fixedPoint: 0x40000000,
} as const;

/** The flags that this viewer has something for; others change values in ways it does not. */
const KNOWN = Object.values(FLAG).reduce((all, flag) => all | flag, 0);

/** GTKWave's red, orange, yellow, green, blue, indigo and violet by the nearest of ours; red is for what is unknown. */
const COLORS: readonly RowColor[] = ['pink', 'orange', 'yellow', 'green', 'blue', 'violet', 'violet'];

/** The colour of `[color] n`; 0 is the usual one. */
export function colorOf(number: number): RowColor | undefined {
  return COLORS[number - 1];
}

type Look = Pick<SavedSignal, 'radix' | 'fraction' | 'signed' | 'analog'>;

function radixOf(flags: number): Look['radix'] {
  if (flags & FLAG.real) return 'float';
  if (flags & FLAG.ascii) return 'ascii';
  if (flags & FLAG.signed) return 'signed';
  if (flags & FLAG.decimal) return 'dec';
  if (flags & FLAG.octal) return 'oct';
  return flags & FLAG.binary ? 'bin' : 'hex';
}

/** How a trace with these flags looks; `point` is the number of bits behind the point. */
export function lookOf(flags: number, point: number): Look {
  const analog =
    flags & FLAG.analogStep
      ? ({ analog: 'step' } as const)
      : flags & FLAG.analogLinear
        ? ({ analog: 'linear' } as const)
        : {};
  if (flags & FLAG.fixedPoint && point > 0)
    return { radix: 'fixed', fraction: point, ...(flags & FLAG.signed ? { signed: true } : {}), ...analog };
  return { radix: radixOf(flags), ...analog };
}

export function hasUnknown(flags: number): boolean {
  return (flags & ~KNOWN) !== 0;
}
