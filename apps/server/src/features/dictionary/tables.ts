import type { DictData, Status } from '@netloom/contract';
import { boolean, integer, pgTable, smallint, text, timestamp } from '../../database/drizzle.ts';

const createTime = () => timestamp('create_time', { withTimezone: true }).notNull().defaultNow();

export const dictionaryTypes = pgTable('dictionary_types', {
  dictId: integer('dict_id').primaryKey().generatedAlwaysAsIdentity(),
  dictName: text('dict_name').notNull(),
  dictType: text('dict_type').notNull(),
  status: smallint('status').$type<Status>().notNull().default(0),
  remark: text('remark').notNull().default(''),
  createTime: createTime(),
});

export const dictionaryEntries = pgTable('dictionary_entries', {
  dictCode: integer('dict_code').primaryKey().generatedAlwaysAsIdentity(),
  dictId: integer('dict_id').notNull(),
  dictLabel: text('dict_label').notNull(),
  dictValue: text('dict_value').notNull(),
  dictSort: integer('dict_sort').notNull().default(0),
  cssClass: text('css_class').$type<DictData['cssClass']>().notNull().default(''),
  isDefault: boolean('is_default').notNull().default(false),
  status: smallint('status').$type<Status>().notNull().default(0),
  remark: text('remark').notNull().default(''),
  createTime: createTime(),
});
