import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '../data/secrets.ts';
import type { Database } from '../database/index.ts';
import { deleteMail, insertMail, listDue, nextDue, postpone } from './repository.ts';
import type { WaitingMail } from './repository.ts';
import type { Mail, Transport } from './transport.ts';

const FIRST_PAUSE_MILLISECONDS = 60_000;
/** With doubling pauses a mail is given up after about eight hours. */
const ATTEMPTS = 10;
/** Not at once, should the database refuse; and a timer beyond 2³¹ ms would run at once. */
const REST_MILLISECONDS = { least: 100, most: 3_600_000 };
const PURPOSE = 'mail';

interface OutboxOptions {
  database: Database;
  secrets: Secrets;
  /** Left out where no mail can be sent. */
  transport: Transport | undefined;
  log: FastifyBaseLogger;
  firstPauseMilliseconds?: number;
}

/** Mails wait in the database until the mail server has taken them, so that neither its failure nor ours loses one. */
export class Outbox {
  private readonly options: OutboxOptions;
  private timer: NodeJS.Timeout | undefined;
  private delivery: Promise<void> | undefined;
  private again = false;
  private closed = false;

  constructor(options: OutboxOptions) {
    this.options = options;
  }

  /** Whether mails can be sent. */
  get enabled(): boolean {
    return this.options.transport !== undefined;
  }

  /** Keeps a mail and begins to deliver it. */
  async send({ to, subject, text }: Mail): Promise<void> {
    const { database, secrets } = this.options;
    await insertMail(database, { recipient: to, subject, content: secrets.encrypt(text, PURPOSE) });
    this.deliver();
  }

  /** Delivers what is due, now and later; also what an earlier server left. */
  deliver(): void {
    if (!this.enabled || this.closed) return;
    if (this.delivery !== undefined) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.delivery = this.deliverDue()
      .catch((error: unknown) => this.options.log.error({ err: error }, 'mails cannot be delivered'))
      .then(() => this.rest());
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.delivery;
    this.options.transport?.close();
  }

  private async deliverDue(): Promise<void> {
    for (const mail of await listDue(this.options.database, new Date())) {
      if (this.closed) return;
      await this.attempt(mail);
    }
  }

  private async rest(): Promise<void> {
    const due = await nextDue(this.options.database).catch(() => new Date(Date.now() + this.pause(1)));
    this.delivery = undefined;
    if (this.closed) return;
    if (this.again) {
      this.again = false;
      this.deliver();
    } else if (due !== undefined) {
      const { least, most } = REST_MILLISECONDS;
      const wait = Math.min(most, Math.max(least, due.getTime() - Date.now()));
      this.timer = setTimeout(() => this.deliver(), wait).unref();
    }
  }

  private async attempt(mail: WaitingMail): Promise<void> {
    const { database, secrets, transport, log } = this.options;
    try {
      const text = secrets.decrypt(mail.content, PURPOSE);
      await transport!.send({ to: mail.recipient, subject: mail.subject, text });
    } catch (error) {
      const { message } = error as Error;
      const attempts = mail.attempts + 1;
      log.warn({ mailId: mail.mailId, attempts }, `a mail was not taken: ${message}`);
      if (attempts < ATTEMPTS) {
        const nextAttempt = new Date(Date.now() + this.pause(attempts));
        return postpone(database, mail.mailId, { attempts, nextAttempt, error: message.slice(0, 500) });
      }
    }
    await deleteMail(database, mail.mailId);
  }

  private pause(attempts: number): number {
    return (this.options.firstPauseMilliseconds ?? FIRST_PAUSE_MILLISECONDS) * 2 ** (attempts - 1);
  }
}
