import { checkCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import type { RunSettings } from '../../src/node/index.ts';
import { stress } from '../../src/node/index.ts';
import { optionSets } from '../optionSets.ts';

/** Cores that a debugger halts and steps, with triggers, memory protection and interrupts; all else as it was drawn. */
export function hardSets(seed: number, count: number): CoreOptions[] {
  const chosen: CoreOptions[] = [];
  for (const drawn of optionSets(seed, 4 * count)) {
    const set = hardened(drawn, chosen.length);
    if (chosen.length < count && checkCore(set).length === 0)
      chosen.push({ ...set, name: `hard_${chosen.length}` });
  }
  return chosen;
}

const of = <T>(values: readonly T[], index: number): T => values[index % values.length]!;

function hardened(set: CoreOptions, index: number): CoreOptions {
  const { base, auxiliary, debug } = set;
  return {
    ...set,
    base: { ...base, zicsr: true, userMode: true },
    auxiliary: {
      ...auxiliary,
      externalInterrupts: true,
      nmi: of([{ base: '0x80000040' }, null], index),
      pmpEntries: of([16, 1, 7, 4, 2], index),
      rvfi: true,
    },
    debug: {
      ...debug,
      transport: 'apb',
      triggers: of([2, 1, 3, 8], index),
      triggerKind: of(['full', 'full', 'address'] as const, index),
      version: of(['1.0', '1.0', '0.13', '1.0', '0.13'] as const, index),
      externalTriggers: of([2, 0, 0, 1, 0], index),
      authentication: index % 4 === 3,
    },
  };
}

/** All at once: interrupts, halts, steps and triggers in every run, bus errors in every other. The handler of a CLIC is long. */
export const hardRun = (options: CoreOptions, seed: number): RunSettings => ({
  ...stress(options, seed),
  interrupts: (options.auxiliary.clic ? 12 : 10) + (seed & 1),
  halts: 9,
});
