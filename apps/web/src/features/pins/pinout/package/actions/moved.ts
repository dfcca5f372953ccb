import { indexOf, release, signalsOn } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { standingAt } from './obstacles.ts';
import { offers } from './offers.ts';

/** What dropping an assignment on a pin does to those that are in its way; `signal` names them. */
export type DropEffect =
  | { kind: 'moves' }
  | { kind: 'swaps'; signal: string }
  | { kind: 'displaces'; signal: string };

interface Drop {
  configuration: PinConfiguration;
  effect: DropEffect;
}

/** Moves an assignment with its label, lock and settings to another pin; what was there comes back in exchange if it can. */
export function moved(configuration: PinConfiguration, chip: Chip, from: string, to: string): Drop {
  const assignment = configuration.pins[from];
  const [source, target] = [from, to].map((name) => indexOf(chip).pins.get(name));
  if (!source || !target || !assignment) return { configuration, effect: { kind: 'moves' } };
  const left = release(configuration, from);
  const there = standingAt(left, chip, to, signalsOn(assignment));
  const cleared = there.reduce((less, { pin }) => release(less, pin), left);
  const result = { ...cleared, pins: { ...cleared.pins, [to]: assignment } };
  if (there.length === 0) return { configuration: result, effect: { kind: 'moves' } };
  const signal = there.map((each) => each.assignment.signal).join(', ');
  const [only, ...more] = there.map((each) => each.assignment);
  const comesBack =
    only !== undefined &&
    more.length === 0 &&
    only.lock !== true &&
    offers(source, only.signal) &&
    standingAt(result, chip, from, signalsOn(only)).length === 0;
  if (!comesBack) return { configuration: result, effect: { kind: 'displaces', signal } };
  return {
    configuration: { ...result, pins: { ...result.pins, [from]: only } },
    effect: { kind: 'swaps', signal },
  };
}
