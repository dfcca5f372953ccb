import type { Figure } from '@netloom/core';

/** A figure in digits: one number when it was measured, else both ends of its range. */
export function figureText(figure: NonNullable<Figure>, digits: number): string {
  if (figure.measured) return figure.value.toFixed(digits);
  return `${figure.low.toFixed(digits)}–${figure.high.toFixed(digits)}`;
}
