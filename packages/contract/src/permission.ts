import { z } from 'zod';

/** What a role may do. `design:` is everything in the member's tree; `system:` is the installation's administration. */
export const Permission = z.enum([
  'design:view',
  'design:edit',
  'design:protect',
  'run:view',
  'run:start',
  'run:manage',
  'schedule:edit',
  'quota:edit',
  'git:view',
  'git:commit',
  'git:push',
  'project:view',
  'project:edit',
  'project:invite',
  'project:members',
  'project:menu',
  'project:dissolve',
  'project:create',
  'project:join',
  'system:user:view',
  'system:user:edit',
  'system:role:view',
  'system:role:edit',
  'system:dept:view',
  'system:dept:edit',
  'system:menu:view',
  'system:menu:edit',
  'system:dict:view',
  'system:dict:edit',
  'system:config:view',
  'system:config:edit',
  'system:server:view',
  'system:log:view',
  'system:online:view',
  'system:online:end',
  'system:audit:view',
  'system:backup:make',
  'system:backup:restore',
]);
export type Permission = z.infer<typeof Permission>;

/** Stands for every permission. */
export const EVERY_PERMISSION = '*';

export const RoleKey = z.enum([
  'admin',
  'visitor',
  'lead',
  'architecture',
  'hardware',
  'verification',
  'software',
  'backend',
]);
export type RoleKey = z.infer<typeof RoleKey>;

/** Ids 9 to 14 are the project roles of the specification, section 1. */
export const ROLE_IDS: Readonly<Record<RoleKey, number>> = {
  admin: 1,
  visitor: 2,
  lead: 9,
  architecture: 10,
  hardware: 11,
  verification: 12,
  software: 13,
  backend: 14,
};

export const PROJECT_ROLE_IDS = [9, 10, 11, 12, 13, 14] as const;

export function roleKeyOf(roleId: number): RoleKey {
  return RoleKey.options.find((key) => ROLE_IDS[key] === roleId) ?? 'visitor';
}

const newcomer: Permission[] = ['project:create', 'project:join'];

const engineer: Permission[] = [
  ...newcomer,
  'design:view',
  'design:edit',
  'run:view',
  'run:start',
  'schedule:edit',
  'git:view',
  'git:commit',
  'git:push',
  'project:view',
];

const lead = Permission.options.filter((permission) => !permission.startsWith('system:'));

/** What each role may do until an administrator changes it. The administrator may do everything, always. */
export const DEFAULT_PERMISSIONS: Readonly<Record<RoleKey, readonly Permission[]>> = {
  admin: Permission.options,
  visitor: newcomer,
  lead,
  architecture: [...engineer, 'design:protect', 'run:manage'],
  hardware: engineer,
  verification: [...engineer, 'run:manage'],
  software: engineer,
  backend: engineer,
};

type Held = readonly string[];

/** Nothing asked for is never granted (specification, section 6). */
export function mayAny(held: Held, asked: readonly Permission[]): boolean {
  return asked.some((permission) => held.includes(EVERY_PERMISSION) || held.includes(permission));
}

export function mayAll(held: Held, asked: readonly Permission[]): boolean {
  return asked.length > 0 && asked.every((permission) => mayAny(held, [permission]));
}

/** An administrator passes every role check. @throws when no role is listed. */
export function isAny(held: Held, asked: readonly RoleKey[]): boolean {
  if (asked.length === 0) throw new Error('a role check lists at least one role');
  return held.includes('admin') || asked.some((role) => held.includes(role));
}
