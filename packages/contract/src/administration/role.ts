import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../fields.ts';
import { Permission, RoleKey } from '../permission.ts';

/** A role with what it may do now; `changed` are permissions that differ from the product's default. */
export const Role = z.object({
  roleId: z.number(),
  roleKey: RoleKey,
  permissions: z.array(Permission),
  changed: z.array(Permission),
  /** How many users have it: administrators, members of projects, users without a project. */
  users: z.number(),
});
export type Role = z.infer<typeof Role>;

export const selectRoleList = defineCall({
  method: 'GET',
  path: '/sysRole/selectRoleList',
  summary: 'Every role with its permissions.',
  reply: z.array(Role),
});

export const updateRole = defineCall({
  method: 'POST',
  path: '/sysRole/updateRole',
  summary: 'Sets what a role may do. The administrator’s role cannot be changed.',
  audit: true,
  body: z.object({ roleId: id, permissions: z.array(Permission) }),
  reply: Role,
});
