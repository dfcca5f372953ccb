const UNITS = ['Bits/s', 'KBits/s', 'MBits/s', 'GBits/s', 'TBits/s', 'PBits/s'];

/** A rate with its unit, in steps of 1000, e.g. `8.0 MBits/s` and `656.25 KBits/s`. */
export function formatBitRate(rate: number): string {
  let value = rate;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = Number(value.toPrecision(7));
  return `${Number.isInteger(digits) ? digits.toFixed(1) : digits} ${UNITS[unit]}`;
}
