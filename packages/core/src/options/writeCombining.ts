import type { Diagnostic } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { endOf, hex } from './busRegion.ts';
import type { CoreOptions } from './coreOptions.ts';
import { problem } from './problem.ts';
import { regionsOf } from './regions.ts';
import type { Rule } from './rule.ts';

const pointer = '/advanced/writeCombining';
const chosen = ({ advanced }: CoreOptions) => advanced.writeCombining;

export const COMBINING_RULES: readonly Rule[] = [
  {
    code: 'core-combining-without-buffer',
    pointer,
    broken: (options) => chosen(options) && !options.advanced.storeBuffer,
    said: say('core-combining-without-buffer', {}),
  },
  {
    code: 'core-combining-without-memory',
    pointer,
    broken: (options) =>
      chosen(options) && options.memory.idempotentRegion === null && options.memory.dataCache === null,
    said: say('core-combining-without-memory', {}),
  },
];

/** Registers of the core would miss one of two stores; an idempotent region has none in it anyway. */
export function checkCombining(options: CoreOptions): Diagnostic[] {
  const { dataCache, cachedRegion, uncachedRegion } = options.memory;
  if (!chosen(options) || !dataCache || !cachedRegion) return [];
  return regionsOf(options)
    .filter(({ pointer: option }) => option === '/auxiliary/clint' || option === '/auxiliary/clic')
    .filter(({ base, end }) => base < endOf(cachedRegion) && Number(cachedRegion.base) < end)
    .filter(
      ({ base, end }) => !uncachedRegion || base < Number(uncachedRegion.base) || end > endOf(uncachedRegion),
    )
    .map(({ title, base, end }) => {
      const said = say('core-combining-inside', { region: title, first: hex(base), last: hex(end - 1) });
      return problem('core-combining-inside', '/memory/cachedRegion/base', said);
    });
}
