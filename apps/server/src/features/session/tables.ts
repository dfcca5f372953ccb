import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  userId: integer('user_id').primaryKey().generatedAlwaysAsIdentity(),
  userName: text('user_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  avatar: text('avatar').notNull().default(''),
  admin: boolean('admin').notNull().default(false),
});

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const menuEntries = pgTable('menus', {
  menuId: integer('menu_id').primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer('parent_id'),
  position: integer('position').notNull(),
  titleKey: text('title_key').notNull(),
  icon: text('icon').notNull(),
  screen: text('screen'),
});
