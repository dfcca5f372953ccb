import type { Diagnostic } from '@netloom/model';
import type { TFunction } from 'i18next';

/** What is wrong with a file, and in which line where that is known. */
export function lineText({ message, place }: Diagnostic, t: TFunction<'pinLin'>): string {
  return place?.kind === 'source' ? t('import.line', { line: place.line, message }) : message;
}
