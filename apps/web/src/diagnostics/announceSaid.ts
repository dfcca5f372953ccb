import type { Said } from '@netloom/model';
import { announceError } from '../announce.ts';
import { saidError } from './saidError.ts';

/** Tells why something was refused, in the reader's language. */
export async function announceSaid(said: Said): Promise<void> {
  announceError(await saidError(said));
}
