/** `C '<key>' <count>`, with keys of bytes that no count has. */
const RECORD = /^C '(.*)' (\d+)$/s;
const HEAD = '# SystemC::Coverage-3\n';

/** A text that is no coverage of Verilator, or breaks off. */
export class WrongCoverage extends Error {}

/** Keys with their counts; equal keys are added up. @throws WrongCoverage with the line that cannot be read. */
export function readDat(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [, key, count] = RECORD.exec(line) ?? [];
    if (key === undefined) throw new WrongCoverage(`line ${at + 1} is no coverage point`);
    counts.set(key, (counts.get(key) ?? 0) + Number(count));
  }
  return counts;
}

/** By code units, whatever the language of the machine is. */
const byKey = ([one]: readonly [string, number], [other]: readonly [string, number]) =>
  one < other ? -1 : Number(one > other);

/** The same bytes for the same points, in whichever order they came; `verilator_coverage` reads it. */
export function writeDat(counts: Iterable<readonly [string, number]>): string {
  const lines = [...counts].sort(byKey).map(([key, count]) => `C '${key}' ${count}\n`);
  return HEAD + lines.join('');
}
