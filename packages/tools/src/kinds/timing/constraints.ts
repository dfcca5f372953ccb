import { sdcText } from '@netloom/soc';
import { PlanError } from '../../planError.ts';
import { findSoc } from '../findSoc.ts';
import type { PlanTree } from '../planContext.ts';
import { clockSdc } from './clockSdc.ts';
import type { TimingRequest } from './kind.ts';
import type { TimingOptions } from './planTiming.ts';

/**
 * What times the design: the file, or the one clock that the request gives, or the clocks of its SoC document.
 * @throws a PlanError that says what to give where there is none of them.
 */
export async function constraintsOf(
  { sdc, clock, period }: TimingRequest,
  top: string,
  tree: PlanTree,
): Promise<TimingOptions['sdc']> {
  if (sdc !== '') {
    await tree.requireText(sdc, 'sdc');
    return { file: sdc };
  }
  if (clock !== undefined && period !== undefined) return { text: clockSdc({ port: clock, period }) };
  if (clock !== undefined) throw new PlanError('period-missing', 'period', { clock });
  if (period !== undefined) throw new PlanError('clock-missing', 'clock');
  const document = (await findSoc(top, tree))?.document;
  if (document === undefined) throw new PlanError('constraints-missing', 'sdc', { top });
  if (Object.keys(document.clocks).length === 0)
    throw new PlanError('soc-without-clock', 'sdc', { soc: top });
  return { text: sdcText(document) };
}
