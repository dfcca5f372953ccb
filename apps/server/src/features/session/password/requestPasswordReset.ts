import { requestPasswordReset } from '@netloom/contract';
import { anyone } from '../../../http/policy.ts';
import { Refusal } from '../../../http/refusal.ts';
import { implement } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { requireCaptcha } from '../captcha/captcha.ts';
import { listByEmail } from '../repository.ts';
import { hashToken, newToken } from '../token.ts';
import { replaceReset } from './mailedLinks.ts';
import { resetMail } from './resetMail.ts';

export const RESET_MINUTES = 30;
/** Nobody's mailbox is filled. */
const AGAIN_AFTER_MINUTES = 5;

export const requestPasswordResetRoute = implement(
  requestPasswordReset,
  anyone,
  ({ body }, _scope, services) => {
    if (!services.mail.enabled) throw new Refusal('no-reset-mails');
    requireCaptcha(body);
    // Not waited for, so that the time of the reply tells nothing.
    mailLinks(body.email, services).catch((error: unknown) =>
      services.log.error({ err: error }, 'a link to reset a password cannot be mailed'),
    );
    return Promise.resolve(null);
  },
);

/** One mail for each account of the address. */
async function mailLinks(email: string, { database, mail, settings }: Services): Promise<void> {
  const now = Date.now();
  for (const { userId, userName, email: to } of await listByEmail(database, email)) {
    const token = newToken();
    const made = await replaceReset(
      database,
      { tokenHash: hashToken(token), userId, expiresAt: new Date(now + RESET_MINUTES * 60_000) },
      new Date(now + (RESET_MINUTES - AGAIN_AFTER_MINUTES) * 60_000),
    );
    if (!made) continue;
    const link = `${settings.publicUrl}/resetPassword?token=${token}`;
    await mail.send({ to, ...resetMail({ userName, link, minutes: RESET_MINUTES }) });
  }
}
