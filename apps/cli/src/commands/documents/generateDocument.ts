import { WrongUse } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { generateBlock } from '../block/generateBlock.ts';
import { withBlock } from '../block/subject.ts';
import { kindAt } from './kindAt.ts';

interface Options {
  output?: string | undefined;
  overwrite: boolean;
  check: boolean;
}

/** `netloom generate <document>`: all that a document of any kind makes. */
export async function generateDocumentCommand(path: string, options: Options): Promise<Outcome> {
  if (options.check) throw new WrongUse('--check is for SoC documents');
  return withBlock(await kindAt(path), path, (subject) => generateBlock(subject, options));
}
