import type { NoticeAudience, NoticeWay, ProductNotice } from '@netloom/contract';
import { boolean, integer, jsonb, pgTable, text, timestamp } from '../../database/drizzle.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const notices = pgTable('notices', {
  noticeId: integer('notice_id').primaryKey().generatedAlwaysAsIdentity(),
  /** `written` by people, or what the product tells of. */
  kind: text('kind').notNull().default('written'),
  audience: text('audience').$type<NoticeAudience>().notNull(),
  deptId: integer('dept_id'),
  title: text('title').notNull().default(''),
  content: text('content').notNull().default(''),
  /** What the words of the product's own need. */
  told: jsonb('told').$type<Record<string, string | number>>().notNull().default({}),
  groupKey: text('group_key').notNull().default(''),
  link: text('link').notNull().default(''),
  important: boolean('important').notNull().default(false),
  fromTime: time('from_time').notNull().defaultNow(),
  untilTime: time('until_time'),
  state: text('state').$type<'draft' | 'published' | 'withdrawn'>().notNull().default('published'),
  createBy: integer('create_by'),
  createTime: time('create_time').notNull().defaultNow(),
  revision: integer('revision').notNull().default(1),
});

export const noticeUsers = pgTable('notice_users', {
  noticeId: integer('notice_id').notNull(),
  userId: integer('user_id').notNull(),
  readTime: time('read_time'),
  /** Waits to be mailed. */
  mailSince: time('mail_since'),
});

export const noticeChoices = pgTable('notice_choices', {
  userId: integer('user_id').notNull(),
  kind: text('kind').$type<ProductNotice>().notNull(),
  way: text('way').$type<NoticeWay>().notNull(),
  /** Null: everywhere. */
  deptId: integer('dept_id'),
});
