import { assign, release, setLabel, setLock } from '@netloom/pins';
import { edit } from '../../store/history.ts';
import { usePins } from '../../store/pinsStore.ts';
import { choosePin } from '../../store/uiStore.ts';
import { holderAt, moved } from './moved.ts';

/** Puts a signal on a pin; what loses its pin is given another one by the solver, after a preview. */
export function assignSignal(pin: string, signal: string): void {
  const { open } = usePins.getState();
  const target = open?.chip.pins.find(({ name }) => name === pin);
  if (!open || !target) return;
  const there = holderAt(open.chip, open.configuration, target);
  const freed = there && there.name !== pin ? release(open.configuration, there.name) : open.configuration;
  edit(() => assign(freed, pin, signal));
  choosePin(pin);
}

/** Moves an assignment from pin to pin. */
export function dropAssignment(from: string, to: string): void {
  const { open } = usePins.getState();
  if (!open) return;
  edit((configuration) => moved(configuration, open.chip, from, to).configuration);
  choosePin(to);
}

export function freePin(pin: string): void {
  edit((configuration) => (configuration.pins[pin] ? release(configuration, pin) : configuration));
}

export function toggleLock(pin: string): void {
  edit((configuration) => {
    const assignment = configuration.pins[pin];
    return assignment ? setLock(configuration, pin, assignment.lock !== true) : configuration;
  });
}

/** An empty text takes the label away. */
export function labelPin(pin: string, label: string): void {
  const text = label.trim();
  edit((configuration) =>
    configuration.pins[pin] ? setLabel(configuration, pin, text === '' ? undefined : text) : configuration,
  );
}
