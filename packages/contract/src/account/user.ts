import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Page, id, paged, projectId, secret, time } from '../fields.ts';
import { Status, emailText, passwordText, phoneText, userNameText } from './fields.ts';

/** A user as people see him. `roles` are his roles by project, 'admin' first for administrators. */
export const SysUser = z.object({
  userId: z.number(),
  userName: z.string(),
  email: z.string(),
  /** Proven by a mailed link or the sign-in provider, or vouched for by an administrator; commits carry no other. */
  emailConfirmed: z.boolean(),
  /** Waits for its mailed link to be opened; told to the user himself and to administrators. */
  pendingEmail: z.string(),
  /** Whether a second factor is on; null for colleagues, who are not told. */
  secondFactor: z.boolean().nullable(),
  phone: z.string(),
  avatar: z.string(),
  admin: z.boolean(),
  status: Status,
  departments: z.array(z.object({ deptId: z.number(), deptName: z.string(), roleId: z.number() })),
  createTime: time,
  lastSeen: time.nullable(),
});
export type SysUser = z.infer<typeof SysUser>;

const UserFilter = z.object({
  /** Part of user name, email or phone, without case. */
  search: z.string().max(100).default(''),
  /** As text in a form. */
  status: z.union([Status, z.enum(['0', '1']).transform((text) => Number(text) as Status)]).optional(),
  deptId: id.optional(),
});

export const findByPage = defineCall({
  method: 'POST',
  path: '/sysUser/findByPage',
  summary: 'One page of the users.',
  body: Page.extend(UserFilter.shape).extend({
    sort: z.enum(['userName', 'email', 'createTime', 'lastSeen']).default('userName'),
    descending: z.boolean().default(false),
  }),
  reply: paged(SysUser),
});

export const exportUsers = defineCall({
  method: 'POST',
  path: '/sysUser/export',
  summary: 'The users as an XLSX sheet (form-encoded).',
  kind: 'blob',
  audit: true,
  body: UserFilter,
  reply: z.null(),
});

export const getSysUserByUserId = defineCall({
  method: 'GET',
  path: '/sysUser/getSysUserByUserId/{id}',
  summary: 'One user: oneself, a colleague of a project, or for administrators anyone.',
  params: z.object({ id }),
  reply: SysUser,
});

const contact = {
  email: z.union([z.literal(''), emailText]),
  phone: z.union([z.literal(''), phoneText]),
};

export const saveSysUser = defineCall({
  method: 'POST',
  path: '/sysUser/saveSysUser',
  summary: 'Makes a user.',
  audit: true,
  body: z.object({
    userName: userNameText,
    ...contact,
    /** Vouches for the address; else a link is mailed to it. */
    emailConfirmed: z.boolean().default(false),
    password: passwordText,
    admin: z.boolean().default(false),
    status: Status.default(0),
  }),
  reply: SysUser,
});

export const updateSysUser = defineCall({
  method: 'POST',
  path: '/sysUser/updateSysUser',
  summary:
    'Changes a user: oneself (contact and picture), or for administrators anyone. Another mail address of one’s own needs the current password, and holds from when its mailed link is opened. Disabling ends every session.',
  audit: true,
  body: z.object({
    userId: id,
    userName: userNameText.optional(),
    email: contact.email.optional(),
    /** An administrator’s word for the address, which then holds at once. */
    emailConfirmed: z.boolean().optional(),
    /** To change one’s own mail address. */
    currentPassword: secret(z.string().max(1024)).optional(),
    phone: contact.phone.optional(),
    admin: z.boolean().optional(),
    status: Status.optional(),
    /** A data URL of a PNG, JPEG or WebP of at most 32 kB; empty for none. */
    avatar: z.string().max(45_000).optional(),
  }),
  reply: SysUser,
});

export const mailConfirmation = defineCall({
  method: 'POST',
  path: '/sysUser/mailConfirmation',
  summary: 'Mails a new link for the own address that is not confirmed yet; the link before it is void.',
  reply: z.null(),
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/sysUser/confirmEmail',
  summary: 'Confirms the own mail address by the token of the mailed link, good once and for 24 hours.',
  audit: true,
  body: z.object({ token: secret(z.string().min(1).max(200)) }),
  reply: SysUser,
});

export const deleteById = defineCall({
  method: 'GET',
  path: '/sysUser/deleteById/{id}',
  summary: 'Deletes a user. What he made stays under his name.',
  audit: true,
  params: z.object({ id }),
  reply: z.null(),
});

export const resetPwd = defineCall({
  method: 'PUT',
  path: '/system/user/resetPwd',
  base: '',
  summary: 'Sets the password of another user, and ends his sessions.',
  audit: true,
  body: z.object({ userId: id, password: passwordText }),
  reply: z.null(),
});

/** A pair of user id and display name. */
export const UserName = z.object({ userId: z.number(), userName: z.string() });
export type UserName = z.infer<typeof UserName>;

export const findUserAll = defineCall({
  method: 'GET',
  path: '/sysUser/findUserAll',
  summary: 'Names of all users, for pickers.',
  reply: z.array(UserName),
});

/** A member of a project. Credentials are never told, only whether there are some. */
export const Member = z.object({
  userDeptId: z.number(),
  userId: z.number(),
  userName: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  avatar: z.string(),
  roleId: z.number(),
  status: Status,
  gitUserName: z.string(),
  gitSecret: z.boolean(),
  createBy: z.string(),
  createTime: time,
});
export type Member = z.infer<typeof Member>;

export const findUser = defineCall({
  method: 'POST',
  path: '/sysUser/findUser',
  summary: 'The members of a project.',
  query: z.object({ deptId: projectId }),
  reply: z.array(Member),
});

export const saveGitInfo = defineCall({
  method: 'POST',
  path: '/sysUserDept/saveGitInfo',
  summary: 'Keeps the caller’s own git credentials for a project, encrypted; they are never sent back.',
  audit: true,
  body: z.object({
    deptId: projectId,
    gitUserName: z.string().trim().min(1, 'The Git username is required').max(200),
    /** Password, token, or private key for ssh; left out it stays as it is. */
    gitPassword: secret(z.string().min(1, 'The Git password is required').max(20_000)).optional(),
  }),
  reply: z.null(),
});
