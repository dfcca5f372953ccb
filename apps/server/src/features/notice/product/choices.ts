import { ProductNotice, noticeChoices, saveNoticeChoice } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { KINDS } from './kinds.ts';
import { choicesOf, saveChoice } from './repository.ts';

export const noticeChoicesRoute = implement(
  noticeChoices,
  signedIn,
  async (_incoming, { caller }, { database, mail }) => {
    const chosen = await choicesOf(database, caller.userId);
    const choices = ProductNotice.options.map((kind) => ({
      kind,
      way: chosen.get(kind) ?? KINDS[kind].way,
    }));
    return { choices, mail: mail.enabled };
  },
);

export const saveNoticeChoiceRoute = implement(
  saveNoticeChoice,
  signedIn,
  async ({ body }, { caller }, { database }) => {
    await saveChoice(database, { userId: caller.userId, ...body });
    return null;
  },
);
