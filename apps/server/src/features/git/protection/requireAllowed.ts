import type { GitProtection } from '@netloom/contract';
import { warning } from '../../../http/refuse.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../department/index.ts';
import { requirePassed } from '../../schedule/index.ts';
import { listProtections } from './repository.ts';
import { forbidding, rulesOf } from './rules.ts';
import type { Way } from './rules.ts';

/** What of the shared repository is to change, and how. */
export interface Move {
  kind: GitProtection['kind'];
  name: string;
  way: Way;
}

/** Whether a member counts as a lead of the project: his role may edit it. */
export function isLead({ caller, membership }: Member, { permissions }: Services): boolean {
  return permissions.allow({ ...caller, roleId: membership.roleId }, 'project:edit');
}

/**
 * With `tree`, the files that come, also the runs that must have passed on them.
 * @throws a 601 that names the rule of the project which keeps the member from it.
 */
export async function requireAllowed(
  member: Member,
  move: Move,
  services: Services,
  tree?: string,
): Promise<void> {
  const all = await listProtections(services.database, member.membership.deptId);
  const rules = rulesOf(all, move);
  const rule = forbidding(rules, move.way, isLead(member, services));
  if (rule !== undefined) refuse(rule, move);
  if (tree === undefined) return;
  for (const { needs } of rules)
    if (needs !== null) await requirePassed({ scheduleId: needs, tree, branch: move.name }, services);
}

function refuse(rule: GitProtection, move: Move): never {
  const values = { name: move.name, pattern: rule.pattern };
  if (move.kind === 'tag') {
    throw rule.push === 'leads'
      ? warning('tag-of-leads', { field: 'name', values })
      : warning('tag-of-nobody', { field: 'name', values });
  }
  if (move.way === 'merge') {
    throw rule.merge === 'leads'
      ? warning('merge-of-leads', { field: 'git', values })
      : warning('merge-of-nobody', { field: 'git', values });
  }
  throw rule.push === 'leads'
    ? warning('push-of-leads', { field: 'git', values })
    : warning('push-of-nobody', { field: 'git', values });
}
