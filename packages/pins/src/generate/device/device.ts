import type { Chip } from '../../chip/chip.ts';
import { memoryOf } from './memory.ts';
import type { Region } from './memory.ts';
import { vectorsOf } from './vectors.ts';

/** What the C library and the linker know of a chip. */
export interface Device {
  /** Macro that chooses the chip in CMSIS, e.g. `STM32F407xx`. */
  define: string;
  /** The same in lower case: stem of CMSIS's header. */
  name: string;
  /** Names of the interrupt vectors by position. */
  vectors: ReadonlyMap<number, string>;
  regions: readonly Region[];
}

/** Line whose clock tree and memories a chip has that names itself otherwise, by clock tree. */
const BY_CLOCK_TREE: Readonly<Record<string, string>> = {
  'STM32F4_F405-F407-F415-F417': 'STM32F407xx',
};

/** CMSIS' letters after the line: by package, by flash, or none. */
const BY_PACKAGE = ['410', '412'];
const BY_FLASH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '401': { B: 'xC', C: 'xC', D: 'xE', E: 'xE' },
  '411': { C: 'xE', E: 'xE' },
};
const PLAIN = '405 407 413 415 417 423 427 429 437 439 446 469 479'.split(' ');

/** Undefined: there is no generator of C for the chip's family. */
export function deviceOf(chip: Chip, flash: number | undefined): Device | undefined {
  const define = defineOf(chip);
  if (define === undefined) return undefined;
  return {
    define,
    name: define.toLowerCase(),
    vectors: vectorsOf(define.slice(6).toLowerCase()),
    regions: memoryOf(chip, flash),
  };
}

function defineOf({ model, clockTree }: Chip): string | undefined {
  const [, line, family, size] = /^STM32F(4\d\d)([A-Z])\(?([0-9A-Z])/.exec(model) ?? [];
  if (line === undefined)
    return Object.hasOwn(BY_CLOCK_TREE, clockTree) ? BY_CLOCK_TREE[clockTree] : undefined;
  if (BY_PACKAGE.includes(line)) return `STM32F${line}${family}x`;
  if (PLAIN.includes(line)) return `STM32F${line}xx`;
  const letters = BY_FLASH[line]?.[size!];
  return letters === undefined ? undefined : `STM32F${line}${letters}`;
}
