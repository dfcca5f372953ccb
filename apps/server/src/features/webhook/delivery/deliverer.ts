import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from '../../../database/drizzle.ts';
import type { Services } from '../../../services.ts';
import { deliveries } from '../tables.ts';
import { enqueueEnds, forgetOld, listDue, untilDue } from './enqueue.ts';
import type { Due } from './enqueue.ts';
import { post } from './post.ts';
import type { PostEnd } from './post.ts';
import { signatureOf } from './signature.ts';

/** What secrets of webhooks are encrypted for. */
export const PURPOSE = 'webhook';
const AT_ONCE = 4;
/** With pauses of 30 s, 2 min, 8 min, … a delivery is given up after about three hours. */
const ATTEMPTS = 7;
const FIRST_PAUSE_MILLISECONDS = 30_000;
const LONGEST_REST_MILLISECONDS = 60_000;

type Serving = Pick<Services, 'database' | 'secrets' | 'configs' | 'log'>;

/** Sends what waits in the database, again and again until it is taken or given up. */
export class Deliverer {
  private readonly services: Serving;
  private readonly stopping = new AbortController();
  private nap = new AbortController();
  private ended: Promise<void> | undefined;

  constructor(services: Serving) {
    this.services = services;
  }

  start(): void {
    this.ended = this.keepSending();
  }

  /** Something new may wait. */
  wake(): void {
    this.nap.abort();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.ended;
  }

  private async keepSending(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.nap = new AbortController();
      const rest = await this.sendDue().catch((error: unknown) => {
        this.services.log.error({ err: error }, 'webhooks cannot be told');
        return LONGEST_REST_MILLISECONDS;
      });
      await sleep(rest, undefined, { signal: this.nap.signal }).catch(() => undefined);
    }
  }

  /** Answers how long nothing is due. */
  private async sendDue(): Promise<number> {
    const { database } = this.services;
    await enqueueEnds(database);
    await forgetOld(database);
    for (;;) {
      const due = await listDue(database, AT_ONCE);
      if (due.length === 0 || this.stopping.signal.aborted) break;
      await Promise.all(due.map((delivery) => this.attempt(delivery)));
    }
    const left = (await untilDue(database)) ?? LONGEST_REST_MILLISECONDS;
    return Math.max(0, Math.min(left, LONGEST_REST_MILLISECONDS));
  }

  private async attempt(due: Due): Promise<void> {
    const { signal } = this.stopping;
    const end = await this.send(due);
    // A server that stops tries again at its next start.
    if (signal.aborted && end.failure !== null) return;
    const made = due.attempts + 1;
    const mayBeTaken = made < ATTEMPTS && end.failure !== 'secret';
    const state = end.failure === null ? 'delivered' : mayBeTaken ? 'waiting' : 'failed';
    const nextAttempt = new Date(Date.now() + FIRST_PAUSE_MILLISECONDS * 4 ** due.attempts);
    await this.services.database
      .update(deliveries)
      .set({ ...end, state, attempts: made, attemptTime: new Date(), nextAttempt })
      .where(eq(deliveries.deliveryId, due.deliveryId));
  }

  private async send({ deliveryId, event, body, url, secret }: Due): Promise<PostEnd> {
    const { secrets, configs, log } = this.services;
    let key: string;
    try {
      key = secrets.decrypt(secret, PURPOSE);
    } catch (error) {
      // Encrypted with a key that this server does not have: the others of the round are sent all the same.
      log.error({ err: error, deliveryId }, 'the secret of a webhook cannot be read');
      return { status: null, failure: 'secret' };
    }
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Netloom',
      'x-netloom-event': event,
      'x-netloom-delivery': String(deliveryId),
      'x-netloom-signature': signatureOf(body, key, Math.floor(Date.now() / 1000)),
    };
    const privateAddresses = configs.value('webhooks.privateAddresses');
    return post({ url, headers, body, privateAddresses, signal: this.stopping.signal });
  }
}
