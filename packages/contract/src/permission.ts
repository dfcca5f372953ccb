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
  'defect:view',
  'defect:edit',
  'defect:triage',
  'defect:verify',
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
  'notice:edit',
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
  'system:notice:edit',
  'system:ticket:edit',
  'system:backup:make',
  'system:backup:restore',
]);
export type Permission = z.infer<typeof Permission>;

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

const newcomer: Permission[] = ['project:create', 'project:join'];

const engineer: Permission[] = [
  ...newcomer,
  'design:view',
  'design:edit',
  'run:view',
  'run:start',
  'schedule:edit',
  'defect:view',
  'defect:edit',
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
  architecture: [...engineer, 'design:protect', 'run:manage', 'defect:triage'],
  hardware: engineer,
  verification: [...engineer, 'run:manage', 'defect:triage', 'defect:verify'],
  software: engineer,
  backend: engineer,
};
