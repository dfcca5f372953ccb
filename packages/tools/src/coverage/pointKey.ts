import type { CoveragePoint } from '@netloom/model';

/** Where and what a point of Verilator's coverage.dat is. */
export interface PointKey {
  file: string;
  /** From 1. */
  line: number;
  column: number;
  sort: CoveragePoint['sort'];
  label: string;
  module: string;
  /** Instances of one module are one here, in whichever levels: `TOP.tb.u*` (Verilator 5.006). */
  hierarchy: string;
  /** Source lines that run when the point is hit, as `4-5,9`. */
  lines: string;
}

const SORTS: Record<string, CoveragePoint['sort'] | undefined> = {
  v_line: 'line',
  v_branch: 'branch',
  v_toggle: 'toggle',
  v_user: 'user',
};

function keysOf(text: string): Record<string, string | undefined> {
  const fields = text.split('\u0001').slice(1);
  return Object.fromEntries(fields.map((field) => field.split('\u0002', 2) as [string, string]));
}

/** An arm of an if or a case is a branch, on whichever page it is. */
function sortOf(page: string, comment: string): CoveragePoint['sort'] | undefined {
  const sort = SORTS[page];
  return sort === 'line' && comment !== 'block' ? 'branch' : sort;
}

/** Reads a key, \1 name \2 value (verilated_cov.cpp of Verilator 5); undefined for what is none of the project's. */
export function readPointKey(text: string): PointKey | undefined {
  const { f: file, l, n, page = '', o: label = '', S: lines = '', h: hierarchy = '' } = keysOf(text);
  const [kind = '', module = ''] = page.split('/', 2);
  const sort = sortOf(kind, label);
  // Netloom's own files beside the sources are not the project's.
  if (file === undefined || sort === undefined || file.startsWith('../')) return undefined;
  const [line, column] = [Number(l), Number(n)];
  if (!Number.isSafeInteger(line) || line <= 0) return undefined;
  return { file: file.replace(/^(\.\/)+/, ''), line, column, sort, label, module, hierarchy, lines };
}

const MOST_LINES = 1_000_000;

/** The lines of ranges, `4-5,9`. */
export function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    if (!(first > 0 && last >= first && last - first < MOST_LINES)) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
