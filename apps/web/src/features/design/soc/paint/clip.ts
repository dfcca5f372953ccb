/** A letter of Chinese or Japanese takes so much more room than a Latin one. */
const WIDE = 1.75;
const isWide = (letter: string): boolean => letter >= '\u2e80';

/** As much of a text as fits; `character` is the advance of a Latin letter. */
export function clip(text: string, room: number, character: number): string {
  const letters = [...text];
  const widths = letters.map((letter) => (isWide(letter) ? WIDE : 1) * character);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole <= room) return text;
  let left = room - character;
  const end = widths.findIndex((width) => (left -= width) < 0);
  return `${letters.slice(0, Math.max(1, end)).join('')}…`;
}
