import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { announceError } from '../../../announce.ts';
import type { Messages } from './useMessages.ts';

/** Pixels from an end at which more is asked for, so that it is there before one is, and at which the end is seen. */
const NEAR = 1000;
const AT_END = 40;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < AT_END;

interface Anchor {
  seq: string;
  top: number;
}

/** The first message that is in sight, with where it stands. */
function topOf(list: HTMLElement): Anchor | null {
  const edge = list.getBoundingClientRect().top;
  const items = list.querySelectorAll<HTMLElement>('[data-seq]');
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.getBoundingClientRect().bottom > edge) high = middle;
    else low = middle + 1;
  }
  const item = items[low];
  return item === undefined ? null : { seq: item.dataset.seq!, top: item.getBoundingClientRect().top };
}

/** A message into sight, with the focus; answers what the list is then kept at. */
function bring(list: HTMLElement, seq: number): Anchor | null {
  const item = list.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
  item?.scrollIntoView({ block: 'center' });
  item?.focus({ preventScroll: true });
  return item === null ? null : topOf(list);
}

interface TimelineScroll {
  onScroll: () => void;
  toEnd: () => void;
}

/**
 * Keeps a list of messages at its end while it is there, and where it is while something comes in before or behind;
 * asks for more near its ends; a message that is wanted comes into sight with the focus.
 */
export function useTimelineScroll(
  list: RefObject<HTMLElement | null>,
  messages: Messages,
  onSeen: (seq: number) => void,
): TimelineScroll {
  const { shown, wanted } = messages;
  const last = shown.messages.at(-1);
  const anchor = useRef<Anchor | null>(null);
  const loading = useRef(false);

  useLayoutEffect(() => {
    if (list.current !== null && wanted !== null) anchor.current = bring(list.current, wanted.seq);
  }, [list, wanted]);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    loading.current = false;
    const kept = anchor.current;
    if (kept === null) element.scrollTo(0, element.scrollHeight);
    else {
      const item = element.querySelector(`[data-seq="${kept.seq}"]`);
      if (item !== null) element.scrollBy(0, item.getBoundingClientRect().top - kept.top);
    }
    if (last !== undefined && !shown.later && isAtEnd(element) && document.hasFocus()) onSeen(last.seq);
  }, [list, shown, last, onSeen]);

  function load(work: () => Promise<void>) {
    if (loading.current) return;
    loading.current = true;
    // What comes is shown a moment later: until then the same would be asked for again.
    work().catch((error: unknown) => {
      loading.current = false;
      announceError(error);
    });
  }

  function onScroll() {
    const element = list.current;
    if (element === null) return;
    const isEnd = isAtEnd(element) && !shown.later;
    anchor.current = isEnd ? null : topOf(element);
    if (isEnd && last !== undefined) onSeen(last.seq);
    if (element.scrollTop < NEAR && shown.earlier) load(messages.loadEarlier);
    if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR && shown.later)
      load(messages.loadLater);
  }

  function toEnd() {
    anchor.current = null;
    load(messages.showEnd);
  }

  return { onScroll, toEnd };
}
