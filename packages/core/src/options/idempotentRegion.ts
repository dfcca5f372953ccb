import type { Diagnostic } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { checkRegion, endOf, hex } from './busRegion.ts';
import type { CoreOptions } from './coreOptions.ts';
import { problem } from './problem.ts';
import { regionsOf } from './regions.ts';
import type { Rule } from './rule.ts';

/** Its first and last 2 KiB are left out, for the offsets of loads. */
const LEAST = 8192;

const pointer = '/memory/idempotentRegion';
const chosen = ({ memory }: CoreOptions) => memory.idempotentRegion !== null;

export const IDEMPOTENT_RULES: readonly Rule[] = [
  {
    code: 'core-needs-five-stages',
    pointer,
    broken: (options) => chosen(options) && options.base.stages !== 5,
    said: say('core-needs-five-stages/ahead', {}),
  },
  {
    code: 'core-idempotent-cache',
    pointer,
    broken: (options) => chosen(options) && options.memory.dataCache !== null,
    said: say('core-idempotent-cache', {}),
  },
  {
    code: 'core-idempotent-shared',
    pointer,
    broken: (options) => chosen(options) && options.memory.ports === 'shared',
    said: say('core-idempotent-shared', {}),
  },
];

/** What the core has inside answers in the next cycle: an answer of the bus to a load before it would come later. */
export function checkIdempotent(options: CoreOptions): Diagnostic[] {
  const region = options.memory.idempotentRegion;
  const wrong = checkRegion(pointer, say('core-region/idempotent', {}), region, LEAST);
  if (!region || wrong.length > 0) return wrong;
  return regionsOf(options)
    .filter(({ base, end }) => base < endOf(region) && Number(region.base) < end)
    .map(({ title, base, end }) => {
      const said = say('core-idempotent-inside', { region: title, first: hex(base), last: hex(end - 1) });
      return problem('core-idempotent-inside', `${pointer}/base`, said);
    });
}
