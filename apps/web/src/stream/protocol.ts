import type { StreamMessage } from '@netloom/contract';

/** From a page to the hub. Without a token the hub closes the stream. */
export type PageMessage =
  | { type: 'token'; token: string | null }
  | { type: 'subscribe'; runId: string; offset: number }
  | { type: 'unsubscribe'; runId: string }
  | { type: 'leave' }
  /** Closes the stream for the whole browser; every page is told `closed`. */
  | { type: 'close' };

/** From the hub to every page; `unauthenticated` means that the server refuses the token. */
export type HubMessage = StreamMessage | { type: 'unauthenticated' } | { type: 'closed' };

export interface HubPort {
  send: (message: HubMessage) => void;
}
