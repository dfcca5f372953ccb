import { z } from 'zod';
import { defineCall } from './call.ts';

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

/** An entry of the sidebar. `screen` is a key of the web client's screen registry; groups have children and no screen. */
export interface MenuEntry {
  menuId: number;
  titleKey: string;
  icon: string;
  screen: string | null;
  children: MenuEntry[];
}
export const MenuEntry: z.ZodType<MenuEntry> = z.lazy(() =>
  z.object({
    menuId: z.number(),
    titleKey: z.string(),
    icon: z.string(),
    screen: z.string().nullable(),
    children: z.array(MenuEntry),
  }),
);

export const login = defineCall({
  method: 'POST',
  path: '/login',
  summary: 'Signs in and returns an opaque token.',
  body: z.object({
    userName: z.string().trim().min(1).max(128),
    password: z.string().min(1).max(1024),
    code: z.string().max(16).optional(),
    uuid: z.string().max(64).optional(),
  }),
  reply: z.object({ token: z.string() }),
});

export const logOut = defineCall({
  method: 'GET',
  path: '/logOut',
  summary: 'Ends the session.',
  reply: z.null(),
});

export const getUserInfo = defineCall({
  method: 'GET',
  path: '/sysUser/getUserInfo',
  summary: 'The signed-in user, with roles and permissions in the selected department.',
  reply: UserInfo,
});

export const menus = defineCall({
  method: 'GET',
  path: '/sysMenu/menus',
  summary: 'The menu tree of a department, with the entries that the user may see.',
  query: z.object({ deptId: z.coerce.number().int() }),
  reply: z.array(MenuEntry),
});

export const Department = z.object({
  deptId: z.number(),
  deptName: z.string(),
  member: z.array(z.number()),
  roleId: z.number(),
});
export type Department = z.infer<typeof Department>;

export const selectMyDeptList = defineCall({
  method: 'GET',
  path: '/sysUserDept/selectMyDeptList',
  summary: 'The departments (projects) that the user belongs to.',
  reply: z.array(Department),
});

export const version = defineCall({
  method: 'GET',
  path: '/resourceManager/version',
  summary: 'Version of the product.',
  reply: z.object({ version: z.string() }),
});

export const Tool = z.object({
  name: z.string(),
  version: z.string().nullable(),
  purpose: z.string(),
  /** The command that installs it, when it is missing. */
  install: z.string(),
});

export const listTools = defineCall({
  method: 'GET',
  path: '/monitor/tools',
  summary: 'The EDA tools that the server found, with versions, and whether runs can be sandboxed.',
  reply: z.object({
    tools: z.array(Tool),
    sandbox: z.object({ usable: z.boolean(), description: z.string() }),
  }),
});
