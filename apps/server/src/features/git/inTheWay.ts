import { gitFailure } from '../../git/index.ts';
import type { GitEnd } from '../../git/index.ts';
import { warning } from '../../http/refuse.ts';

const IN_THE_WAY = /(?:would be (?:overwritten|removed) by|will be overwritten)/;

/** What a checkout or merge that changed nothing says; files in the way are named: those that git lists, else `staged`. */
export function refused(end: GitEnd, staged: readonly string[] = []): Error {
  const lines = end.stderr.split('\n');
  if (!lines.some((line) => IN_THE_WAY.test(line))) return gitFailure(end);
  const listed = lines.filter((line) => line.startsWith('\t')).map((line) => line.slice(1));
  const paths = listed.length > 0 ? listed : staged;
  return warning('changes-in-the-way', {
    field: 'git',
    values: { paths: paths.slice(0, 20).join(', ') },
    data: { paths },
  });
}
