import type { MenuKind, Permission, Status } from '@netloom/contract';
import { boolean, integer, pgTable, smallint, text } from '../../database/drizzle.ts';

export const menuEntries = pgTable('menus', {
  menuId: integer('menu_id').primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer('parent_id'),
  position: integer('position').notNull(),
  titleKey: text('title_key').notNull(),
  icon: text('icon').notNull(),
  screen: text('screen'),
  kind: text('kind').$type<MenuKind>().notNull().default('screen'),
  title: text('title').notNull().default(''),
  url: text('url'),
  permission: text('permission').$type<Permission>(),
  hidden: boolean('hidden').notNull().default(false),
  affix: boolean('affix').notNull().default(false),
  status: smallint('status').$type<Status>().notNull().default(0),
  builtIn: boolean('built_in').notNull().default(false),
});

/** Entries that a project has switched off. */
export const departmentMenus = pgTable('department_menus', {
  deptId: integer('dept_id').notNull(),
  menuId: integer('menu_id').notNull(),
});
