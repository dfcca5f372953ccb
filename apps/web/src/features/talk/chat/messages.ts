import type { Message } from '@netloom/contract';

/** Messages of one chat that are in the page, in their order without gaps. */
export interface Shown {
  messages: readonly Message[];
  /** Whether there are earlier and later ones on the server. */
  earlier: boolean;
  later: boolean;
}

export const NOTHING: Shown = { messages: [], earlier: false, later: false };

/** No more are kept in the page: what is scrolled away is asked for again. */
export const MOST_SHOWN = 400;
export const PAGE = 50;

const byId = (messages: readonly Message[]) =>
  new Map(messages.map((message) => [message.messageId, message]));

function united(a: readonly Message[], b: readonly Message[]): Message[] {
  return [...byId([...a, ...b]).values()].sort((one, other) => one.seq - other.seq);
}

/** With a page that lies before what is shown. */
export function withEarlier({ messages, later }: Shown, page: readonly Message[]): Shown {
  const all = united(page, messages);
  return {
    messages: all.slice(0, MOST_SHOWN),
    earlier: page.length >= PAGE,
    later: later || all.length > MOST_SHOWN,
  };
}

/** With a page that lies behind what is shown. */
export function withLater({ messages, earlier }: Shown, page: readonly Message[]): Shown {
  const all = united(messages, page);
  return {
    messages: all.slice(-MOST_SHOWN),
    earlier: earlier || all.length > MOST_SHOWN,
    later: page.length >= PAGE,
  };
}

/**
 * With what the stream tells: changes of what is shown, and new ones where the end is shown. `gap`: something between
 * has not been told, and must be asked for.
 */
export function withTold(shown: Shown, told: readonly Message[]): { shown: Shown; gap: boolean } {
  const known = byId(shown.messages);
  const changed = told.filter(({ messageId }) => known.has(messageId));
  const last = shown.messages.at(-1)?.seq ?? 0;
  const news = told.filter(({ seq }) => seq > last);
  const next = { ...shown, messages: united(shown.messages, changed) };
  if (shown.later || news.length === 0) return { shown: next, gap: false };
  const follows = united([], news).every(({ seq }, at) => seq === last + at + 1);
  if (!follows) return { shown: next, gap: true };
  const { messages, earlier } = withLater(next, news);
  return { shown: { messages, earlier, later: false }, gap: false };
}
