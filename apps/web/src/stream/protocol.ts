import type { StreamMessage } from '@netloom/contract';

/** From a page to the hub. Without a token the hub closes the stream. */
export type PageMessage =
  | { type: 'token'; token: string | null }
  | { type: 'subscribe'; runId: string; offset: number }
  | { type: 'unsubscribe'; runId: string }
  | { type: 'leave' };

/** From the hub to every page; `unauthenticated` means that the server refuses the token. */
export type HubMessage = StreamMessage | { type: 'unauthenticated' };

export interface HubPort {
  send: (message: HubMessage) => void;
}
