import { readFormat, treeKind } from '@netloom/model';
import { checkPoints } from './checkPoints.ts';
import { PointsFile } from './pointsFile.ts';
import type { TestPoint } from './pointsFile.ts';

const FORMAT = { kind: 'points', schema: PointsFile, versions: { newest: 1, migrations: [] } };

const ORDER = [
  ...(['about', 'program', 'values', 'interrupts', 'errors', 'latency', 'reset', 'halts', 'memory'] as const),
  ...(['signature', 'causes', 'registers', 'leaves', 'output', 'cycles'] as const),
];

const isSaid = (value: unknown) => value !== undefined && value !== '' && value !== false;

/** A point with its members in one order; cells that are empty are left out. */
const ordered = (point: TestPoint) =>
  Object.fromEntries(ORDER.map((key) => [key, point[key]] as const).filter(([, value]) => isSaid(value)));

/** The canonical text. */
export function writePoints({ netloom, version, name, core, points }: PointsFile): string {
  const rows = Object.entries(points).map(([key, point]) => [key, ordered(point)]);
  const document = { netloom, version, name, core, points: Object.fromEntries(rows) };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Special tests of a core as a table of points. */
export const pointsKind = treeKind<PointsFile>({
  id: 'points',
  suffix: '.points.json',
  read: (text, path) => readFormat(text, path, FORMAT),
  write: writePoints,
  title: ({ name }) => name,
  check: checkPoints,
  rules: {
    shapeOf: ([head, ...below]) =>
      head === 'points' && below.length === 0 ? { kind: 'record', of: 'point', isOrdered: true } : undefined,
  },
  parse: (tree) => PointsFile.safeParse(tree).data,
  templates: [
    {
      id: 'points',
      make: (name) => ({
        netloom: 'points',
        version: 1,
        name,
        core: '',
        points: { afterMultiply: { program: 'behindBranch', values: '0 1 2 3', signature: true } },
      }),
    },
  ],
});
