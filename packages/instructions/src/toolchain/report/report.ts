import type { CoreOptions, Elf } from '@netloom/core';
import type { BuildSet, SetReport } from '@netloom/model';
import type { CycleCounts } from '../cycles.ts';
import type { Listed } from '../listing.ts';
import type { Profile } from '../profile.ts';
import { functionsOf } from './functions.ts';

export interface Measured {
  set: BuildSet;
  elf: Elf;
  listed: readonly Listed[];
  profile: Profile;
  rtl: { cause: string; value: number; printed: string; counts: CycleCounts } | undefined;
}

function sizeOf({ segments }: Elf): SetReport['size'] {
  const of = (test: (segment: Elf['segments'][number]) => boolean, part: 'bytes' | 'zeros') =>
    segments
      .filter(test)
      .reduce((sum, { bytes, size }) => sum + (part === 'bytes' ? bytes.length : size - bytes.length), 0);
  return {
    code: of(({ executable, writable }) => executable || !writable, 'bytes'),
    data: of(({ executable, writable }) => writable && !executable, 'bytes'),
    zeros: of(() => true, 'zeros'),
  };
}

/** All that is shown of a program that was built with one set of options. */
export function setReport({ custom }: CoreOptions, { set, elf, listed, profile, rtl }: Measured): SetReport {
  const { cause, exitCode, instructions, printed, counts } = profile;
  return {
    set,
    size: sizeOf(elf),
    model: { cause, exitCode: exitCode ?? null, instructions, cycles: null, printed },
    rtl: rtl
      ? {
          cause: rtl.cause,
          exitCode: rtl.cause === 'tohost' ? rtl.value >>> 1 : null,
          instructions: rtl.counts.instructions,
          cycles: rtl.counts.cycles,
          printed: rtl.printed,
        }
      : null,
    functions: functionsOf(listed, { custom, counts, cycles: rtl?.counts.byAddress }),
  };
}
