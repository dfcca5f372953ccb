const UNITS = [
  [1e9, 's'],
  [1e6, 'ms'],
  [1e3, 'µs'],
  [1, 'ns'],
] as const;

/** A simulated time in the unit that suits it: 27 ns, 1.5 µs, 0.25 ns. */
export function formatNanoseconds(nanoseconds: number, language: string): string {
  const [size, unit] = UNITS.find(([each]) => nanoseconds >= each) ?? [1, 'ns'];
  const value = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(nanoseconds / size);
  return `${value} ${unit}`;
}
