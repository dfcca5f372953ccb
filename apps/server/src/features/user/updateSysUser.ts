import { updateSysUser } from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { forbidden, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { askConfirmation, deleteSessionsOf, nameTaken, setEmail } from '../session/index.ts';
import { checkAvatar } from './avatar.ts';
import { emailOutcome, noticeOldAddress, takenProblem } from './changeEmail.ts';
import type { EmailOutcome } from './changeEmail.ts';
import { selfOrEditor } from './policy.ts';
import type { Editor } from './policy.ts';
import { requireOtherAdministrator } from './requireOtherAdministrator.ts';
import { requireOtherLeads } from './requireOtherLeads.ts';
import { updateUser } from './repository.ts';
import { sysUsers } from './reply.ts';

type Changes = Omit<BodyOf<typeof updateSysUser>, 'userId' | 'email' | 'emailConfirmed' | 'currentPassword'>;

export const updateSysUserRoute = implement(
  updateSysUser,
  selfOrEditor(({ body }) => body.userId),
  async ({ body }, editor, services) => {
    const { userId, email, emailConfirmed, currentPassword, ...changes } = body;
    checkRights(changes, editor);
    if (changes.avatar) checkAvatar(changes.avatar);
    const outcome = await emailOutcome({ email, emailConfirmed, currentPassword }, editor, services);
    if (outcome.asked !== undefined) await askConfirmation(services, editor.user, outcome.asked);
    await store(changes, outcome, editor, services);
    await noticeOldAddress(outcome, editor.user, services);
    const { database, hub } = services;
    if (changes.status === 1) hub.endUser(userId, 'disabled');
    await hub.learnAnew((caller) => caller.userId === userId);
    return (await sysUsers(database, [userId]))[0]!;
  },
);

/** Name, status and office are not one's own to change. */
function checkRights({ userName, admin, status }: Changes, { caller, user, administers }: Editor): void {
  const unchanged = (value: unknown, stored: unknown) => value === undefined || value === stored;
  const office = !unchanged(admin, user.admin);
  const rest = !unchanged(userName, user.userName) || !unchanged(status, user.status);
  if (((office || rest) && !administers) || (office && !caller.admin)) throw forbidden();
  if (status === 1 && user.userId === caller.userId)
    throw warning('not-yourself-disabled', { field: 'status' });
}

async function store(
  changes: Changes,
  { stored }: EmailOutcome,
  { user }: Editor,
  { database }: Services,
): Promise<void> {
  const work = database.transaction(async (within) => {
    if (user.admin && (changes.admin === false || changes.status === 1))
      await requireOtherAdministrator(within, user);
    if (user.status === 0 && changes.status === 1) await requireOtherLeads(within, user, 'userId');
    await updateUser(within, user.userId, changes);
    if (stored !== undefined) await setEmail(within, user.userId, stored);
    if (changes.status === 1) await deleteSessionsOf(within, user.userId);
  });
  await work.catch((error: unknown) => {
    throw takenProblem(error, nameTaken) ?? error;
  });
}
