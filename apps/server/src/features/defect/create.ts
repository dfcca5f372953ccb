import { createBug } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { attach } from '../attachment/index.ts';
import { memberOf } from '../department/index.ts';
import { requireAssignee } from './assignee.ts';
import { detailsOf } from './details.ts';
import { failureOf } from './failureOf.ts';
import { dutiesOf } from './policy.ts';
import { commitNamed } from './proof.ts';
import { insertBug, noteBranch, noteEvent, watch } from './repository.ts';
import { tellWatchers } from './tell.ts';

export const createBugRoute = implement(
  createBug,
  memberOf('defect:edit', ({ body }) => body.deptId),
  async ({ body: { deptId, resultId, imageIds, assigneeId = null, ...fields } }, member, services) => {
    const { database } = services;
    const { userId } = member.caller;
    await requireAssignee(database, deptId, assigneeId);
    const tree = { deptId, userId };
    if (fields.commitID !== '')
      fields.commitID = await commitNamed(fields.commitID, tree, services, 'commitID');
    const bound = resultId === undefined ? undefined : await failureOf(resultId, deptId, services);
    const row = {
      ...{ ...fields, deptId, createBy: userId, assignee: assigneeId },
      assigner: assigneeId === null ? null : userId,
      ...(bound && {
        bucketId: bound.result.bucketId,
        failure: bound.failure,
        commitID: bound.regression.commit,
        branch: bound.regression.branch,
        scope: fields.scope || bound.scope,
      }),
    };
    const bug = await database.transaction(async (within) => {
      const filed = await insertBug(within, row);
      const { bugId, branch, commitID } = filed;
      await noteEvent(within, { bugId, kind: 'filed', authorId: userId });
      await watch(within, bugId, assigneeId === null ? [userId] : [userId, assigneeId]);
      if (branch !== '') await noteBranch(within, bugId, branch, { foundCommit: commitID });
      await attach(within, imageIds, { ownerId: userId, bugId });
      return filed;
    });
    await tellWatchers({ bug, kind: 'bug-changed', author: member.caller, content: bug.title }, services);
    return detailsOf({ ...member, bug, duties: dutiesOf(member, services) }, services);
  },
);
