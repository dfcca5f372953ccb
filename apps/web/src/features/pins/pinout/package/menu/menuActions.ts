import { assignSignal, freePin } from '../actions/pinActions.ts';
import type { Choice } from './choices.ts';
import { closePinMenu } from './menuStore.ts';

/** Puts a signal on a pin, and closes its menu; one that is locked to another pin stays there. */
export function takeChoice(pin: string, choice: Choice | undefined): void {
  if (!choice || choice.effect.kind === 'locked') return;
  closePinMenu();
  if (choice.effect.kind !== 'current') assignSignal(pin, choice.signal);
}

/** Takes a pin's signal off, and closes its menu. */
export function freeAndClose(pin: string): void {
  closePinMenu();
  freePin(pin);
}
