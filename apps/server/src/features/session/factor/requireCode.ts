import { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { hasFactor } from '../repository.ts';
import type { User } from '../repository.ts';
import { checkCode } from './checkCode.ts';
import { mailOfFactor } from './factorMails.ts';

/** @throws a 601 unless the code is one of the user's second factor, which he must have. */
export async function requireCode(
  services: Services,
  user: User,
  { code, address }: { code: string; address: string },
): Promise<void> {
  const { userId } = user;
  if (!(await hasFactor(services.database, userId))) throw new Refusal('factor-off');
  const kind = await checkCode(services, { userId, address, code });
  if (kind === undefined) throw new Refusal('code-wrong', { field: 'body.code' });
  if (kind === 'recovery') await mailOfFactor(services, user, 'recovery');
}
