/** Scrolls a list so that what lies from `top` to `bottom` (CSS pixels) is seen; to its middle where it was not. */
export function bringInSight(box: HTMLElement, top: number, bottom: number): void {
  const { scrollTop, clientHeight } = box;
  if (top < scrollTop || bottom > scrollTop + clientHeight) box.scrollTop = top - clientHeight / 2;
}
