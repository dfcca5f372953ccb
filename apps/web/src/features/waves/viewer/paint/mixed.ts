const known = new Map<string, string>();

function channel(colour: string, at: number): number {
  return parseInt(colour.slice(at, at + 2), 16);
}

/** `share` (0 to 1) of one colour over another, both `#rrggbb`: an opaque colour is painted faster than a translucent one. */
export function mixed(over: string, under: string, share: number): string {
  const key = over + under + share;
  const found = known.get(key);
  if (found !== undefined) return found;
  const parts = [1, 3, 5].map((at) => channel(over, at) * share + channel(under, at) * (1 - share));
  const colour = '#' + parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
  known.set(key, colour);
  return colour;
}
