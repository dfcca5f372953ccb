import { UNATTENDED_HEADER } from '@netloom/contract';

/** Without a key or pointer for so long nobody is taken to be at the page. */
const AWAY_MS = 60_000;
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

let lastSign = performance.now();

/** Notes signs of somebody at the page. Returns how to stop that. */
export function watchAttendance(): () => void {
  const note = () => {
    lastSign = performance.now();
  };
  const options = { capture: true, passive: true };
  for (const sign of SIGNS) window.addEventListener(sign, note, options);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, note, options);
  };
}

/** Says of a call that the page makes it by itself: it does not keep the session from ending. */
export function attendanceHeaders(): Record<string, string> {
  return performance.now() - lastSign < AWAY_MS ? {} : { [UNATTENDED_HEADER]: '1' };
}
