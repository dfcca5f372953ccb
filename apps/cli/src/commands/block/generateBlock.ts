import { dirname } from 'node:path';
import type { Diagnostic } from '@netloom/model';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { storeGenerated } from '../../storeGenerated.ts';
import type { BlockSubject } from './subject.ts';

interface Options {
  output?: string | undefined;
  overwrite: boolean;
}

interface Made {
  files: readonly { path: string; text: string }[];
  diagnostics: readonly Diagnostic[];
}

/** `netloom <kind> generate`: all that is made of a document, beside it or in `output`; nothing of one with errors. */
export async function generateBlock<Doc>(
  { path, document, diagnostics }: BlockSubject<Doc>,
  make: (document: Doc) => Made,
  { output = dirname(path), overwrite }: Options,
): Promise<Outcome> {
  const { files, diagnostics: problems } = make(document);
  const found = [...diagnostics, ...problems];
  if (hasErrors(found)) return outcomeOf(path, found, '', { files: [] });
  const paths = storeGenerated(files, { output, overwrite });
  return outcomeOf(path, found, paths.join('\n'), { files: paths });
}
