import { saidIn } from '@netloom/model';
import type { Said } from '@netloom/model';

/** What an error of our own says: in the language of the sentences where it is one, else as it stands. */
export function ownWords(error: unknown, sentences: Readonly<Record<string, string>>): string {
  const { said } = (error ?? {}) as { said?: Said };
  if (said !== undefined) return saidIn(sentences, said);
  return error instanceof Error ? error.message : String(error);
}
