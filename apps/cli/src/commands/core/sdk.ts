import { sdkFiles } from '@netloom/instructions';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { storeGenerated } from '../../storeGenerated.ts';
import { chosenCoreWith } from './chosenCore.ts';

interface Options {
  output: string;
  overwrite: boolean;
}

/** `netloom core sdk`: a folder in which programs for the core are built with a distribution's tools alone. */
export async function sdkCommand(named: string, settings: Options): Promise<Outcome> {
  const { options, insns } = await chosenCoreWith(named);
  const paths = storeGenerated(sdkFiles(options, insns), settings);
  return outcomeOf(named, [], paths.join('\n'), { files: paths });
}
