import { Refusal } from '../../../http/refusal.ts';
import { perServer } from '../../../perServer.ts';
import { RateLimit } from '../../../rateLimit.ts';
import type { Services } from '../../../services.ts';
import { hashToken, newToken } from '../token.ts';
import { confirmationMail } from './emailMails.ts';
import { replaceEmailChange } from './repository.ts';

const HOURS = 24;

/** Nobody's mailbox is filled, whoever gives its address. */
const limits = perServer(() => ({
  ofUser: new RateLimit({ most: 5, milliseconds: 3_600_000 }),
  ofAddress: new RateLimit({ most: 5, milliseconds: 3_600_000 }),
}));

/** Mails a link that puts `email` in force when the user opens it. @throws a 601 when that was asked for too often. */
export async function askConfirmation(
  services: Services,
  { userId, userName }: { userId: number; userName: string },
  email: string,
): Promise<void> {
  const { database, mail, settings } = services;
  const { ofUser, ofAddress } = limits(services);
  if (!ofUser.take(String(userId)) || !ofAddress.take(email.toLowerCase()))
    throw new Refusal('too-many-mails');
  const token = newToken();
  const expiresAt = new Date(Date.now() + HOURS * 3_600_000);
  await replaceEmailChange(database, { userId, tokenHash: hashToken(token), email, expiresAt });
  const link = `${settings.publicUrl}/profile/index?tab=me&confirmEmail=${token}`;
  await mail.send({ to: email, ...confirmationMail({ userName, link, hours: HOURS }) });
}
