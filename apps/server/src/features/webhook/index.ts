import type { Feature } from '../../services.ts';
import {
  deleteWebhookRoute,
  listWebhooksRoute,
  pingWebhookRoute,
  redeliverWebhookRoute,
  saveWebhookRoute,
  webhookDeliveriesRoute,
} from './calls.ts';
import type { Deliverer } from './delivery/deliverer.ts';

export { Deliverer } from './delivery/deliverer.ts';
export { enqueuePush } from './delivery/enqueue.ts';

declare module '../../serviceParts.ts' {
  interface Services {
    webhooks: Deliverer;
  }
}

export const webhook: Feature = {
  routes: [
    listWebhooksRoute,
    saveWebhookRoute,
    deleteWebhookRoute,
    pingWebhookRoute,
    webhookDeliveriesRoute,
    redeliverWebhookRoute,
  ],
  start({ webhooks, runs }) {
    runs.onEnd(() => webhooks.wake());
    webhooks.start();
    return Promise.resolve(() => webhooks.stop());
  },
};
