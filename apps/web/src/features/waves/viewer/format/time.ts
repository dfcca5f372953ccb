const units: readonly [exponent: number, name: string][] = [
  [0, 's'],
  [-3, 'ms'],
  [-6, 'µs'],
  [-9, 'ns'],
  [-12, 'ps'],
  [-15, 'fs'],
];

/** Decimal text of `ticks` × 10^shift, exact, without trailing zeros. */
function shifted(ticks: number, shift: number): string {
  const sign = ticks < 0 ? '-' : '';
  const whole = BigInt(Math.abs(Math.round(ticks))).toString();
  if (shift >= 0) return sign + (whole === '0' ? '0' : whole + '0'.repeat(shift));
  const padded = whole.padStart(1 - shift, '0');
  const fraction = padded.slice(shift).replace(/0+$/, '');
  return `${sign}${padded.slice(0, shift)}${fraction && `.${fraction}`}`;
}

/** The largest unit in which `ticks` is at least one; `timescale` is the tick's exponent of ten in seconds. */
export function unitOf(ticks: number, timescale: number): number {
  const magnitude = Math.log10(Math.max(1, Math.abs(ticks))) + timescale;
  return (units.find(([exponent]) => magnitude >= exponent - 1e-9) ?? units.at(-1)!)[0];
}

export function formatTime(ticks: number, timescale: number, unit = unitOf(ticks, timescale)): string {
  const name = units.find(([exponent]) => exponent === unit)?.[1] ?? 's';
  return `${shifted(ticks, timescale - unit)} ${name}`;
}

const frequencies: readonly [exponent: number, name: string][] = [
  [12, 'THz'],
  [9, 'GHz'],
  [6, 'MHz'],
  [3, 'kHz'],
  [0, 'Hz'],
];

/** The frequency whose period is `ticks`, to four digits. */
export function formatFrequency(ticks: number, timescale: number): string {
  const magnitude = -Math.log10(Math.abs(ticks)) - timescale;
  const [exponent, name] = frequencies.find(([e]) => magnitude >= e - 1e-9) ?? frequencies.at(-1)!;
  return `${Number((10 ** (magnitude - exponent)).toPrecision(4))} ${name}`;
}
