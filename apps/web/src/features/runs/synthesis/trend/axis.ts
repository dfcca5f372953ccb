/** Round numbers that cover a range, with the range that they span: steps of 1, 2 or 5 times a power of ten. */
export function axis(lowest: number, highest: number, count = 4): number[] {
  const span = highest - lowest || Math.max(1, Math.abs(highest)) * 0.1;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
  const first = Math.floor(lowest / step) * step;
  const last = Math.ceil((lowest + span) / step) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
}
