import { getFileName } from '@netloom/contract';
import { pointsKind } from '@netloom/core/special';
import type { PointsFile, TestPoint } from '@netloom/core/special';
import { callKey, queryClient } from '../../../api/index.ts';
import { Documents, fileShelf } from '../../../document/index.ts';
import type { OpenDocument } from '../../../document/index.ts';

export type OpenTable = OpenDocument<PointsFile>;

/** The tables of test points that are open. */
export const pointTables = new Documents<PointsFile>({
  ...pointsKind,
  ...fileShelf,
  read: ({ text, path }) => pointsKind.read(text, path),
  prepare: () => undefined,
  store: ({ path, hash }, table) => fileShelf.storeText(path, pointsKind.write(table), hash),
  onStored() {
    void queryClient.invalidateQueries({ queryKey: callKey(getFileName) });
  },
});

/** Where a new table of this name goes. */
export const pathOfNew = (name: string) => `tests/${name}${pointsKind.suffix}`;

export function changePoint(table: PointsFile, name: string, change: Partial<TestPoint>): void {
  const point = { ...table.points[name]!, ...change };
  pointTables.change({ ...table, points: { ...table.points, [name]: point } });
}

export function renamePoint(table: PointsFile, name: string, to: string): void {
  const points = Object.entries(table.points).map(([key, point]) => [key === name ? to : key, point]);
  pointTables.change({ ...table, points: Object.fromEntries(points) as PointsFile['points'] });
}

export function removePoints(table: PointsFile, names: ReadonlySet<string>): void {
  const points = Object.entries(table.points).filter(([name]) => !names.has(name));
  pointTables.change({ ...table, points: Object.fromEntries(points) });
}

function freeName({ points }: PointsFile, stem: string): string {
  if (!Object.hasOwn(points, stem)) return stem;
  let count = 2;
  while (Object.hasOwn(points, `${stem}_${count}`)) count += 1;
  return `${stem}_${count}`;
}

/** Points behind the others; one whose name is taken gets another. */
export function addPoints(table: PointsFile, added: readonly (readonly [string, TestPoint])[]): void {
  const changed = added.reduce<PointsFile>(
    (all, [name, point]) => ({ ...all, points: { ...all.points, [freeName(all, name)]: point } }),
    table,
  );
  pointTables.change(changed);
}
