import { ProductNotice, noticeChoices, saveNoticeChoice } from '@netloom/contract';
import { whoIs } from '../../../http/policy.ts';
import { forbidden } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import type { Incoming } from '../../../http/route.ts';
import { findMembership } from '../../department/index.ts';
import { KINDS } from './kinds.ts';
import { choicesOf, dropChoice, saveChoice, wayOf } from './choiceRows.ts';

/** For himself: everywhere, or in a project that he is a member of. */
function forHimself<I>(deptIdOf: (incoming: I) => number | undefined) {
  return whoIs('everybody for himself', async (incoming: I, caller, { database }) => {
    const deptId = deptIdOf(incoming);
    if (deptId !== undefined && (await findMembership(database, caller.userId, deptId)) === undefined)
      throw forbidden();
    return { caller, deptId: deptId ?? null };
  });
}

export const noticeChoicesRoute = implement(
  noticeChoices,
  forHimself(({ query }: Incoming<typeof noticeChoices>) => query.deptId),
  async (_incoming, { caller, deptId }, { database, mail }) => {
    const chosen = await choicesOf(database, caller.userId);
    const kinds = ProductNotice.options.filter((kind) => deptId === null || KINDS[kind].ofProject);
    const choices = kinds.map((kind) => ({
      kind,
      way: wayOf(chosen, kind, deptId),
      own: chosen.some((each) => each.kind === kind && each.deptId === deptId),
    }));
    return { choices, mail: mail.enabled };
  },
);

export const saveNoticeChoiceRoute = implement(
  saveNoticeChoice,
  forHimself(({ body }: Incoming<typeof saveNoticeChoice>) => body.deptId),
  async ({ body: { kind, way } }, { caller, deptId }, { database }) => {
    const place = { userId: caller.userId, kind, deptId };
    await (way === null ? dropChoice(database, place) : saveChoice(database, { ...place, way }));
    return null;
  },
);
