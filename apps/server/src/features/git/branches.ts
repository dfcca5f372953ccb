import { gitBranches } from '@netloom/contract';
import type { GitBranch, GitProtection } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { ownRef, sharedRef } from './branchRef.ts';
import type { MemberGit } from './memberGit.ts';
import { asked } from './policy.ts';
import { isLead } from './protection/requireAllowed.ts';
import { listProtections } from './protection/repository.ts';
import { forbidding, rulesOf } from './protection/rules.ts';
import { distance, treeStatus } from './replyStatus.ts';

interface Tip {
  commit: string;
  time: string;
  subject: string;
}

/** Names cannot hold NUL, nor can subjects. */
const FORMAT = '%(refname)%00%(objectname)%00%(committerdate:iso-strict)%00%(contents:subject)%00';

export const gitBranchesRoute = implement(
  gitBranches,
  asked('git:view'),
  async (_incoming, member, services) => {
    const { git, membership } = member;
    const [tips, { branch }, rules] = await Promise.all([
      readTips(git),
      treeStatus(git),
      listProtections(services.database, membership.deptId),
    ]);
    const lead = isLead(member, services);
    const names = new Set([...tips.keys()].map((ref) => ref.replace(/^refs\/(heads|remotes\/origin)\//, '')));
    const rows = await Promise.all(
      [...names].map(async (name) => ({
        ...(await describe(git, tips, name, branch)),
        ...allowed(rulesOf(rules, { kind: 'branch', name }), lead),
      })),
    );
    return rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  },
);

type Allowed = Pick<GitBranch, 'protected' | 'mayPush' | 'mayMerge'>;

function allowed(rules: readonly GitProtection[], lead: boolean): Allowed {
  return {
    protected: rules.length > 0,
    mayPush: forbidding(rules, 'push', lead) === undefined,
    mayMerge: forbidding(rules, 'merge', lead) === undefined,
  };
}

async function readTips(git: MemberGit): Promise<Map<string, Tip>> {
  const text = await git.run(['for-each-ref', `--format=${FORMAT}`, 'refs/heads', 'refs/remotes/origin']);
  const fields = text.split('\0');
  const tips = new Map<string, Tip>();
  for (let index = 0; index + 4 <= fields.length; index += 4) {
    const [name = '', commit = '', time = '', subject = ''] = fields.slice(index, index + 4);
    const ref = name.trimStart();
    if (ref !== sharedRef('HEAD')) tips.set(ref, { commit, time, subject });
  }
  return tips;
}

async function describe(
  git: MemberGit,
  tips: Map<string, Tip>,
  name: string,
  current: string,
): Promise<Omit<GitBranch, keyof Allowed>> {
  const own = tips.get(ownRef(name));
  const shared = tips.get(sharedRef(name));
  const { commit, time, subject } = (own ?? shared)!;
  const [ahead, behind] = own && shared ? await distance(git, own.commit, shared.commit) : [null, null];
  return {
    name,
    current: name === current,
    own: own !== undefined,
    shared: shared !== undefined,
    commit,
    subject,
    time: new Date(time).toISOString(),
    ahead,
    behind,
  };
}
