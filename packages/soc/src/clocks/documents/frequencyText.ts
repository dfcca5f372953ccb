const UNITS = [
  [1e9, 'GHz'],
  [1e6, 'MHz'],
  [1e3, 'kHz'],
] as const;

/** `13.3333 MHz`: six digits. */
export function frequencyText(hertz: number | undefined): string {
  if (hertz === undefined) return '–';
  const [factor, unit] = UNITS.find(([least]) => hertz >= least) ?? ([1, 'Hz'] as const);
  return `${Number((hertz / factor).toPrecision(6))} ${unit}`;
}

/** `525 ns`. */
export function timeText(seconds: number): string {
  const [factor, unit] = seconds >= 1e-3 ? [1e3, 'ms'] : seconds >= 1e-6 ? [1e6, 'µs'] : [1e9, 'ns'];
  return `${Number((seconds * Number(factor)).toPrecision(5))} ${unit}`;
}
