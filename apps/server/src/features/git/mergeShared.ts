import { gitMergeShared } from '@netloom/contract';
import { gitFailure } from '../../git/index.ts';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { sharedRef } from './branchRef.ts';
import { checkDocuments } from './checkDocuments.ts';
import type { MemberGit } from './memberGit.ts';
import { readCommit } from './parseLog.ts';
import { told } from './policy.ts';
import { requireAllowed } from './protection/requireAllowed.ts';
import { fetchShared } from './remote.ts';
import { distance } from './replyStatus.ts';
import { share } from './share.ts';

export const gitMergeSharedRoute = implement(
  gitMergeShared,
  told('git:push'),
  async ({ body: { base, head } }, member, services) => {
    const { git } = member;
    const move = { kind: 'branch', name: base, way: 'merge' } as const;
    await requireAllowed(member, move, services);
    await fetchShared(member, services);
    const mine = await requireShared(git, base, 'base');
    const theirs = await requireShared(git, head, 'head');
    const [ahead] = await distance(git, theirs, mine);
    if (ahead === 0) throw warning('merge-of-nothing', { field: 'head', values: { base, head } });
    const tree = await mergedTree(git, { base, mine, theirs });
    const message = `Merge branch '${head}' into ${base}`;
    const object = (
      await git.run(['commit-tree', tree, '-p', mine, '-p', theirs, '-F', '-'], { input: message })
    ).trim();
    const check = await checkDocuments(git, { now: object, mine, theirs });
    if (check.unchecked !== null)
      throw warning('push-unchecked', { values: { why: check.unchecked }, data: { check } });
    const paths = check.problems.filter(({ origin }) => origin === 'merge').map(({ path }) => path);
    if (paths.length > 0)
      throw warning('merge-with-errors', { values: { paths: paths.join(', '), base }, data: { check } });
    await share(member, { ...move, object }, services);
    return { ...(await readCommit(git, object)), check };
  },
);

async function requireShared(git: MemberGit, name: string, field: string): Promise<string> {
  const commit = await git.commitOf(sharedRef(name));
  if (commit === undefined) throw notFound('no-shared-branch', { field, values: { name } });
  return commit;
}

/** Of both, without any working tree (git-merge-tree(1)). @throws a 601 with the files that contradict each other. */
async function mergedTree(
  git: MemberGit,
  { base, mine, theirs }: { base: string; mine: string; theirs: string },
): Promise<string> {
  const options = ['--write-tree', '--name-only', '--no-messages', '-z'];
  const end = await git.attempt(['merge-tree', ...options, mine, theirs]);
  const [tree = '', ...paths] = end.stdout.toString('utf8').split('\0').filter(Boolean);
  if (end.code === 0) return tree;
  if (end.code !== 1) throw gitFailure(end);
  throw warning('merge-contradicts', {
    field: 'head',
    values: { base, paths: paths.slice(0, 20).join(', ') },
    data: { paths },
  });
}
