import { renewRecoveryCodes } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes.ts';
import { replaceRecoveryCodes } from './repository.ts';
import { requireCode } from './requireCode.ts';
import { requireOwner } from './requireOwner.ts';

export const renewRecoveryCodesRoute = implement(
  renewRecoveryCodes,
  signedIn,
  async ({ body: { password, code }, request }, { caller }, services) => {
    const user = await requireOwner(services, caller, password);
    await requireCode(services, user, { code, address: request.ip });
    const recoveryCodes = newRecoveryCodes();
    await services.database.transaction((within) =>
      replaceRecoveryCodes(
        within,
        user.userId,
        recoveryCodes.map((each) => recoveryHash(each)!),
      ),
    );
    return { recoveryCodes };
  },
);
