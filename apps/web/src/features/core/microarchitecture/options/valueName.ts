import type { TFunction } from 'i18next';

/** What a choice's value is called: numbers are the same in every language. */
export function valueName(t: TFunction<'core'>, value: string | number): string {
  return typeof value === 'number' ? String(value) : t(`value.${value}`);
}
