const units = ['B/s', 'kB/s', 'MB/s', 'GB/s', 'TB/s'];

/** Bytes a second in the unit that gives one to three digits before the point. */
export function formatRate(bytes: number): string {
  let at = 0;
  let value = bytes;
  while (value >= 1000 && at < units.length - 1) {
    value /= 1000;
    at += 1;
  }
  return `${Number(value.toPrecision(4))} ${units[at]}`;
}
