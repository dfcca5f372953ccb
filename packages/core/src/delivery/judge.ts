import type { CoreOptions } from '../options/coreOptions.ts';
import { inRam } from './inRam.ts';
import { UnfitTest, runOnModel } from './modelRun.ts';
import type { DeliveryTest, JudgedTest } from './test.ts';

/** The test as it is run, with what the model leaves. @throws UnfitTest for one that could judge no core */
export function judged(options: CoreOptions, test: DeliveryTest): JudgedTest {
  const image = inRam(options, test.image);
  const isReset = test.plusargs.some((each) => each.startsWith('+reset='));
  try {
    const { signature, instructions } = runOnModel(options, image, isReset);
    const slowest = Math.max(...(options.custom?.encodings ?? []).map(({ cycles = 0 }) => cycles), 0);
    return { ...test, image, expected: signature, instructions, ...(slowest > 0 && { slowest }) };
  } catch (error) {
    throw error instanceof UnfitTest ? new UnfitTest(`${test.name} ${error.message}`) : error;
  }
}
