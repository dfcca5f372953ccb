import { bulkEditBugs } from '@netloom/contract';
import { Refusal } from '../../http/refusal.ts';
import { forbidden } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { memberOf } from '../department/index.ts';
import type { Member } from '../department/index.ts';
import { performMove } from './move.ts';
import { dutiesOf } from './policy.ts';
import { findBug } from './repository.ts';
import { tellWatchers } from './tell.ts';
import { editBug } from './update.ts';

type Body = Incoming<typeof bulkEditBugs>['body'];

async function editOne(
  { bugId, revision }: Body['bugs'][number],
  { deptId, change, status, reason }: Body,
  { caller, membership }: Member,
  services: Services,
): Promise<void> {
  const found = await findBug(services.database, bugId);
  if (found?.deptId !== deptId) throw forbidden();
  const from = { ...found, revision };
  const duties = dutiesOf({ caller, membership }, services);
  const moved =
    status === undefined
      ? from
      : await performMove({ caller, bug: from, duties }, { status, reason }, services);
  const bug = await services.database.transaction((within) => editBug(within, moved, change, caller));
  if (bug.revision !== revision) await tellWatchers({ bug, kind: 'bug-changed', author: caller }, services);
}

/** Each is changed by itself, so that one that is refused does not undo the others. */
export const bulkEditBugsRoute = implement(
  bulkEditBugs,
  memberOf('defect:edit', ({ body }) => body.deptId),
  async ({ body, language }, member, services) => {
    const refused: { bugId: number; why: string }[] = [];
    for (const bug of body.bugs)
      await editOne(bug, body, member, services).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        refused.push({ bugId: bug.bugId, why: error.in(language).message });
      });
    return { changed: body.bugs.length - refused.length, refused };
  },
);
