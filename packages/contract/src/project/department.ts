import { z } from 'zod';
import { Status } from '../account/fields.ts';
import { defineCall } from '../call.ts';
import { Page, id, secret, time } from '../fields.ts';
import { PROJECT_ROLE_IDS } from '../roles.ts';

export const roleId = z.coerce
  .number()
  .refine(
    (value) => (PROJECT_ROLE_IDS as readonly number[]).includes(value),
    'expected a project role, 9 to 14',
  );

/** A department is a project. `roleId` is the caller's role in it, `isDefault` whether sign-in opens it. */
export const Department = z.object({
  deptId: z.number(),
  deptName: z.string(),
  member: z.array(z.number()),
  roleId: z.number(),
  isDefault: z.boolean(),
});
export type Department = z.infer<typeof Department>;

/** How far the first copy of the git repository has come; progress from 0 to 1. */
export const CloneState = z.object({
  state: z.enum(['cloning', 'ready', 'failed']),
  progress: z.number(),
  message: z.string(),
});
export type CloneState = z.infer<typeof CloneState>;

/** A project with what its members may know. */
export const Project = z.object({
  deptId: z.number(),
  deptName: z.string(),
  gitAddress: z.string(),
  projectPath: z.string(),
  clone: CloneState,
  /** Ids of its members; the number of them. */
  member: z.array(z.number()),
  memberCount: z.number(),
  createBy: z.string(),
  createTime: time,
  /** Its members need a second factor to sign in. */
  secondFactor: z.boolean(),
  /** Who left a chat of the project goes on reading what was said there before. */
  formerMembersRead: z.boolean(),
  status: Status,
  /** Set when the project was dissolved; it can be brought back until `keptUntil`. */
  dissolvedTime: time.nullable(),
  keptUntil: time.nullable(),
  /** The caller's role; null for an administrator who is no member. */
  roleId: z.number().nullable(),
  isDefault: z.boolean(),
});
export type Project = z.infer<typeof Project>;

export const selectMyDeptList = defineCall({
  method: 'GET',
  path: '/sysUserDept/selectMyDeptList',
  summary: 'The departments (projects) that the user belongs to, the default one first.',
  reply: z.array(Department),
});

export const selectDeptList = defineCall({
  method: 'POST',
  path: '/SysDept/selectDeptList',
  summary: 'Projects: the caller’s own, or for administrators all, with dissolved ones on demand.',
  body: Page.extend({
    search: z.string().max(100).default(''),
    dissolved: z.boolean().default(false),
    /** The caller's own alone, for administrators too; the default one first. */
    mine: z.boolean().default(false),
  }),
  reply: z.object({ total: z.number(), rows: z.array(Project) }),
});

export const selectDeptById = defineCall({
  method: 'GET',
  path: '/SysDept/selectDeptById/{id}',
  summary: 'One project.',
  params: z.object({ id }),
  reply: Project,
});

const projectName = z.string().trim().min(1, 'Project name required').max(64);
/** http, https or ssh address of a repository; also the short form user@host:path. */
const gitAddress = z.string().trim().max(1000);

export const insertDept = defineCall({
  method: 'POST',
  path: '/SysDept/insertDept',
  summary:
    'Creates a project with the caller as its lead. With a git address the repository is copied in the background; without one it starts empty here.',
  audit: true,
  body: z
    .object({
      name: projectName,
      gitAddress: gitAddress.default(''),
      gitUserName: z.string().trim().max(200).default(''),
      gitPassword: secret(z.string().max(20_000)).default(''),
      gitPublic: z
        .boolean()
        .default(false)
        .describe('Anybody may read the repository: it is copied without user name and password.'),
    })
    .superRefine(({ gitAddress: address, gitPublic, gitUserName, gitPassword }, context) => {
      if (address === '' || gitPublic) return;
      const fields = { gitUserName, gitPassword };
      const messages = {
        gitUserName: 'The Git username is required',
        gitPassword: 'The Git password is required',
      };
      for (const field of ['gitUserName', 'gitPassword'] as const) {
        if (fields[field] === '')
          context.addIssue({ code: 'custom', path: [field], message: messages[field] });
      }
    }),
  reply: Project,
});

export const insertSample = defineCall({
  method: 'POST',
  path: '/SysDept/insertSample',
  summary:
    'The caller’s own sample project, with the demo SoC: made when he has none, or left it. Opens the guided tour.',
  audit: true,
  reply: Project,
});

export const updateDept = defineCall({
  method: 'POST',
  path: '/SysDept/updateDept',
  summary:
    'Renames a project, changes its git address, or says whether those who left its chats read what was before.',
  audit: true,
  body: z.object({ deptId: id, name: projectName, gitAddress, formerMembersRead: z.boolean().optional() }),
  reply: Project,
});

export const requireSecondFactor = defineCall({
  method: 'POST',
  path: '/SysDept/requireSecondFactor',
  summary: 'Says whether the members of a project need a second factor; it holds from their next sign-in on.',
  audit: true,
  body: z.object({ deptId: id, required: z.boolean() }),
  reply: Project,
});

export const cloneAgain = defineCall({
  method: 'POST',
  path: '/SysDept/cloneAgain',
  summary: 'Tries a failed first copy of the repository again, with the caller’s credentials.',
  audit: true,
  body: z.object({ deptId: id }),
  reply: Project,
});

export const deleteSysDeptByDeptId = defineCall({
  method: 'GET',
  path: '/SysDept/deleteSysDeptByDeptId/{id}',
  summary: 'Dissolves a project: nobody reaches it any more; an administrator can bring it back for 30 days.',
  audit: true,
  params: z.object({ id }),
  /** The project's name, where somebody types it to be asked twice. */
  query: z.object({ deptName: z.string().max(64).optional() }),
  reply: z.null(),
});

export const restoreDept = defineCall({
  method: 'POST',
  path: '/SysDept/restoreDept',
  summary: 'Brings a dissolved project back.',
  audit: true,
  body: z.object({ deptId: id }),
  reply: Project,
});

export const switchDept = defineCall({
  method: 'POST',
  path: '/sysUserDept/switchDept',
  summary: 'Works in another project from now on, in this session.',
  body: z.object({ deptId: id }),
  reply: z.object({ roleId: z.number() }),
});

export const setDefaultDept = defineCall({
  method: 'POST',
  path: '/sysUserDept/setDefaultDept',
  summary: 'Opens this project after each sign-in.',
  body: z.object({ deptId: id }),
  reply: z.null(),
});

export const leaveDept = defineCall({
  method: 'POST',
  path: '/sysUserDept/leaveDept',
  summary: 'Leaves a project. Its last lead cannot.',
  audit: true,
  body: z.object({ deptId: id }),
  reply: z.null(),
});

export const updateMemberRole = defineCall({
  method: 'POST',
  path: '/sysUserDept/updateMemberRole',
  summary: 'Gives a member another role. The last lead keeps his.',
  audit: true,
  body: z.object({ deptId: id, userId: id, roleId }),
  reply: z.null(),
});

export const removeMember = defineCall({
  method: 'POST',
  path: '/sysUserDept/removeMember',
  summary: 'Removes a member from a project; his working tree is kept for 30 days.',
  audit: true,
  body: z.object({ deptId: id, userId: id }),
  reply: z.null(),
});

export const addMember = defineCall({
  method: 'POST',
  path: '/sysUserDept/addMember',
  summary: 'Makes a user a member of a project without invitation; for administrators.',
  audit: true,
  body: z.object({ deptId: id, userId: id, roleId }),
  reply: z.null(),
});

export const selectTeamMembers = defineCall({
  method: 'GET',
  path: '/sysUserDept/selectTeamMembers',
  summary: 'Pairs of id and name of the members of a project.',
  query: z.object({ deptId: id }),
  reply: z.array(z.object({ userId: z.number(), userName: z.string() })),
});
