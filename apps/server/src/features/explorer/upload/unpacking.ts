import { Problem } from '../../../http/problem.ts';
import { warning } from '../../../http/refuse.ts';
import { FREE_BYTES, RATIO, UNPACKED_BYTES, UNPACKED_FILES } from './limits.ts';
import type { Staged } from './staged.ts';

/** The field that archives are sent as. */
export const ARCHIVES = 'multiFiles';

/** What all archives of one upload have unpacked to. */
export interface Unpacked {
  files: number;
  bytes: number;
}

/** An archive that is being unpacked. */
export interface Unpacking {
  /** As it was sent. */
  name: string;
  /** Absolute path and size of the archive itself. */
  file: string;
  size: number;
  staged: Staged;
  /** @throws a 601 when there would be too many files. */
  countFile(): void;
  /** @throws a 601 when there would be too many bytes, or far too many for so small an archive. */
  countBytes(bytes: number): void;
}

export function startUnpacking(
  archive: Pick<Unpacking, 'name' | 'file' | 'size' | 'staged'>,
  total: Unpacked,
): Unpacking {
  const { name, size } = archive;
  const told = (most: number) => ({ field: ARCHIVES, values: { name, most } });
  let own = 0;
  return {
    ...archive,
    countFile() {
      total.files += 1;
      if (total.files > UNPACKED_FILES) throw warning('unpacks-to-files', told(UNPACKED_FILES));
    },
    countBytes(bytes) {
      own += bytes;
      total.bytes += bytes;
      if (total.bytes > UNPACKED_BYTES)
        throw warning('unpacks-to-megabytes', told(UNPACKED_BYTES / 1024 / 1024));
      if (own > FREE_BYTES && own > size * RATIO) throw warning('unpacks-to-times', told(RATIO));
    },
  };
}

/** Problems, and what the disk says, speak for themselves; everything else tells of a broken archive. */
export function isOurs(error: unknown): boolean {
  return error instanceof Problem || (error as NodeJS.ErrnoException).syscall !== undefined;
}
