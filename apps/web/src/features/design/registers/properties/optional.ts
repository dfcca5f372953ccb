import { quantityOf } from '@netloom/registers';

/** A quantity, or nothing for an empty text. */
export function optionalQuantity(text: string): string | number | undefined {
  return text === '' ? undefined : quantityOf(text);
}

export function optionalText(text: string): string | undefined {
  return text === '' ? undefined : text;
}
