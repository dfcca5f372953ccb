import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isNoFile, openBeneath, statBeneath } from '@netloom/executor/beneath';
import { WaveError, sayOfDump } from '@netloom/waves';
import { TREE_RULES } from '../../projects/treeRules.ts';

/** A dump on the server's disk; whoever opens it goes down to it from its root, since others may write on the way. */
export interface DumpFile {
  /** What its user calls it, for messages. */
  name: string;
  /** Folder that it does not leave. */
  root: string;
  /** From the root. */
  path: string;
  /** The `.hier` file of an unfinished dump, from the root. */
  hierarchy?: string;
  /** Links that stay beneath the root are followed. */
  inTree?: boolean;
  /** Nobody writes to it any more, even where its writer has not finished it. */
  final?: boolean;
}

type Place = Pick<DumpFile, 'root' | 'inTree'>;

const rulesOf = ({ inTree }: Place) => (inTree ? TREE_RULES : {});

/** @throws WaveError where no file can be read at the path */
export async function openAt(place: Place, path: string): Promise<FileHandle> {
  const file = await openBeneath(place.root, path, rulesOf(place)).catch(unlessNone);
  if (file === undefined) throw new WaveError(sayOfDump('WAVE-DUMP/gone', {}), 'dump');
  return file;
}

export function statAt(place: Place, path: string): Stats | undefined {
  try {
    return statBeneath(place.root, path, rulesOf(place));
  } catch (error) {
    return unlessNone(error);
  }
}

/** What tells one dump from another. */
export function placeOf({ root, path }: DumpFile): string {
  return join(root, path);
}

function unlessNone(error: unknown): undefined {
  if (!isNoFile(error)) throw error;
}
