import { saidIn } from '@netloom/model';
import type { Said } from '@netloom/model';
import { announceError } from '../announce.ts';
import { i18n } from '../i18n.ts';
import { sentencesOf } from './useSaid.ts';

/** Tells why something was refused, in the reader's language. */
export async function announceSaid(said: Said): Promise<void> {
  await i18n.loadNamespaces('checks');
  announceError(new Error(saidIn(sentencesOf(i18n), said)));
}
