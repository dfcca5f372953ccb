import { gitResolve } from '@netloom/contract';
import { conflictOffset } from '@netloom/model';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { checkRelativePath } from '../../projects/index.ts';
import { readBlob } from './blobs.ts';
import { requireDocument } from './checkDocuments.ts';
import type { GitMember } from './policy.ts';
import { told } from './policy.ts';
import { replyStatus } from './replyStatus.ts';
import { requireSides } from './sides.ts';

export const gitResolveRoute = implement(
  gitResolve,
  told('git:commit'),
  async ({ body: { path, use, text } }, member, services) => {
    const { git, tree } = member;
    checkRelativePath(path, 'path');
    await git.exclusive(async () => {
      const sides = await requireSides(git, path);
      if (use !== 'theirs') await tree.requireWritable([path], 'path');
      if (use === 'text') await takeText(member, path, text);
      else if (use === 'delete' || sides[use] === undefined)
        await git.run(['rm', '--quiet', '--force', '--', path]);
      else {
        requireDocument(path, (await readBlob(git, sides[use])) ?? '');
        await git.run(['checkout', '--quiet', `--${use}`, '--', path]);
        await git.run(['add', '--', path]);
      }
      tree.touched();
    });
    return replyStatus(member, services);
  },
);

async function takeText({ git, tree }: GitMember, path: string, text: string | undefined): Promise<void> {
  if (text === undefined) throw warning('resolved-text-missing', { field: 'text' });
  if (conflictOffset(text) !== undefined) throw warning('conflict-marks', { field: 'text' });
  requireDocument(path, text);
  await tree.write(path, text, 'path');
  await git.run(['add', '--', path]);
}
