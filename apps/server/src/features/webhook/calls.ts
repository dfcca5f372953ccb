import {
  deleteWebhook,
  listWebhooks,
  pingWebhook,
  redeliverWebhook,
  saveWebhook,
  webhookDeliveries,
} from '@netloom/contract';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { memberOf } from '../department/index.ts';
import { PURPOSE } from './delivery/deliverer.ts';
import {
  findDelivery,
  findWebhook,
  insertDelivery,
  insertWebhook,
  listOf,
  newestDeliveries,
  removeWebhook,
  updateWebhook,
} from './repository.ts';
import type { DeliveryRecord, WebhookRecord } from './repository.ts';

/** A project tells no more addresses. */
const MOST = 10;

type Asked = { query: { deptId: number } };
type Told = { body: { deptId: number } };
const asked = memberOf('project:edit', ({ query }: Asked) => query.deptId);
const told = memberOf('project:edit', ({ body }: Told) => body.deptId);

export const listWebhooksRoute = implement(listWebhooks, asked, ({ query }, _member, { database }) =>
  listOf(database, query.deptId),
);

export const saveWebhookRoute = implement(saveWebhook, told, async ({ body }, _member, services) => {
  const { database, secrets } = services;
  const { deptId, webhookId, secret, url, events, enabled } = body;
  const changes = { url, events: [...new Set(events)], enabled };
  if (webhookId !== undefined) {
    const { enabled: was } = await requireWebhook({ deptId, webhookId }, services);
    const since = enabled && !was ? { since: new Date() } : {};
    const renewed = secret === '' ? {} : { secret: secrets.encrypt(secret, PURPOSE) };
    await updateWebhook(database, webhookId, { ...changes, ...since, ...renewed });
  } else {
    if (secret === '') throw warning('webhook-secret', { field: 'secret' });
    if ((await listOf(database, deptId)).length >= MOST)
      throw warning('too-many-webhooks', { field: 'url', values: { most: MOST } });
    await insertWebhook(database, { deptId, ...changes, secret: secrets.encrypt(secret, PURPOSE) });
  }
  services.webhooks.wake();
  return listOf(database, deptId);
});

export const deleteWebhookRoute = implement(deleteWebhook, told, async ({ body }, _member, services) => {
  const { webhookId } = await requireWebhook(body, services);
  await removeWebhook(services.database, webhookId);
  return listOf(services.database, body.deptId);
});

export const pingWebhookRoute = implement(pingWebhook, told, async ({ body }, _member, services) => {
  const { webhookId, enabled } = await requireWebhook(body, services);
  if (!enabled) throw warning('webhook-off', { field: 'webhookId' });
  const event = { event: 'ping', project: { deptId: body.deptId } };
  await insertDelivery(services.database, { webhookId, event: 'ping', body: JSON.stringify(event) });
  services.webhooks.wake();
  return null;
});

export const webhookDeliveriesRoute = implement(
  webhookDeliveries,
  asked,
  async ({ query }, _member, services) => {
    const { webhookId } = await requireWebhook(query, services);
    return (await newestDeliveries(services.database, webhookId)).map(shown);
  },
);

export const redeliverWebhookRoute = implement(
  redeliverWebhook,
  told,
  async ({ body }, _member, services) => {
    const { deptId, deliveryId } = body;
    const found = await findDelivery(services.database, deptId, deliveryId);
    if (found === undefined) throw notFound('no-delivery', { field: 'deliveryId' });
    const { enabled } = await requireWebhook({ deptId, webhookId: found.webhookId }, services);
    if (!enabled) throw warning('webhook-off', { field: 'deliveryId' });
    const { webhookId, event, body: text } = found;
    await insertDelivery(services.database, { webhookId, event, body: text });
    services.webhooks.wake();
    return null;
  },
);

async function requireWebhook(
  { deptId, webhookId }: { deptId: number; webhookId: number },
  { database }: Pick<Services, 'database'>,
): Promise<WebhookRecord> {
  const found = await findWebhook(database, deptId, webhookId);
  if (found === undefined) throw notFound('no-webhook', { field: 'webhookId' });
  return found;
}

function shown({ deliveryId, event, state, attempts, status, failure, body, ...times }: DeliveryRecord) {
  return {
    deliveryId,
    event,
    state,
    attempts,
    status,
    failure,
    body,
    createTime: times.createTime.toISOString(),
    attemptTime: times.attemptTime?.toISOString() ?? null,
    nextAttempt: state === 'waiting' ? times.nextAttempt.toISOString() : null,
  };
}
