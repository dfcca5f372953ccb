import type { Diagnostic, Said } from '@netloom/model';
import type { TFunction } from 'i18next';

/** What is wrong with a file in the reader's language, and in which line where that is known. */
export function lineText(
  diagnostic: Diagnostic,
  say: (said: Said) => string,
  t: TFunction<'pinLin'>,
): string {
  const { place } = diagnostic;
  const message = say(diagnostic);
  return place?.kind === 'source' ? t('import.line', { line: place.line, message }) : message;
}
