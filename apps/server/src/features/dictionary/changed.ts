import type { Services } from '../../services.ts';

/** Lets everybody read the type anew: the server and every browser. */
export function dictionaryChanged(
  { dictionaries, hub }: Pick<Services, 'dictionaries' | 'hub'>,
  dictType: string,
): void {
  dictionaries.drop(dictType);
  hub.dictionaryChanged(dictType);
}
