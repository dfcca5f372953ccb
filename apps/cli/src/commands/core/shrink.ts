import { buildSimulator, shrinkRandom } from '@netloom/core/node';
import type { SimulatorName } from '@netloom/core/node';
import type { Outcome } from '../../report.ts';
import { chosenCore } from './chosenCore.ts';
import { rtlIn } from './rtlIn.ts';

interface Options {
  simulator: SimulatorName;
  seed: number;
  /** Folder of RTL that is tried in place of what the options make. */
  rtl: string | undefined;
}

/** `netloom core shrink --options … --seed n`: the few instructions of a random program by which core and model part. */
export async function shrinkCommand(named: string, { simulator, seed, rtl }: Options): Promise<Outcome> {
  const options = await chosenCore(named);
  const built = await buildSimulator(options, {
    simulator,
    ...(rtl !== undefined && { rtl: await rtlIn(rtl, options) }),
  });
  const shrunk = await shrinkRandom(options, built, seed);
  if (shrunk === undefined)
    return { text: `random-${seed}: core and model agree`, result: { seed, agree: true }, failed: false };
  const { blocks, lines, tries } = shrunk;
  const head = `random-${seed}: ${lines.length} instructions of ${blocks.length} blocks are left after ${tries} tries`;
  return { text: [head, ...lines.map((line) => `  ${line}`)].join('\n'), result: shrunk, failed: true };
}
