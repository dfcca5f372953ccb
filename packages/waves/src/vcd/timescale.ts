const secondsOf: Record<string, number> = {
  s: 0,
  ms: -3,
  us: -6,
  ns: -9,
  ps: -12,
  fs: -15,
  as: -18,
  zs: -21,
};
/** The µ of µs, in whatever coding. */
const notAscii = /[^ -~]+/;
const largestFactor = 1e9;

/** The time 1 is `factor` · 10^`exponent` s, with the greatest exponent for which the factor is whole. */
export interface Timescale {
  factor: number;
  exponent: number;
}

/** `10ns` is 10^-8 s; writers also have numbers such as 244 or 0.5, which the standard has not. */
export function timescaleOf(text: string): Timescale | undefined {
  const [, whole, fraction = '', unit = ''] =
    /^(\d+)(?:\.(\d+))?(\D*)$/.exec(text.toLowerCase().replace(notAscii, 'u')) ?? [];
  const seconds = secondsOf[unit];
  if (whole === undefined || seconds === undefined) return undefined;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '' || Number(significant) > largestFactor) return undefined;
  return {
    factor: Number(significant),
    exponent: seconds - fraction.length + digits.length - significant.length,
  };
}
