import type { Caller } from '../../caller.ts';
import type { Feature, Services } from '../../services.ts';
import { captchaImageRoute } from './captcha/captchaImage.ts';
import { startSessionEnds } from './endSessions.ts';
import { beginSecondFactorRoute } from './factor/begin.ts';
import { confirmSecondFactorRoute } from './factor/confirm.ts';
import { renewRecoveryCodesRoute } from './factor/renewRecoveryCodes.ts';
import { beginSetUpAtSignInRoute, confirmSetUpAtSignInRoute } from './factor/setUpAtSignIn.ts';
import { signInByCodeRoute } from './factor/signInByCode.ts';
import { secondFactorStateRoute } from './factor/state.ts';
import { turnOffSecondFactorRoute } from './factor/turnOff.ts';
import { getUserInfoRoute } from './getUserInfo.ts';
import { idleSince } from './idle.ts';
import { logOutRoute } from './logOut.ts';
import { loginRoute } from './login.ts';
import { oidcFinishRoute } from './oidc/oidcFinish.ts';
import { oidcStartRoute } from './oidc/oidcStart.ts';
import { addPasskeyRoute } from './passkey/add.ts';
import { beginPasskeyRoute } from './passkey/begin.ts';
import { listPasskeysRoute } from './passkey/list.ts';
import { removePasskeyRoute } from './passkey/remove.ts';
import { beginPasskeySignInRoute, signInByPasskeyRoute } from './passkey/signInByPasskey.ts';
import { requestPasswordResetRoute } from './password/requestPasswordReset.ts';
import { resetPasswordRoute } from './password/resetPassword.ts';
import { updateChangePasswordRoute } from './password/updateChangePassword.ts';
import { registerRoute } from './register.ts';
import { findCaller } from './repository.ts';
import { noteSeen } from './seen.ts';
import { signInOptionsRoute } from './signInOptions.ts';
import { hashToken } from './token.ts';
import { updateTimeRoute } from './updateTime.ts';
import { versionRoute } from './version.ts';

export { nameTaken } from './register.ts';
export { checkNewPassword } from './password/passwordRules.ts';
export { hashPassword } from './password/password.ts';
export { setPassword } from './password/setPassword.ts';
export { requirePassword } from './password/requirePassword.ts';
export { askConfirmation } from './email/askConfirmation.ts';
export { changeAskedMail, changedMail } from './email/emailMails.ts';
export { emailTaken } from './email/emailTaken.ts';
export { confirmByToken, pendingEmails, setEmail } from './email/repository.ts';
export { removeFactor } from './factor/remove.ts';
export { usersWithFactor } from './factor/repository.ts';
export { idleSince } from './idle.ts';
export { hashToken, newToken } from './token.ts';
export { emailChanges, loginLogs, secondFactors, sessions, users } from './tables.ts';
export { ADMIN_NAME, createAdminUser } from './adminUser.ts';
export { deleteSessionsOf, findUserById, insertUser, userNames } from './repository.ts';

export const session: Feature = {
  routes: [
    loginRoute,
    signInByCodeRoute,
    beginSetUpAtSignInRoute,
    confirmSetUpAtSignInRoute,
    beginPasskeySignInRoute,
    signInByPasskeyRoute,
    captchaImageRoute,
    signInOptionsRoute,
    registerRoute,
    requestPasswordResetRoute,
    resetPasswordRoute,
    oidcStartRoute,
    oidcFinishRoute,
    logOutRoute,
    updateTimeRoute,
    updateChangePasswordRoute,
    secondFactorStateRoute,
    beginSecondFactorRoute,
    confirmSecondFactorRoute,
    renewRecoveryCodesRoute,
    turnOffSecondFactorRoute,
    listPasskeysRoute,
    beginPasskeyRoute,
    addPasskeyRoute,
    removePasskeyRoute,
    getUserInfoRoute,
    versionRoute,
  ],
  start: async (services) => startSessionEnds(services),
};

/** Who holds the token; he is noted as being there when the call is his own doing. */
export async function authenticate(
  { database, configs }: Pick<Services, 'database' | 'configs'>,
  token: string,
  attended: boolean,
): Promise<Caller | undefined> {
  const caller = await findCaller(database, hashToken(token), idleSince(configs));
  if (caller !== undefined && attended) noteSeen(database, caller);
  return caller;
}
