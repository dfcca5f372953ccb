/**
 * By how many % the bit times of transmitter and receiver may differ in all, with three samples a bit (RM0090, 30.3.5):
 * rows by word length, then oversampling, then whether the divider has a fraction.
 */
const TOLERANCE = {
  8: { 16: { whole: 3.75, fraction: 3.33 }, 8: { whole: 2.5, fraction: 2 } },
  9: { 16: { whole: 3.41, fraction: 3.03 }, 8: { whole: 2.27, fraction: 1.82 } },
} as const;

/** Largest deviation of the line in % that the receiver still reads. */
export function usartTolerance(wordLength: 8 | 9, overSampling: 8 | 16, hasFraction: boolean): number {
  return TOLERANCE[wordLength][overSampling][hasFraction ? 'fraction' : 'whole'];
}
