import type { Diagnostic } from '@netloom/model';
import type { PinConfiguration } from '../config/configuration.ts';
import { say } from '../wording/sentences.ts';
import { checkChannels } from './checkChannels.ts';
import { generalField } from './values.ts';
import { problemOf } from './problem.ts';
import { linProblem } from './linProblem.ts';

/** Problems of the LIN configuration by itself; none when there is no LIN. See `checkLinHardware` for the chip's. */
export function checkLin({ lin }: Pick<PinConfiguration, 'lin'>): Diagnostic[] {
  if (lin === undefined) return [];
  const found: Diagnostic[] = [];
  for (const [name, value] of Object.entries(lin.general ?? {})) {
    const pointer = `/lin/general/${name}`;
    const field = generalField(name);
    if (field === undefined) {
      found.push(linProblem('FIELD', pointer, say('PINS-LIN-FIELD/general', { name }), [{ pointer }]));
      continue;
    }
    const problem = problemOf(field, value);
    if (problem !== undefined)
      found.push(linProblem('VALUE', pointer, problem, [{ pointer, value: field.default }]));
  }
  found.push(...checkChannels(lin.channels));
  return found;
}
