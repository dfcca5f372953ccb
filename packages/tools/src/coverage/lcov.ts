import type { CoveragePoint } from '@netloom/model';

/** A file's part of a tracefile: lines (DA), branches (BRDA), each with their sums (geninfo(1), section FILES). */
function fileRecord(path: string, points: readonly CoveragePoint[]): string {
  const lines = points.filter(({ sort }) => sort === 'line');
  const branches = points.filter(({ sort }) => sort === 'branch');
  const arms = new Map<number, number>();
  const armOf = (line: number) => {
    const arm = arms.get(line) ?? 0;
    arms.set(line, arm + 1);
    return arm;
  };
  const hit = (of: readonly CoveragePoint[]) => of.filter(({ count }) => count > 0).length;
  return [
    `SF:${path}`,
    ...branches.map(({ line, count }) => `BRDA:${line},0,${armOf(line)},${count}`),
    `BRF:${branches.length}`,
    `BRH:${hit(branches)}`,
    ...lines.map(({ line, count }) => `DA:${line},${count}`),
    `LF:${lines.length}`,
    `LH:${hit(lines)}`,
    'end_of_record',
  ].join('\n');
}

/** An LCOV tracefile of lines and branches; toggles and cover properties it has no record for. */
export function writeLcov(name: string, files: ReadonlyMap<string, readonly CoveragePoint[]>): string {
  const test = name.replaceAll(/\W/g, '_');
  return [`TN:${test}`, ...[...files].map(([path, points]) => fileRecord(path, points)), ''].join('\n');
}
