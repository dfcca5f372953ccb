import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, projectId, secret, time } from '../fields.ts';
import { roleId } from './department.ts';

/** An invitation. Its code is told once, when it is made, and kept as a hash alone. */
export const Invitation = z.object({
  inviteId: z.number(),
  deptId: z.number(),
  roleId: z.number(),
  createBy: z.string(),
  createTime: time,
  expiresTime: time,
  revoked: z.boolean(),
  uses: z.number(),
});
export type Invitation = z.infer<typeof Invitation>;

export const inviteDept = defineCall({
  method: 'POST',
  path: '/sysApplyDept/inviteDept',
  summary: 'Makes an invite code for a project. The code is told this once.',
  audit: true,
  query: z.object({ deptId: projectId, roleId, days: z.coerce.number().int().min(1).max(90).default(7) }),
  reply: Invitation.extend({ inviteCode: z.string() }),
});

export const inviteList = defineCall({
  method: 'GET',
  path: '/sysApplyDept/inviteList',
  summary: 'Invitations of a project that can still be used, the newest first.',
  query: z.object({ deptId: id }),
  reply: z.array(Invitation),
});

export const revokeInvite = defineCall({
  method: 'POST',
  path: '/sysApplyDept/revokeInvite',
  summary: 'Makes an invite code useless.',
  audit: true,
  body: z.object({ inviteId: id }),
  reply: z.null(),
});

/** 0 waits, 1 allowed, 2 refused. */
export const ApplicationStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** A wish to join a project. */
export const Application = z.object({
  applyId: z.number(),
  deptId: z.number(),
  deptName: z.string(),
  userId: z.number(),
  userName: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  roleId: z.number(),
  status: ApplicationStatus,
  createTime: time,
  decideBy: z.string(),
  decideTime: time.nullable(),
});
export type Application = z.infer<typeof Application>;

export const applyDept = defineCall({
  method: 'POST',
  path: '/sysApplyDept/applyDept',
  summary: 'Asks to join a project by its invite code; guesses are slowed down.',
  audit: true,
  query: z.object({ inviteCode: secret(z.string().trim().min(1).max(64)) }),
  reply: Application,
});

export const myApplications = defineCall({
  method: 'GET',
  path: '/sysApplyDept/myApplications',
  summary: 'The caller’s own applications, the newest first.',
  reply: z.array(Application),
});

export const approvalList = defineCall({
  method: 'POST',
  path: '/sysApplyDept/approvalList',
  summary: 'Applications to a project, those that wait first.',
  query: z.object({ deptId: projectId }),
  reply: z.array(Application),
});

export const approvalStatus = defineCall({
  method: 'POST',
  path: '/sysApplyDept/approvalStatus',
  summary: 'Allows (1) or refuses (2) an application that waits.',
  audit: true,
  query: z.object({
    applyId: id,
    status: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
    roleId: roleId.optional(),
  }),
  reply: Application,
});
