import { gunzipSync } from 'node:zlib';
import type { CoverageChanges } from '@netloom/contract';
import { readDat, readKeys } from '@netloom/tools/coverage';
import type { ReadCoverage } from './readCoverage.ts';

type FileChange = CoverageChanges['files'][number];

const MOST_POINTS = 20;

interface Earlier {
  /** Stored merge of the earlier regression. */
  merged: Uint8Array;
  /** Files whose text is not the same in both: their points cannot be told apart one by one. */
  edited: readonly string[];
}

const newFile = (path: string, isEdited: boolean): FileChange => ({
  ...{ path, isEdited, lost: 0, gained: 0, points: [] },
  before: { covered: 0, total: 0 },
  after: { covered: 0, total: 0 },
});

/** By file what was hit before and is not now, and the other way round. */
export function changesOf(coverage: ReadCoverage, { merged, edited }: Earlier): FileChange[] {
  const before = readDat(gunzipSync(merged).toString('utf8'));
  const after = new Map(coverage.points);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const isEdited = new Set(edited);
  const files = new Map<string, FileChange>();
  for (const [at, key] of readKeys(names).entries()) {
    if (key === undefined) continue;
    const file = files.get(key.file) ?? newFile(key.file, isEdited.has(key.file));
    files.set(key.file, file);
    const [was, is] = [before.get(names[at]!), after.get(names[at]!)];
    note(file.before, was);
    note(file.after, is);
    if (file.isEdited || was === undefined || is === undefined || was > 0 === is > 0) continue;
    if (is > 0) file.gained += 1;
    else file.lost += 1;
    const { line, sort, label } = key;
    if (is === 0 && file.points.length < MOST_POINTS) file.points.push({ line, sort, label });
  }
  return [...files.values()].filter(isTold).sort((one, other) => other.lost - one.lost);
}

function note(figures: FileChange['before'], count: number | undefined): void {
  if (count === undefined) return;
  figures.total += 1;
  if (count > 0) figures.covered += 1;
}

/** Of a file that was edited the share tells; one that a side has not at all is another. */
const isTold = ({ lost, gained, isEdited, before, after }: FileChange) =>
  lost > 0 || gained > 0 || (isEdited && before.covered * after.total !== after.covered * before.total);
