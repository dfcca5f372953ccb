import type { Services } from '../../services.ts';
import { everybody } from '../stream/index.ts';

/** Lets everybody read the type anew: the server and every browser. */
export function dictionaryChanged(
  { dictionaries, hub }: Pick<Services, 'dictionaries' | 'hub'>,
  dictType: string,
): void {
  dictionaries.drop(dictType);
  hub.publish({ type: 'dictionary-changed', dictType }, everybody);
}
