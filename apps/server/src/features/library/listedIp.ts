import { posix } from 'node:path';
import type { IpDescriptor } from '@netloom/model';
import type { LibraryEntry } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';

/** An IP with the texts that it was read from. */
export interface ListedIp {
  entry: LibraryEntry;
  /** The descriptor's own text. */
  text: string;
  registersText: string | undefined;
}

/** Text of the register description of a project's IP; undefined without one, or when it cannot be read. */
export async function readRegistersText(
  tree: Pick<ProjectTree, 'readText'>,
  { registers }: IpDescriptor,
  folder: string,
): Promise<string | undefined> {
  if (registers === undefined) return undefined;
  return tree.readText(posix.join(folder, registers), 'path').catch(() => undefined);
}
