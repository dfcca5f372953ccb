import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows above and below what is seen, so that quick scrolling shows no gaps. */
const SPARE = 8;

/** Which of `count` rows of `height` pixels are seen in the box, and how to bring one into view. */
export function useWindow(count: number, height: number, head: number) {
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [seen, setSeen] = useState(30);

  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setSeen(Math.ceil((current.clientHeight - head) / height)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [height, head]);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    // Only a step of rows, not each pixel, draws anew.
    const scrolled = () => setFirst(Math.floor(current.scrollTop / height / SPARE) * SPARE);
    current.addEventListener('scroll', scrolled, { passive: true });
    return () => current.removeEventListener('scroll', scrolled);
  }, [height]);

  function reveal(index: number): void {
    const { current } = box;
    if (current === null) return;
    const top = index * height;
    const bottom = top + height + head - current.clientHeight;
    if (top < current.scrollTop) current.scrollTop = top;
    else if (bottom > current.scrollTop) current.scrollTop = bottom;
  }
  const from = Math.max(0, Math.min(first, count) - SPARE);
  return { box, from, to: Math.min(count, first + seen + 2 * SPARE), page: Math.max(1, seen - 1), reveal };
}
