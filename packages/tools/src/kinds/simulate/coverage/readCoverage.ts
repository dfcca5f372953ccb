import type { CoveragePoint } from '@netloom/model';

/** One point as Verilator's coverage.dat has it, summed over instances. */
interface RawPoint {
  file: string;
  point: CoveragePoint;
  /** Source lines that run when the point is hit, as `4-5,9`. */
  lines: string;
}

const SORTS: Record<string, CoveragePoint['sort'] | undefined> = {
  v_line: 'line',
  v_branch: 'branch',
  v_toggle: 'toggle',
  v_user: 'user',
};

/** `C '<keys>' <count>`; a key is \1 name \2 value (verilated_cov.cpp of Verilator 5). */
const RECORD = /^C '(.*)' (\d+)$/s;

function keysOf(text: string): Record<string, string | undefined> {
  const fields = text.split('\u0001').slice(1);
  return Object.fromEntries(fields.map((field) => field.split('\u0002', 2) as [string, string]));
}

/** An arm of an if or a case is a branch, on whichever page it is. */
function sortOf(page: string, comment: string): CoveragePoint['sort'] | undefined {
  const sort = SORTS[page.split('/')[0] ?? ''];
  return sort === 'line' && comment !== 'block' ? 'branch' : sort;
}

function readRecord(text: string): RawPoint | undefined {
  const [, fields = '', count = ''] = RECORD.exec(text) ?? [];
  const { f: file, l: line, n: column, page = '', o: label = '', S: lines = '' } = keysOf(fields);
  const sort = sortOf(page, label);
  // Netloom's own files beside the sources are not the project's.
  if (file === undefined || sort === undefined || file.startsWith('../')) return undefined;
  const point = { sort, line: Number(line), column: Number(column), label, count: Number(count) };
  return Number.isSafeInteger(point.line) && point.line > 0
    ? { file: file.replace(/^(\.\/)+/, ''), point, lines }
    : undefined;
}

const MOST_LINES = 1_000_000;

function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    if (!(first > 0 && last >= first && last - first < MOST_LINES)) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Takes up points; equal ones of several instances or parameter values are one point. */
class Points {
  readonly #points = new Map<string, CoveragePoint>();

  add(point: CoveragePoint, merge: (a: number, b: number) => number): void {
    const key = `${point.sort} ${point.line} ${point.column} ${point.label}`;
    const known = this.#points.get(key);
    if (known) known.count = merge(known.count, point.count);
    else this.#points.set(key, { ...point });
  }

  sorted(): CoveragePoint[] {
    return [...this.#points.values()].sort((a, b) => a.line - b.line || a.column - b.column);
  }
}

const sum = (a: number, b: number) => a + b;

/**
 * Reads Verilator's coverage.dat: points by source file, in the order of their places. A line has the count of the most
 * often run statement on it; line points have column 1 and no label.
 */
export function readCoverage(text: string): Map<string, CoveragePoint[]> {
  const files = new Map<string, Points>();
  for (const record of text.split('\n')) {
    const raw = readRecord(record);
    if (raw === undefined) continue;
    const { file, point, lines } = raw;
    const points = files.get(file) ?? new Points();
    files.set(file, points);
    if (point.sort !== 'line') points.add(point, sum);
    if (point.sort === 'line' || point.sort === 'branch')
      for (const line of linesOf(lines))
        points.add({ sort: 'line', line, column: 1, label: '', count: point.count }, Math.max);
  }
  return new Map(
    [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, points]) => [file, points.sorted()]),
  );
}
