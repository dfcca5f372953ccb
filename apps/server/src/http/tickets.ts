import { createHash, randomBytes } from 'node:crypto';

const MILLISECONDS = 60_000;

const hashed = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/** What must be opened by URL is opened by a ticket: it goes once, within a minute, and is kept as a hash alone. */
export class Tickets<Resource> {
  private readonly open = new Map<string, { resource: Resource; until: number }>();
  private readonly now: () => number;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  issue(resource: Resource): string {
    // In the order of their ends, for all live equally long.
    for (const [key, { until }] of this.open) {
      if (until > this.now()) break;
      this.open.delete(key);
    }
    const ticket = randomBytes(32).toString('base64url');
    this.open.set(hashed(ticket), { resource, until: this.now() + MILLISECONDS });
    return ticket;
  }

  /** What the ticket opens; undefined when it was never given out, was used, or is too old. */
  redeem(ticket: string): Resource | undefined {
    const key = hashed(ticket);
    const found = this.open.get(key);
    this.open.delete(key);
    return found !== undefined && found.until > this.now() ? found.resource : undefined;
  }
}
