import type { DocumentProblem } from '@netloom/contract';
import type { Diagnostic } from '@netloom/model';
import type { DocumentTexts, Versions } from './compareErrors.ts';
import { filesOf } from './documentFiles.ts';
import { errorsOf, isDocument } from './kinds.ts';

/** More errors of a document are counted, not listed. */
const LISTED = 20;

/** Errors that a version has and `mine` has not, by document: those of `theirs`, and those that neither side has alone. */
export async function newErrors({ now, mine, theirs }: Versions): Promise<DocumentProblem[]> {
  const problems: DocumentProblem[] = [];
  for (const [path, errors] of await documentErrors(now)) {
    const before = await known(path, mine);
    const added = errors.filter((error) => !before.has(keyOf(error)));
    if (added.length === 0) continue;
    if (theirs === undefined) problems.push(...problemOf(path, 'own', added));
    else {
      const brought = await known(path, theirs);
      const isTheirs = (error: Diagnostic) => brought.has(keyOf(error));
      problems.push(...problemOf(path, 'theirs', added.filter(isTheirs)));
      problems.push(
        ...problemOf(
          path,
          'merge',
          added.filter((error) => !isTheirs(error)),
        ),
      );
    }
  }
  return problems;
}

async function documentErrors(texts: DocumentTexts): Promise<Map<string, Diagnostic[]>> {
  const files = filesOf(texts);
  const found = new Map<string, Diagnostic[]>();
  for (const path of Object.keys(texts).filter(isDocument).sort()) {
    const errors = await errorsOf(path, texts[path]!, files);
    if (errors.length > 0) found.set(path, errors);
  }
  return found;
}

/** What a version says of a document, whatever the line or the place in a list. */
async function known(path: string, texts: DocumentTexts): Promise<Set<string>> {
  const text = texts[path];
  const errors = text === undefined ? [] : await errorsOf(path, text, filesOf(texts));
  return new Set(errors.map(keyOf));
}

function keyOf({ code, message }: Diagnostic): string {
  return `${code} ${message}`;
}

function problemOf(
  path: string,
  origin: DocumentProblem['origin'],
  errors: readonly Diagnostic[],
): DocumentProblem[] {
  if (errors.length === 0) return [];
  return [{ path, origin, count: errors.length, diagnostics: errors.slice(0, LISTED) }];
}
