import type { Figure } from '@netloom/core';

/** A figure in digits: one number when it was measured or both ends of its range are the same, else both ends. */
export function figureText(figure: NonNullable<Figure>, digits: number): string {
  if (figure.measured) return figure.value.toFixed(digits);
  const [low, high] = [figure.low, figure.high].map((end) => end.toFixed(digits));
  return low === high ? low! : `${low}–${high}`;
}
