import { warning } from '../http/refuse.ts';
import { tryLocalGit, gitFailure } from './localGit.ts';
import type { LocalOptions } from './localGit.ts';

const FILES = 500_000;
/** Digits of a size with the end of its line. */
const LINE_BYTES = 12;

/**
 * A few objects can unfold into any number of files. @throws a 601 for a commit with more files or bytes than a working
 * tree may have, before any is written.
 */
export async function requireModestTree(
  commit: string,
  megabytes: number,
  options: LocalOptions,
): Promise<void> {
  const end = await tryLocalGit(['ls-tree', '-r', '--format=%(objectsize)', commit], {
    ...options,
    outputBytes: FILES * LINE_BYTES,
  });
  if (end.ended === 'too-much-output') throw tooMany();
  if (end.code !== 0) throw gitFailure(end);
  const sizes = end.stdout.toString('latin1').split('\n');
  if (sizes.length > FILES) throw tooMany();
  const bytes = sizes.reduce((sum, size) => sum + (Number.parseInt(size, 10) || 0), 0);
  if (bytes > megabytes * 1_000_000)
    throw warning('commit-megabytes', { field: 'git', values: { most: megabytes } });
}

function tooMany(): Error {
  return warning('commit-files', { field: 'git', values: { most: FILES } });
}
