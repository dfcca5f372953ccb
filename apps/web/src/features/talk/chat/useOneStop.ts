import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * A part of a list is one stop of the Tab key: what can be pressed inside is reached from the current part alone. What
 * scrolls stays reachable.
 */
export function useOneStop(current: boolean): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    for (const each of part.current?.querySelectorAll<HTMLElement>('a, button') ?? [])
      each.tabIndex = current ? 0 : -1;
  });
  return part;
}
