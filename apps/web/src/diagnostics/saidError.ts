import { saidIn } from '@netloom/model';
import type { Said } from '@netloom/model';
import { i18n } from '../i18n.ts';
import { sentencesOf } from './useSaid.ts';

/** What is wrong, in the reader's language, to be thrown. */
export async function saidError(said: Said | undefined): Promise<Error> {
  if (said === undefined) return new Error();
  await i18n.loadNamespaces('checks');
  return new Error(saidIn(sentencesOf(i18n), said));
}
