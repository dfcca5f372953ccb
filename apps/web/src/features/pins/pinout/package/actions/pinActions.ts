import { assign, release, setLabel, setLock } from '@netloom/pins';
import type { PinConfiguration } from '@netloom/pins';
import { proposePlacement } from '../../conflicts/proposePlacement.ts';
import { edit } from '../../files/boards.ts';
import { usePins } from '../../store/pinsStore.ts';
import { choosePin } from '../../store/uiStore.ts';
import { moved } from './moved.ts';
import { standingAt, withRoomFor } from './obstacles.ts';

/** Puts a signal on a pin. */
export function assignSignal(pin: string, signal: string): void {
  const { open } = usePins.getState();
  if (!open) return;
  const { configuration, chip } = open;
  const there = standingAt(configuration, chip, pin, [signal]);
  const displaces = there.some(({ assignment }) => assignment.signal !== signal);
  take(assign(withRoomFor(configuration, chip, pin, signal), pin, signal), displaces);
  choosePin(pin);
}

/** Moves an assignment from pin to pin. */
export function dropAssignment(from: string, to: string): void {
  const { open } = usePins.getState();
  if (!open) return;
  const { configuration, effect } = moved(open.configuration, open.chip, from, to);
  take(configuration, effect.kind === 'displaces');
  choosePin(to);
}

/** What loses its pin to an edit is given another one if a mode needs it; what that moves is previewed. */
function take(configuration: PinConfiguration, displaces: boolean): void {
  if (displaces) proposePlacement(configuration);
  else edit(() => configuration);
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
