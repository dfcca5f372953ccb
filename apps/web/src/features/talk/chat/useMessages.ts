import { selectMessageList } from '@netloom/contract';
import type { Message, ReplyOf } from '@netloom/contract';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { announceError } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';
import { NOTHING, PAGE, withEarlier, withLater, withTold } from './messages.ts';
import type { Shown } from './messages.ts';

interface MessagesState {
  shown: Shown;
  /** How far the reader had read when he came. */
  readSeq: number;
  /** The newest message when he came: what comes later he sees coming. */
  cameAt: number;
  loaded: boolean;
  /** The message that is to be seen: another object each time that one is asked for. */
  wanted: { seq: number } | null;
}

const UNOPENED: MessagesState = { shown: NOTHING, readSeq: 0, cameAt: 0, loaded: false, wanted: null };

export interface Messages extends MessagesState {
  loadEarlier: () => Promise<void>;
  loadLater: () => Promise<void>;
  /** Shows the surroundings of a message. */
  showAround: (seq: number) => Promise<void>;
  showEnd: () => Promise<void>;
  /** What a call answered with. */
  take: (message: Message) => void;
}

type Page = ReplyOf<typeof selectMessageList>;

const ask = (privateChatId: number, where: { before?: number; after?: number; around?: number }) =>
  callApi(selectMessageList, { body: { privateChatId, limit: PAGE, ...where } });

/** A chat as it is opened, at its end or around a message. */
function opening({ messages, readSeq, lastSeq }: Page, around: number | undefined): MessagesState {
  const later = (messages.at(-1)?.seq ?? 0) < lastSeq;
  const earlier = (messages[0]?.seq ?? 1) > 1;
  const wanted = around === undefined ? null : { seq: around };
  return { shown: { messages, earlier, later }, readSeq, cameAt: lastSeq, loaded: true, wanted };
}

/** The messages of a chat, kept up by the stream; after a break of the stream what was missed is asked for. */
export function useMessages(privateChatId: number, seq: number | null): Messages {
  const [state, setState] = useState<MessagesState>(UNOPENED);
  const current = useRef(state);
  useEffect(() => {
    current.current = state;
  });
  const change = useCallback((next: (shown: Shown) => Shown) => {
    setState((before) => ({ ...before, shown: next(before.shown) }));
  }, []);

  const loadLater = useCallback(async () => {
    const last = current.current.shown.messages.at(-1)?.seq ?? 0;
    const { messages } = await ask(privateChatId, { after: last });
    startTransition(() => change((shown) => withLater(shown, messages)));
  }, [privateChatId, change]);

  const loadEarlier = useCallback(async () => {
    const first = current.current.shown.messages[0];
    if (first === undefined) return;
    const { messages } = await ask(privateChatId, { before: first.seq });
    // Many messages are made between the frames of a list that is scrolled.
    startTransition(() => change((shown) => withEarlier(shown, messages)));
  }, [privateChatId, change]);

  const show = useCallback(
    async (around?: number) => {
      const page = await ask(privateChatId, around === undefined ? {} : { around });
      setState(opening(page, around));
    },
    [privateChatId],
  );

  useEffect(() => {
    // What is shown comes from the server, which is asked here.
    // oxlint-disable-next-line react/set-state-in-effect
    show(seq ?? undefined).catch(announceError);
  }, [show, seq]);

  useEffect(
    () =>
      onStreamMessage((event) => {
        if (event.type === 'hello' && current.current.loaded) loadLater().catch(announceError);
        if (event.type !== 'chat-messages' || event.privateChatId !== privateChatId) return;
        const { gap } = withTold(current.current.shown, event.messages);
        change((shown) => withTold(shown, event.messages).shown);
        if (gap) loadLater().catch(announceError);
      }),
    [privateChatId, change, loadLater],
  );

  const take = useCallback(
    (message: Message) => change((shown) => withTold(shown, [message]).shown),
    [change],
  );
  const showEnd = useCallback(() => show(), [show]);
  return { ...state, loadEarlier, loadLater, showAround: show, showEnd, take };
}
