import { linksInto } from '../../design/linksAt.ts';
import { say } from '../../wording/sentences.ts';
import type { BlockProblem, GeneratedBlock } from '../blockGenerator.ts';
import type { Options } from './options.ts';
import { managerBits } from './spec.ts';

/** IDs of subordinates have room for a manager's number beside its own ID. */
export function check({ instance, options, wiring }: GeneratedBlock<Options>): BlockProblem[] {
  const { ID_WIDTH: own, TARGET_ID_WIDTH: given } = options;
  const managers = linksInto(wiring.links, instance).length;
  const needed = own + managerBits(managers);
  if (needed <= given) return [];
  return [
    { ...say('generator/ids', { managers, own, needed, given }), option: 'TARGET_ID_WIDTH', remedy: needed },
  ];
}
