import type { RequestOf } from '@netloom/contract';
import { sdcText } from '@netloom/soc';
import { clockSdc } from '@netloom/tools';
import type { TimingOptions } from '@netloom/tools';
import { warning } from '../../../http/problem.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import { findSoc } from './findSoc.ts';

/**
 * What times the design: the file, or the one clock that the request gives, or the clocks of its SoC document.
 * @throws a 601 that says what to give where there is none of them.
 */
export async function constraintsOf(
  { sdc, clock, period }: RequestOf<'timing'>,
  top: string,
  tree: ProjectTree,
): Promise<TimingOptions['sdc']> {
  if (sdc !== '') {
    await tree.requireText(sdc, 'sdc');
    return { file: sdc };
  }
  if (clock !== undefined && period !== undefined) return { text: clockSdc({ port: clock, period }) };
  if (clock !== undefined) throw warning(`period: give the period of ${clock} in ns`);
  if (period !== undefined) throw warning('clock: give the port of the clock that has this period');
  const document = (await findSoc(top, tree))?.document;
  if (document === undefined)
    throw warning(
      `sdc: no SoC of the tree has the top module ${top}; give an SDC file, or a clock and its period`,
    );
  if (Object.keys(document.clocks).length === 0)
    throw warning(`sdc: the SoC ${top} has no clock; give it one on the canvas, or give an SDC file`);
  return { text: sdcText(document) };
}
