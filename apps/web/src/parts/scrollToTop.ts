const DURATION_MS = 800;

/** Slow, fast, slow: 0 to 1 for 0 to 1. */
export function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2;
}

function scrolls(element: Element): boolean {
  const { overflowY } = getComputedStyle(element);
  return element.scrollTop > 0 && (overflowY === 'auto' || overflowY === 'scroll');
}

function scrollerOf(element: Element | null): Element {
  for (let at = element; at !== null; at = at.parentElement) if (scrolls(at)) return at;
  return document.documentElement;
}

/** Scrolls what holds the element to its top within 800 ms; at once for who wants no motion. */
export function scrollToTop(element: Element | null): void {
  const scroller = scrollerOf(element);
  const from = scroller.scrollTop;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const start = performance.now();
  function step(now: number) {
    const share = still ? 1 : Math.min(1, (now - start) / DURATION_MS);
    scroller.scrollTop = from * (1 - eased(share));
    if (share < 1) requestAnimationFrame(step);
  }
  if (from > 0) requestAnimationFrame(step);
}
