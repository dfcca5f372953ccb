import { z } from 'zod';
import { Status } from '../account/fields.ts';
import { defineCall } from '../call.ts';
import { id, isWebAddress } from '../fields.ts';
import { Permission } from '../permission.ts';

/** layout: a group at the top; parent: a group below one; screen: leads to a screen; link: an embedded page. */
export const MenuKind = z.enum(['layout', 'parent', 'screen', 'link']);
export type MenuKind = z.infer<typeof MenuKind>;

/**
 * An entry of the sidebar. `screen` is a key of the web client's screen registry; `url` the page that a link embeds.
 * `title` is a name given by an administrator, in place of the text of `titleKey`; `hidden` ones are permitted routes
 * that the sidebar does not list.
 */
export interface MenuEntry {
  menuId: number;
  kind: MenuKind;
  titleKey: string;
  title: string;
  icon: string;
  screen: string | null;
  url: string | null;
  hidden: boolean;
  /** Its tab is always there and cannot be closed. */
  affix: boolean;
  children: MenuEntry[];
}
export const MenuEntry: z.ZodType<MenuEntry> = z.lazy(() =>
  z.object({
    menuId: z.number(),
    kind: MenuKind,
    titleKey: z.string(),
    title: z.string(),
    icon: z.string(),
    screen: z.string().nullable(),
    url: z.string().nullable(),
    hidden: z.boolean(),
    affix: z.boolean(),
    children: z.array(MenuEntry),
  }),
);

export const menus = defineCall({
  method: 'GET',
  path: '/sysMenu/menus',
  summary:
    'The menu tree of a department, with the entries of status 0 that the user may see; deptId 0 for who belongs to none.',
  query: z.object({ deptId: z.coerce.number().int().min(0) }),
  reply: z.array(MenuEntry),
});

/** A menu entry as it is administered. Status 1 hides it for all. */
export const MenuRow = z.object({
  menuId: z.number(),
  parentId: z.number().nullable(),
  /** Its place among its siblings, from 0. */
  position: z.number(),
  kind: MenuKind,
  titleKey: z.string(),
  title: z.string(),
  icon: z.string(),
  screen: z.string().nullable(),
  url: z.string().nullable(),
  permission: Permission.nullable(),
  hidden: z.boolean(),
  affix: z.boolean(),
  status: Status,
  /** Entries of the product can be moved, renamed and switched off, not deleted. */
  builtIn: z.boolean(),
});
export type MenuRow = z.infer<typeof MenuRow>;

export const selectMenuList = defineCall({
  method: 'GET',
  path: '/sysMenu/selectMenuList',
  summary: 'Every menu entry, by parent and position.',
  reply: z.array(MenuRow),
});

const changes = {
  parentId: id.nullable(),
  /** The place among its siblings, from 0; the others make room. */
  position: z.number().int().min(0).max(10_000),
  title: z.string().trim().max(60),
  icon: z.string().regex(/^[\w-]{0,40}$/, 'expected the name of an icon'),
  url: z.string().trim().max(2000).refine(isWebAddress, 'expected an http or https address').nullable(),
  /** What one must hold to see it; fixed for entries of the product. */
  permission: Permission.nullable(),
  affix: z.boolean(),
  status: Status,
};

export const insertMenu = defineCall({
  method: 'POST',
  path: '/sysMenu/insertMenu',
  summary: 'Adds a group (a layout at the top, a parent below one) or an embedded page to the menu.',
  audit: true,
  body: z.object({ kind: z.enum(['layout', 'parent', 'link']), ...changes }),
  reply: MenuRow,
});

export const updateMenu = defineCall({
  method: 'POST',
  path: '/sysMenu/updateMenu',
  summary: 'Changes a menu entry.',
  audit: true,
  body: z.object({ menuId: id, ...changes }),
  reply: MenuRow,
});

export const deleteMenu = defineCall({
  method: 'GET',
  path: '/sysMenu/deleteMenu/{id}',
  summary: 'Deletes a menu entry that is not the product’s own and has nothing below it.',
  audit: true,
  params: z.object({ id }),
  reply: z.null(),
});

/** Entries that a project does not show. */
export const deptMenus = defineCall({
  method: 'GET',
  path: '/sysMenu/deptMenus',
  summary: 'Ids of the menu entries that a project has switched off.',
  query: z.object({ deptId: id }),
  reply: z.array(z.number()),
});

export const saveDeptMenus = defineCall({
  method: 'POST',
  path: '/sysMenu/saveDeptMenus',
  summary: 'Switches menu entries of a project off; all others are on.',
  audit: true,
  body: z.object({ deptId: id, off: z.array(id).max(1000) }),
  reply: z.null(),
});
