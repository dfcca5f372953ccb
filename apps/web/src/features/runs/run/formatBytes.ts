const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A size with the unit that leaves at least 1 before the point, in steps of 1024. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** step;
  return `${step === 0 ? amount : amount.toFixed(1)} ${units[step]}`;
}
