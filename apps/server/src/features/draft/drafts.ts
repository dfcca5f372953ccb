import { getDraft, listDrafts, saveDraft } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { countDrafts, findDraft, forgetSent, listOf, replaceDraft } from './repository.ts';

/** Of one person, those too that were sent within a quarter of a year. */
const MOST = 5000;

export const listDraftsRoute = implement(listDrafts, signedIn, (_incoming, { caller }, { database }) =>
  listOf(database, caller.userId),
);

export const getDraftRoute = implement(getDraft, signedIn, ({ query }, { caller }, { database }) =>
  findDraft(database, caller.userId, query.draftKey),
);

export const saveDraftRoute = implement(saveDraft, signedIn, async ({ body }, { caller }, { database }) => {
  const { userId } = caller;
  if (body.version === 0 && (await countDrafts(database, userId)) >= MOST) {
    await forgetSent(database, userId);
    if ((await countDrafts(database, userId)) >= MOST)
      throw warning('too-many-drafts', { field: 'draftKey', values: { most: MOST } });
  }
  const saved = await replaceDraft(database, userId, body);
  if (saved !== undefined) return saved;
  throw warning('draft-newer', { data: await findDraft(database, userId, body.draftKey) });
});
