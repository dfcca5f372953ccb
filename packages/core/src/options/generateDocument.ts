import type { Generated, GenerationSite } from '@netloom/model';
import { generateCore } from '../generate.ts';
import type { CoreContext } from './coreContext.ts';
import type { CoreOptions } from './coreOptions.ts';

/** All that is made of a core with the custom instructions that it names. */
export function generate(options: CoreOptions, { context }: GenerationSite<CoreContext>): Generated {
  const { custom, diagnostics } = context;
  // What is wrong with the definitions says more than that there are none.
  if (diagnostics.length > 0) return { files: [], diagnostics };
  return generateCore(custom === undefined ? options : { ...options, custom });
}
