const COLOURS = ['#2c7be5', '#2c9479', '#b7791f', '#7d63b8', '#c2456f', '#4c8c2b', '#0f8ea3', '#a2543b'];

/** A colour for each clock of a document, by its place in it. */
export function domainColour(clocks: Record<string, unknown>, name: string): string {
  const index = Object.keys(clocks).indexOf(name);
  return index < 0 ? 'var(--nl-border)' : COLOURS[index % COLOURS.length]!;
}
