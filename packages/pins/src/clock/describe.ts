const UNITS = [
  [1_000_000, 'MHz'],
  [1000, 'kHz'],
] as const;

/** `168 MHz`, `32.768 kHz`, `9.6 Hz`: a frequency in Hz with at most six significant digits. */
export function inHertz(hertz: number): string {
  const [size, unit] = UNITS.find(([least]) => Math.abs(hertz) >= least) ?? [1, 'Hz'];
  return `${Number((hertz / size).toPrecision(6))} ${unit}`;
}
