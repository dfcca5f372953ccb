/** A time in ns with picoseconds, as timing reports give it. */
export function nanoseconds(time: number, language: string): string {
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  return new Intl.NumberFormat(language, digits).format(time).replace('-', '−');
}
