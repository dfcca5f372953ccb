/** Width of a letter beside a lead, in pitches. */
export const LETTER = 0.53;

const LONGEST = 8;

/** A pin's name where room is short, e.g. `PC14` for `PC14-OSC32_IN`. */
export function shortName(name: string): string {
  const [port] = /^P[A-Z]\d{1,2}(?!\d)/.exec(name) ?? [];
  return port ?? cut(name, LONGEST);
}

export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1))}…`;
}
