import type { World } from '../world.ts';
import { code, dept, nothing, ofDept } from './sample.ts';

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const captcha = { code: 'abcd', uuid: 'none' };
const password = 'a long enough password';
const assertion = {
  ...credential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const registration = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const newUser = { userName: 'somebody', email: 'some@body.example', phone: '12345678901' };

export const account = {
  captchaImage: nothing,
  signInOptions: nothing,
  version: nothing,
  login: () => ({ body: { userName: 'nobody', password } }),
  signInByCode: () => ({ body: { challenge: 'none', code } }),
  beginSetUpAtSignIn: () => ({ body: { challenge: 'none' } }),
  confirmSetUpAtSignIn: () => ({ body: { challenge: 'none', code } }),
  secondFactorState: nothing,
  beginSecondFactor: () => ({ body: { password } }),
  confirmSecondFactor: () => ({ body: { code } }),
  renewRecoveryCodes: () => ({ body: { password, code } }),
  turnOffSecondFactor: () => ({ body: { password, code } }),
  beginPasskeySignIn: nothing,
  signInByPasskey: () => ({ body: { ticket: 'none', assertion } }),
  listPasskeys: nothing,
  beginPasskey: () => ({ body: { password } }),
  addPasskey: () => ({ body: { name: 'key', registration } }),
  removePasskey: () => ({ body: { passkeyId: 1, password } }),
  removeSecondFactor: ({ victimId }: World) => ({ body: { userId: victimId } }),
  register: () => ({
    body: { ...newUser, ...captcha, password, confirmPassword: password, agreement: true },
  }),
  requestPasswordReset: () => ({ body: { email: newUser.email, ...captcha } }),
  resetPassword: () => ({ body: { token: 'none', password, confirmPassword: password } }),
  oidcStart: nothing,
  oidcFinish: () => ({ body: { search: '?code=1&state=2', ticket: 'none' } }),
  logOut: nothing,
  updateTime: nothing,
  updateChangePassword: () => ({
    body: { oldPassword: 'wrong', newPassword: password, confirmPassword: password },
  }),
  getUserInfo: nothing,
  getNote: nothing,
  getTour: nothing,
  openTour: () => ({ body: { open: true } }),
  saveNote: () => ({ body: { text: 'note', revision: 0 } }),
  findByPage: nothing,
  exportUsers: nothing,
  findUserAll: nothing,
  findUser: ofDept,
  getSysUserByUserId: ({ victimId }: World) => ({ params: { id: victimId } }),
  saveSysUser: () => ({ body: { ...newUser, password } }),
  updateSysUser: ({ victimId }: World) => ({ body: { userId: victimId, email: 'other@body.example' } }),
  mailConfirmation: nothing,
  confirmEmail: () => ({ body: { token: 'none' } }),
  deleteById: ({ victimId }: World) => ({ params: { id: victimId } }),
  resetPwd: ({ victimId }: World) => ({ body: { userId: victimId, password } }),
  saveGitInfo: () => ({ body: { ...dept, gitUserName: 'git', gitPassword: 'token' } }),
};
