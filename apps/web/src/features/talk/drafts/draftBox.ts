import type { Draft } from '@netloom/contract';

/** What this browser knows of a draft. */
export interface Kept {
  text: string;
  /** The server's version that the text began from. */
  version: number;
  /** Typed here, and not on the server yet. */
  dirty: boolean;
}

/** Where a draft is kept: this browser, and the server. */
export interface Ports {
  read: () => Promise<Kept | null>;
  write: (kept: Kept | null) => void;
  load: () => Promise<Draft>;
  /** The draft as it is stored then; `saved` is false where another version was. */
  save: (draft: { text: string; version: number }) => Promise<{ saved: boolean; stored: Draft }>;
}

/** Milliseconds after the last letter until the server is told. */
const REST_MS = 600;

/**
 * One draft in one page. What is typed is kept in the browser at once and on the server soon after; of two texts that
 * were typed in two places neither is lost, and what was sent comes back from none.
 */
export class DraftBox {
  text = '';
  loaded = false;
  private version = 0;
  private dirty = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();
  private readonly ports: Ports;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads both places; what was typed here and never reached the server goes there now. */
  async open(): Promise<void> {
    const kept = await this.ports.read();
    if (kept?.dirty && !this.dirty) {
      this.text = joined(this.text, kept.text);
      this.version = kept.version;
      this.dirty = true;
    }
    try {
      const stored = await this.ports.load();
      if (this.dirty) this.plan(0);
      else this.adopt(stored);
    } catch {
      // Without the server what is here is what there is.
      if (!this.dirty && kept !== null) this.text = kept.text;
    }
    this.loaded = true;
    this.tell();
  }

  change(text: string): void {
    this.text = text;
    this.dirty = true;
    this.keep();
    this.tell();
    this.plan(REST_MS);
  }

  /** The message was sent, and the server forgot the draft with it. */
  done(): void {
    clearTimeout(this.timer);
    this.text = '';
    this.dirty = false;
    this.ports.write(null);
    this.tell();
    void this.saving.then(async () => {
      if (!this.dirty) this.adopt(await this.ports.load());
    }, ignored);
  }

  /** Tells the server what it does not know yet. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.saving = this.saving.then(() => this.push()).catch(ignored);
    return this.saving;
  }

  private plan(rest: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), rest);
  }

  private async push(): Promise<void> {
    if (!this.dirty) return;
    const { text, version } = this;
    const { saved, stored } = await this.ports.save({ text, version });
    this.version = stored.version;
    if (saved) {
      if (this.text === text) this.dirty = false;
      this.keep();
      return;
    }
    // Written elsewhere meanwhile: both texts are kept. What was sent elsewhere is not, nor what stands here already.
    if (stored.text !== '' && stored.text !== this.text) {
      this.text = joined(this.text, stored.text);
      this.tell();
    }
    this.keep();
    this.plan(0);
  }

  private adopt(stored: Draft): void {
    this.version = stored.version;
    this.text = stored.text;
    this.keep();
    this.tell();
  }

  private keep(): void {
    const { text, version, dirty } = this;
    this.ports.write(text === '' && !dirty ? null : { text, version, dirty });
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const ignored = () => undefined;

/** Both texts, or the one that holds the other. */
function joined(own: string, other: string): string {
  if (other.includes(own)) return other;
  return own.includes(other) ? own : `${own}\n\n${other}`;
}
