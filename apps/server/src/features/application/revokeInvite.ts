import { revokeInvite } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { inviterOf } from './policy.ts';
import { findInvitation, revokeInvitation } from './repository.ts';

export const revokeInviteRoute = implement(
  revokeInvite,
  inviterOf(({ body }: Incoming<typeof revokeInvite>, { database }) =>
    findInvitation(database, body.inviteId),
  ),
  async ({ body: { inviteId } }, _scope, { database }) => {
    await revokeInvitation(database, inviteId);
    return null;
  },
);
