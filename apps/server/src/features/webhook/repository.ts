import type { Webhook } from '@netloom/contract';
import { and, asc, desc, eq, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { deliveries, webhooks } from './tables.ts';

export type WebhookRecord = typeof webhooks.$inferSelect;
export type DeliveryRecord = typeof deliveries.$inferSelect;

export function listOf(database: Database, deptId: number): Promise<Webhook[]> {
  const { webhookId, url, events, enabled } = webhooks;
  const last = sql<Webhook['last']>`(SELECT d.state FROM webhook_deliveries d
    WHERE d.webhook_id = ${webhooks}.webhook_id ORDER BY d.delivery_id DESC LIMIT 1)`;
  return database
    .select({ webhookId, url, events, enabled, last })
    .from(webhooks)
    .where(eq(webhooks.deptId, deptId))
    .orderBy(asc(webhookId));
}

export async function findWebhook(
  database: Database,
  deptId: number,
  webhookId: number,
): Promise<WebhookRecord | undefined> {
  const [row] = await database
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.webhookId, webhookId), eq(webhooks.deptId, deptId)));
  return row;
}

export async function insertWebhook(database: Database, row: typeof webhooks.$inferInsert): Promise<void> {
  await database.insert(webhooks).values(row);
}

export async function updateWebhook(
  database: Database,
  webhookId: number,
  changes: Partial<typeof webhooks.$inferInsert>,
): Promise<void> {
  await database.update(webhooks).set(changes).where(eq(webhooks.webhookId, webhookId));
}

export async function removeWebhook(database: Database, webhookId: number): Promise<void> {
  await database.delete(webhooks).where(eq(webhooks.webhookId, webhookId));
}

export function newestDeliveries(database: Database, webhookId: number): Promise<DeliveryRecord[]> {
  return database
    .select()
    .from(deliveries)
    .where(eq(deliveries.webhookId, webhookId))
    .orderBy(desc(deliveries.deliveryId))
    .limit(100);
}

/** A delivery of a webhook of the project. */
export async function findDelivery(
  database: Database,
  deptId: number,
  deliveryId: number,
): Promise<DeliveryRecord | undefined> {
  const [row] = await database
    .select({ delivery: deliveries })
    .from(deliveries)
    .innerJoin(webhooks, eq(webhooks.webhookId, deliveries.webhookId))
    .where(and(eq(deliveries.deliveryId, deliveryId), eq(webhooks.deptId, deptId)));
  return row?.delivery;
}

export async function insertDelivery(
  database: Database,
  delivery: typeof deliveries.$inferInsert,
): Promise<void> {
  await database.insert(deliveries).values(delivery);
}
