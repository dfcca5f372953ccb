import { gitCreateTag, gitDeleteTag, gitTags } from '@netloom/contract';
import { notFound, warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import type { MemberGit } from '../memberGit.ts';
import { asked, told } from '../policy.ts';
import { fetchShared, seeShared } from '../remote.ts';
import { share, unshare } from '../share.ts';
import { tagsOf } from './tagsOf.ts';

export const gitTagsRoute = implement(gitTags, asked('git:view'), async (_incoming, { git }) => {
  await seeShared(git);
  return tagsOf(git);
});

export const gitCreateTagRoute = implement(
  gitCreateTag,
  told('git:push'),
  async ({ body: { name, commit, message } }, member, services) => {
    const { git } = member;
    await fetchShared(member, services);
    if ((await git.commitOf(commit)) !== commit)
      throw notFound('no-commit', { field: 'commit', values: { commit } });
    if (await hasRef(git, name)) throw warning('tag-taken', { field: 'name', values: { name } });
    if (!(await isShared(git, commit))) throw warning('tag-not-shared', { field: 'commit' });
    const object = await makeTag(git, { name, commit, message: message || name });
    await share(member, { kind: 'tag', name, way: 'push', object }, services);
    return tagsOf(git);
  },
);

export const gitDeleteTagRoute = implement(
  gitDeleteTag,
  told('git:push'),
  async ({ body: { name } }, member, services) => {
    const { git } = member;
    await fetchShared(member, services);
    if (!(await hasRef(git, name))) throw notFound('no-tag', { field: 'name', values: { name } });
    await unshare(member, { kind: 'tag', name, way: 'push' }, services);
    return tagsOf(git);
  },
);

async function hasRef(git: MemberGit, name: string): Promise<boolean> {
  return (await git.attempt(['show-ref', '--verify', '--quiet', `refs/tags/${name}`])).code === 0;
}

/** A tag of a commit that nobody has would share all before it, past what a push looks at. */
async function isShared(git: MemberGit, commit: string): Promise<boolean> {
  const options = ['--count=1', `--contains=${commit}`, '--format=%(refname)'];
  return (await git.run(['for-each-ref', ...options, 'refs/remotes/origin'])).trim() !== '';
}

/** The tag alone, in nobody's names yet (git-mktag(1)). */
async function makeTag(
  git: MemberGit,
  { name, commit, message }: { name: string; commit: string; message: string },
): Promise<string> {
  const tagger = (await git.run(['var', 'GIT_COMMITTER_IDENT'])).trim();
  const head = [`object ${commit}`, 'type commit', `tag ${name}`, `tagger ${tagger}`];
  return (await git.run(['mktag'], { input: `${head.join('\n')}\n\n${message}\n` })).trim();
}
