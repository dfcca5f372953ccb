import type { Clint } from './clint.ts';
import type { Hart } from './hart.ts';
import { INTERRUPT } from './csrs/privileged.ts';

/** Brings mip up to date with the CLINT. */
export function refresh(hart: Hart, clint: Clint | undefined): void {
  if (!clint) return;
  const { state } = hart.csrs;
  state.setPending(INTERRUPT.software, clint.software);
  state.setPending(INTERRUPT.timer, clint.timer);
}

/** Cycles until the CLINT's timer comes; Infinity when it has come, or there is none. */
export function untilTimer(clint: Clint | undefined): number {
  if (!clint || clint.timer) return Infinity;
  return Number(clint.compare - clint.time);
}

/** Wakes from wfi if something is pending, or waits for the timer. False when nothing will come. */
export function wake(hart: Hart, clint: Clint | undefined): boolean {
  const { state } = hart.csrs;
  const waits = untilTimer(clint);
  const timerWakes = state.wakesBy(INTERRUPT.timer) && waits < Number.MAX_SAFE_INTEGER;
  if (!state.awake() && timerWakes) {
    hart.idle += waits;
    refresh(hart, clint);
  }
  hart.sleeping = !state.awake();
  return !hart.sleeping;
}
