import { register } from '@netloom/contract';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { anyone } from '../../http/policy.ts';
import { Refusal } from '../../http/refusal.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { networkOf } from './client.ts';
import { perServer } from '../../perServer.ts';
import { RateLimit } from '../../rateLimit.ts';
import { requireCaptcha } from './captcha/captcha.ts';
import { askConfirmation } from './email/askConfirmation.ts';
import { hashPassword } from './password/password.ts';
import { checkNewPassword } from './password/passwordRules.ts';
import { insertUser } from './repository.ts';

const HOUR = 3_600_000;
/** Whole firms and classes have one address; a crowd of accounts is somebody's script. */
const limits = perServer(() => ({
  ofAddress: new RateLimit({ most: 30, milliseconds: HOUR }),
  ofInstallation: new RateLimit({ most: 300, milliseconds: HOUR }),
}));

/** @throws a 601 where too many accounts were made lately. */
function requireRoom(services: Services, network: string): void {
  const { ofAddress, ofInstallation } = limits(services);
  if (ofAddress.take(network) && ofInstallation.take('')) return;
  throw new Refusal('too-many-accounts');
}

/** An address that is not confirmed may be that of several accounts, so that nothing here tells whether it is known. */
export const registerRoute = implement(register, anyone, async ({ body, request }, _scope, services) => {
  const { database, configs, mail, log } = services;
  if (!configs.value('account.register')) throw new Refusal('registration-closed');
  requireCaptcha(body);
  requireRoom(services, networkOf(request.ip));
  const { userName, email, phone, password } = body;
  checkNewPassword(password, body, 'body.password');
  const passwordHash = await hashPassword(password);
  const made = await unlessTaken(insertUser(database, { userName, email, phone, passwordHash }));
  if (made === undefined) throw nameTaken();
  // Not waited for: the time of the reply tells nothing of the address.
  if (mail.enabled)
    askConfirmation(services, made, email).catch((error: unknown) =>
      log.warn({ err: error }, 'a link to confirm a mail address was not mailed'),
    );
  return null;
});

export function nameTaken(): Error {
  return new Refusal('user-name-taken', { field: 'body.userName' });
}
