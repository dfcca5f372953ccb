import { z } from 'zod';
import { defineCall } from '../call.ts';
import { secret, time } from '../fields.ts';
import { emailText, passwordText, phoneText, samePasswords, userNameText } from './fields.ts';

/** The display language of the product. */
export const Language = z.enum(['en', 'zh', 'es', 'ja']);

export const UserInfo = z.object({
  userId: z.number(),
  userName: z.string(),
  avatar: z.string(),
  deptId: z.number().nullable(),
  userDeptId: z.number().nullable(),
  roles: z.array(z.string()),
  perms: z.array(z.string()),
});
export type UserInfo = z.infer<typeof UserInfo>;

export const login = defineCall({
  method: 'POST',
  path: '/login',
  summary:
    'Signs in and returns an opaque token. From the second failure on the code of a captcha is asked for (601 with data.captcha). An account with a second factor gets no token but a challenge (601 with data.secondFactor).',
  body: z.object({
    userName: z.string().trim().normalize('NFC').min(1).max(128),
    password: secret(z.string().min(1).max(1024)),
    code: z.string().max(16).optional(),
    uuid: z.string().max(64).optional(),
  }),
  reply: z.object({ token: z.string() }),
});

/** Data of a 601 reply to a sign-in, a registration or a reset: whether the next try needs a captcha. */
export const CaptchaNeeded = z.object({ captcha: z.boolean() });
export type CaptchaNeeded = z.infer<typeof CaptchaNeeded>;

export const captchaImage = defineCall({
  method: 'GET',
  path: '/captchaImage',
  summary:
    'A captcha: a PNG picture (a data URL) whose letters are sent as code with its uuid; good once, for five minutes.',
  reply: z.object({ uuid: z.string(), img: z.string() }),
});

export const signInOptions = defineCall({
  method: 'GET',
  path: '/signInOptions',
  summary: 'What the sign-in page offers.',
  reply: z.object({
    register: z.boolean(),
    /** Whether a link to reset the password can be mailed. */
    mail: z.boolean(),
    /** Name of the OpenID Connect provider; null without one. */
    oidc: z.string().nullable(),
    /** Whether the installation's public address allows passkeys. */
    passkeys: z.boolean(),
  }),
});

export const register = defineCall({
  method: 'POST',
  path: '/register',
  summary: 'Makes an account. The reply is the same whether or not the mail address was known.',
  audit: true,
  body: samePasswords('password', {
    userName: userNameText,
    email: emailText,
    phone: phoneText,
    password: passwordText,
    confirmPassword: secret(z.string().max(1024)),
    agreement: z.literal(true, 'You need to agree to the agreement before registration'),
    code: z.string().max(16),
    uuid: z.string().max(64),
  }),
  reply: z.null(),
});

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/requestPasswordReset',
  summary: 'Mails a link to reset the password. The reply is the same whether or not the address is known.',
  audit: true,
  body: z.object({
    email: emailText,
    code: z.string().max(16),
    uuid: z.string().max(64),
  }),
  reply: z.null(),
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/resetPassword',
  summary: 'Sets a new password by the token of a mailed link, and ends every session of the user.',
  audit: true,
  body: samePasswords('password', {
    token: secret(z.string().min(1).max(200)),
    password: passwordText,
    confirmPassword: secret(z.string().max(1024)),
  }),
  reply: z.null(),
});

export const oidcStart = defineCall({
  method: 'GET',
  path: '/oidc/start',
  summary:
    'Address of the OpenID Connect provider to go to, and a ticket that the browser keeps meanwhile: who has it gets the token.',
  query: z.object({ redirect: z.string().max(2000).default('/') }),
  reply: z.object({ url: z.string(), ticket: z.string() }),
});

export const oidcFinish = defineCall({
  method: 'POST',
  path: '/oidc/finish',
  summary: 'Ends the sign-in with what the provider sent to /login: answers the token and where to go.',
  body: z.object({ search: secret(z.string().max(8000)), ticket: secret(z.string().max(200)) }),
  reply: z.object({ token: z.string(), redirect: z.string() }),
});

export const logOut = defineCall({
  method: 'GET',
  path: '/logOut',
  summary: 'Ends the session.',
  reply: z.null(),
});

export const updateTime = defineCall({
  method: 'GET',
  path: '/sysUser/updateTime',
  summary: 'Tells that the user is there: the time shown among the online users.',
  reply: z.object({ time }),
});

export const updateChangePassword = defineCall({
  method: 'POST',
  path: '/updateChangePassword',
  summary: 'Changes the own password, and ends every session of the user.',
  audit: true,
  body: samePasswords('newPassword', {
    oldPassword: secret(z.string().min(1).max(1024)),
    newPassword: passwordText,
    confirmPassword: secret(z.string().max(1024)),
  }).refine(({ oldPassword, newPassword }) => newPassword !== oldPassword, {
    path: ['newPassword'],
    message: 'The new password must differ from the current one',
  }),
  reply: z.null(),
});

export const getUserInfo = defineCall({
  method: 'GET',
  path: '/sysUser/getUserInfo',
  summary: 'The signed-in user, with roles and permissions in the selected department.',
  reply: UserInfo,
});

export const version = defineCall({
  method: 'GET',
  path: '/resourceManager/version',
  summary: 'Version of the product.',
  reply: z.object({ version: z.string() }),
});
