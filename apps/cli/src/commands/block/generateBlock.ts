import { dirname, join } from 'node:path';
import type { GeneratedText } from '@netloom/model';
import { Failure } from '../../failure.ts';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { storeGenerated } from '../../storeGenerated.ts';
import { contextOf } from './contextOf.ts';
import { existingIn } from './existingIn.ts';
import type { BlockSubject } from './subject.ts';

interface Options {
  output?: string | undefined;
  overwrite: boolean;
}

/** All that a document makes, where its kind says or in `output`; nothing of one with errors. */
export async function generateBlock<Doc>(
  subject: BlockSubject<Doc>,
  { output, overwrite }: Options,
): Promise<Outcome> {
  const { kind, path, document, diagnostics } = subject;
  const { generator } = kind;
  if (generator === undefined) throw new Failure(`${path}: nothing is generated from such a document`);
  const { place, takesOver } = generator;
  const folder = output ?? ('beside' in place ? dirname(path) : place.folder(document, path));
  const { generate } = await generator.load();
  const existing = takesOver === undefined ? new Map<string, string>() : await existingIn(folder, takesOver);
  const made = await generate(document, { context: await contextOf(kind.id, document, path), existing });
  const found = [...diagnostics, ...made.diagnostics];
  if (hasErrors(found)) return outcomeOf(path, found, '', { files: [] });
  const files = made.files.filter((file) => isWritten(file, existing) && join(folder, file.path) !== path);
  const paths = storeGenerated(files, { output: folder, overwrite });
  return outcomeOf(path, found, paths.join('\n'), { files: paths });
}

/** The user's own files are made once. */
function isWritten({ path, once }: GeneratedText, existing: ReadonlyMap<string, string>): boolean {
  return once !== true || !existing.has(path);
}
