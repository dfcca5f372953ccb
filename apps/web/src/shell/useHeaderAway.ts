import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Scrolled further than this, the header goes; back at the top it returns. */
const AWAY_PX = 48;

/** With a header that is not fixed: whether the screen in `content` is scrolled so far that the header is gone. */
export function useHeaderAway(content: RefObject<HTMLElement | null>, fixed: boolean, path: string): boolean {
  const [away, setAway] = useState<string>();
  useEffect(() => {
    const element = content.current;
    if (fixed || element === null) return;
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.classList.contains('nl-screen')) return;
      const { scrollTop, scrollHeight, clientHeight } = target;
      // What is hardly longer than its frame would fit without the header, and come and go for ever.
      const long = scrollHeight - clientHeight > 4 * AWAY_PX;
      if (scrollTop > AWAY_PX && long) setAway(path);
      if (scrollTop < 4) setAway(undefined);
    };
    element.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => element.removeEventListener('scroll', onScroll, { capture: true });
  }, [content, fixed, path]);
  return !fixed && away === path;
}
