import { generateCore } from '@netloom/core';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { storeGenerated } from '../../storeGenerated.ts';
import { chosenCore } from './chosenCore.ts';

interface Options {
  output: string;
  overwrite: boolean;
}

/** `netloom core generate --options <file|preset> --output <folder> [--overwrite]` */
export async function generateCoreCommand(named: string, options: Options): Promise<Outcome> {
  const { files, diagnostics } = generateCore(await chosenCore(named));
  const paths = storeGenerated(files, options);
  return outcomeOf(named, diagnostics, paths.join('\n'), { files: paths });
}
