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
  if (clock !== undefined) throw new PlanError(`period: give the period of ${clock} in ns`);
  if (period !== undefined) throw new PlanError('clock: give the port of the clock that has this period');
  const document = (await findSoc(top, tree))?.document;
  if (document === undefined)
    throw new PlanError(
      `sdc: no SoC of the tree has the top module ${top}; give an SDC file, or a clock and its period`,
    );
  if (Object.keys(document.clocks).length === 0)
    throw new PlanError(`sdc: the SoC ${top} has no clock; give it one on the canvas, or give an SDC file`);
  return { text: sdcText(document) };
}
