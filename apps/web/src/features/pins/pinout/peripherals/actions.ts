import {
  assign,
  indexOf,
  mayShare,
  neededSignals,
  release,
  setMode,
  setParameter,
  setShared,
} from '@netloom/pins';
import type { Chip, PinConfiguration, Value } from '@netloom/pins';
import { proposePlacement } from '../conflicts/proposePlacement.ts';
import { edit } from '../files/boards.ts';
import { usePins } from '../store/pinsStore.ts';

/** Chooses a mode: its signals find pins after a preview where others move; pins that it no longer needs are freed. */
export function chooseMode(instance: string, mode: string): void {
  propose(instance, (configuration) => setMode(configuration, instance, mode));
}

/** Sets a parameter; signals that it adds find pins, those that it takes away free theirs. */
export function chooseParameter(instance: string, name: string, value: Value | undefined): void {
  propose(instance, (configuration) => setParameter(configuration, instance, name, value));
}

/** Puts a signal on a pin: beside another one where that is meant, else what loses the pin gets another one after a preview. */
export function choosePinOf(signal: string, pin: string): void {
  const { open } = usePins.getState();
  if (!open) return;
  const { configuration, chip } = open;
  const held = configuration.pins[pin];
  const chipPin = indexOf(chip).pins.get(pin);
  if (held && chipPin && mayShare(chipPin, held.signal, signal, chip)) {
    edit((before) => setShared(leave(before, signal), pin, [...(held.shared ?? []), signal]));
  } else proposePlacement(assign(leave(configuration, signal), pin, signal));
}

/** Frees the pin of a signal; a pin that it shares is left to the others. */
export function leavePin(signal: string): void {
  edit((configuration) => leave(configuration, signal));
}

function leave(configuration: PinConfiguration, signal: string): PinConfiguration {
  return Object.entries(configuration.pins).reduce((before, [pin, held]) => {
    const shared = held.shared ?? [];
    if (shared.includes(signal)) {
      return setShared(
        before,
        pin,
        shared.filter((one) => one !== signal),
      );
    }
    if (held.signal !== signal) return before;
    const [next, ...others] = shared;
    return next === undefined ? release(before, pin) : setShared(assign(before, pin, next), pin, others);
  }, configuration);
}

function propose(instance: string, step: (configuration: PinConfiguration) => PinConfiguration): void {
  const { open } = usePins.getState();
  if (!open) return;
  const before = neededSignals(open.configuration, open.chip).get(instance) ?? [];
  const next = withoutUnneeded(step(open.configuration), open.chip, instance, before);
  const after = neededSignals(next, open.chip).get(instance) ?? [];
  if (after.every((signal) => before.includes(signal))) edit(() => next);
  else proposePlacement(next);
}

/** Frees the pins of signals that were needed before and are no longer; a lock or label keeps them. */
function withoutUnneeded(
  configuration: PinConfiguration,
  chip: Chip,
  instance: string,
  before: readonly string[],
): PinConfiguration {
  const after = neededSignals(configuration, chip).get(instance) ?? [];
  const gone = before.filter((signal) => !after.includes(signal));
  return Object.entries(configuration.pins)
    .filter(([, { signal, lock, label }]) => gone.includes(signal) && !lock && label === undefined)
    .reduce((less, [pin]) => release(less, pin), configuration);
}
