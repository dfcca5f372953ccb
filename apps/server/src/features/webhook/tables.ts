import type { WebhookDelivery, WebhookEvent } from '@netloom/contract';
import { boolean, integer, pgTable, text, timestamp, uuid } from '../../database/drizzle.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const webhooks = pgTable('webhooks', {
  webhookId: integer('webhook_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  url: text('url').notNull(),
  /** Encrypted. */
  secret: text('secret').notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  since: time('since').notNull().defaultNow(),
});

export const deliveries = pgTable('webhook_deliveries', {
  deliveryId: integer('delivery_id').primaryKey().generatedAlwaysAsIdentity(),
  webhookId: integer('webhook_id').notNull(),
  event: text('event').$type<WebhookDelivery['event']>().notNull(),
  runId: uuid('run_id'),
  body: text('body').notNull(),
  state: text('state').$type<WebhookDelivery['state']>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  createTime: time('create_time').notNull().defaultNow(),
  attemptTime: time('attempt_time'),
  nextAttempt: time('next_attempt').notNull().defaultNow(),
  status: integer('status'),
  failure: text('failure').$type<WebhookDelivery['failure']>(),
});
