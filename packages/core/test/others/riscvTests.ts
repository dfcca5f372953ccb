import type { CoreOptions } from '../../src/index.ts';

type Has = (options: CoreOptions) => boolean;

/** Families of riscv-tests, and what a core must have for them. */
const FAMILIES: Readonly<Record<string, Has>> = {
  rv32ui: () => true,
  rv32um: ({ base }) => base.multiply !== 'none',
  rv32ua: ({ base }) => base.atomics,
  rv32uc: ({ base }) => base.compressed,
  rv32uzba: ({ base }) => base.zba,
  rv32uzbb: ({ base }) => base.zbb,
  rv32uzbc: ({ base }) => base.zbc,
  rv32uzbkb: ({ base }) => base.zbkb,
  rv32uzbs: ({ base }) => base.zbs,
  rv32uzicond: ({ base }) => base.zicond,
  rv32mi: () => true,
};

/** Families that no core of ours runs. */
const NEVER: Readonly<Record<string, string>> = {
  rv32si: 'supervisor mode, which no core has',
  rv32uf: 'registers of F, which Zfinx has not',
  rv32ud: 'D, which no core has',
  rv32uzfh: 'Zfh, which no core has',
  rv32up: 'P, which no core has',
  rv32uzbkx: 'Zbkx, which no core has',
};

interface Rule {
  why: string;
  tests: readonly string[];
  holds: Has;
}

/** Why tests of a family that a core has are none for it. */
const RULES: readonly Rule[] = [
  {
    why: 'accesses that are not aligned, none of which may trap',
    tests: ['rv32ui-p-ma_data'],
    holds: ({ memory }) => memory.misaligned === 'trap',
  },
  { why: 'fence.i without Zifencei', tests: ['rv32ui-p-fence_i'], holds: ({ base }) => !base.zifencei },
  {
    why: 'cycle, instret and minstret without Zicntr',
    tests: ['rv32mi-p-zicntr', 'rv32mi-p-instret_overflow'],
    holds: ({ base }) => !base.zicntr,
  },
  {
    why: 'pmpaddr0 without memory protection',
    tests: ['rv32mi-p-pmpaddr'],
    holds: ({ auxiliary }) => auxiliary.pmpEntries === 0,
  },
  {
    why: 'tselect without triggers',
    tests: ['rv32mi-p-breakpoint'],
    holds: ({ debug }) => debug.triggers === 0,
  },
];

/** Of a name as the suite gives it, `<family>-p-<test>`; undefined for another environment, and another suite. */
export const familyOf = (name: string): string | undefined => /^(rv32\w+)-p-/.exec(name)?.[1];

/** Whether anything is said of a family. */
export const isKnown = (family: string): boolean => family in FAMILIES || family in NEVER;

/** Why a core cannot run a test, in words; undefined where it can. */
export function unfit(options: CoreOptions, test: string): string | undefined {
  const family = familyOf(test)!;
  if (NEVER[family]) return `${family}: ${NEVER[family]}`;
  if (!FAMILIES[family]!(options)) return `${family} on a core without it`;
  return RULES.find(({ tests, holds }) => tests.includes(test) && holds(options))?.why;
}
