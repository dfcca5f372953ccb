import type { Quantity } from '@netloom/model';

/** A number for plain decimal digits, else the text as an expression. */
export function quantityOf(text: string): Quantity {
  const value = text.trim();
  return /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value;
}
