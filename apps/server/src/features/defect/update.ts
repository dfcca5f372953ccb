import { updateBug } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/index.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { requireAssignee } from './assignee.ts';
import { detailsOf } from './details.ts';
import { memberOfBug } from './policy.ts';
import { changeBug, noteEvent, watch } from './repository.ts';
import type { BugRecord } from './repository.ts';
import { tellWatchers } from './tell.ts';

export type BugChange = Incoming<typeof updateBug>['body']['change'];

/** Fields that are other than they were. */
function changedFields(
  bug: BugRecord,
  { assigneeId, ...fields }: BugChange,
  userId: number,
): Partial<BugRecord> {
  const wanted: Partial<BugRecord> = {
    ...fields,
    ...(assigneeId !== undefined && { assignee: assigneeId, assigner: assigneeId === null ? null : userId }),
  };
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && value !== bug[name as keyof BugRecord],
  );
  // Who gave it stays the same person as long as it is with the same one.
  if (!changed.some(([name]) => name === 'assignee'))
    return Object.fromEntries(changed.filter(([name]) => name !== 'assigner'));
  return Object.fromEntries(changed);
}

/** Changes fields of a defect within the caller's transaction; nothing is written where nothing is other. */
export async function editBug(
  within: Database,
  bug: BugRecord,
  change: BugChange,
  { userId }: Pick<Caller, 'userId'>,
): Promise<BugRecord> {
  await requireAssignee(within, bug.deptId, change.assigneeId);
  const changed = changedFields(bug, change, userId);
  const fields = Object.keys(changed).filter((name) => name !== 'assigner');
  if (fields.length === 0) return bug;
  const after = await changeBug(within, bug, changed);
  await noteEvent(within, { bugId: bug.bugId, kind: 'changed', authorId: userId, detail: { fields } });
  if (changed.assignee) await watch(within, bug.bugId, [changed.assignee]);
  return after;
}

export const updateBugRoute = implement(
  updateBug,
  memberOfBug('defect:edit', ({ body }) => body.bugId),
  async ({ body: { revision, change } }, member, services) => {
    const from = { ...member.bug, revision };
    const bug = await services.database.transaction((within) => editBug(within, from, change, member.caller));
    await tellWatchers({ bug, kind: 'bug-changed', author: member.caller }, services);
    return detailsOf({ ...member, bug }, services);
  },
);
