import type { TFunction } from 'i18next';

/** A kind of run in the reader's language; of one that this version does not know its own word. */
export function kindName(kind: string, t: TFunction<'runs'>): string {
  return t(`kind.${kind}`, { defaultValue: kind });
}
