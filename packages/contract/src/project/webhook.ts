import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, secret, time } from '../fields.ts';

/** What a project tells others of. */
export const WebhookEvent = z.enum(['run', 'push']);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** An address that is told of events, by POST with a JSON body. */
export const Webhook = z.object({
  webhookId: z.number(),
  url: z.string(),
  events: z.array(WebhookEvent),
  enabled: z.boolean(),
  /** How the newest delivery stands; null before the first. */
  last: z.enum(['waiting', 'delivered', 'failed']).nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** Why an attempt failed: what an administrator forbids, no answer, or another answer than 2xx. */
export const WebhookFailure = z.enum([
  'private-address',
  'no-host',
  'unreachable',
  'timed-out',
  'redirect',
  'status',
  'secret',
]);
export type WebhookFailure = z.infer<typeof WebhookFailure>;

export const WebhookDelivery = z.object({
  deliveryId: z.number(),
  event: z.enum(['run', 'push', 'ping']),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  createTime: time,
  /** Of the last attempt; null before it. */
  attemptTime: time.nullable(),
  /** Of a delivery that waits. */
  nextAttempt: time.nullable(),
  /** HTTP status of the last answer; null without one. */
  status: z.number().nullable(),
  failure: WebhookFailure.nullable(),
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const ofProject = z.object({ deptId: id });
const ofWebhook = ofProject.extend({ webhookId: id });

/** Without a name or password in it: they would be shown to whoever sees the address. */
function isHookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

export const listWebhooks = defineCall({
  method: 'GET',
  path: '/webhook/list',
  summary: 'The webhooks of the project.',
  query: ofProject,
  reply: z.array(Webhook),
});

export const saveWebhook = defineCall({
  method: 'POST',
  path: '/webhook/save',
  summary:
    'Makes a webhook, or changes the one with `webhookId`. Its secret can be written, never read; left empty it stays.',
  audit: true,
  body: ofProject.extend({
    webhookId: id.optional(),
    url: z
      .string()
      .trim()
      .max(2000)
      .refine(isHookAddress, 'expected http://… or https://… without user name and password'),
    secret: secret(z.string().max(200)).default(''),
    events: z.array(WebhookEvent).min(1).max(2),
    enabled: z.boolean().default(true),
  }),
  reply: z.array(Webhook),
});

export const deleteWebhook = defineCall({
  method: 'POST',
  path: '/webhook/delete',
  summary: 'Deletes a webhook with its deliveries.',
  audit: true,
  body: ofWebhook,
  reply: z.array(Webhook),
});

export const pingWebhook = defineCall({
  method: 'POST',
  path: '/webhook/ping',
  summary: 'Sends the webhook an event `ping`, to see whether it arrives.',
  body: ofWebhook,
  reply: z.null(),
});

export const webhookDeliveries = defineCall({
  method: 'GET',
  path: '/webhook/deliveries',
  summary: 'The newest hundred deliveries of a webhook.',
  query: ofWebhook,
  reply: z.array(WebhookDelivery),
});

export const redeliverWebhook = defineCall({
  method: 'POST',
  path: '/webhook/redeliver',
  summary: 'Sends the body of a delivery once more, as a new one.',
  body: ofProject.extend({ deliveryId: id }),
  reply: z.null(),
});
