import { gitHunks } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { checkRelativePath } from '../../../projects/index.ts';
import { asked } from '../policy.ts';
import { readHunks } from './readHunks.ts';

export const gitHunksRoute = implement(gitHunks, asked('git:view'), async ({ query }, { git }) => {
  checkRelativePath(query.path, 'path');
  const { patch, version } = await readHunks(git, query.path, query.staged);
  const hunks = patch.hunks.map(({ before, after, place, lines }) => ({
    before: before + 1,
    after: after + 1,
    place: utf8(place),
    lines: lines.map(({ kind, bytes, endless }) => ({ kind, text: utf8(bytes), endless })),
  }));
  return { path: query.path, version, hunks };
});

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');
