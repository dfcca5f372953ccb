import { Problem, warning } from '../../../http/problem.ts';
import { FREE_BYTES, RATIO, UNPACKED_BYTES, UNPACKED_FILES } from './limits.ts';
import type { Staged } from './staged.ts';

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
  let own = 0;
  return {
    ...archive,
    countFile() {
      total.files += 1;
      if (total.files > UNPACKED_FILES) throw refused(name, `unpacks to more than ${UNPACKED_FILES} files`);
    },
    countBytes(bytes) {
      own += bytes;
      total.bytes += bytes;
      if (total.bytes > UNPACKED_BYTES)
        throw refused(name, `unpacks to more than ${UNPACKED_BYTES / 1024 / 1024} MB`);
      if (own > FREE_BYTES && own > size * RATIO)
        throw refused(name, `unpacks to more than ${RATIO} times its size`);
    },
  };
}

/** Problems, and what the disk says, speak for themselves; everything else tells of a broken archive. */
export function isOurs(error: unknown): boolean {
  return error instanceof Problem || (error as NodeJS.ErrnoException).syscall !== undefined;
}

export function refused(name: string, reason: string): Problem {
  return warning(`multiFiles: ${name} ${reason}: nothing was unpacked`);
}
