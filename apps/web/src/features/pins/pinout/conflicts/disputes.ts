import { indexOf, instanceOf, rivalOf } from '@netloom/pins';
import type { Chip, PinConfiguration, Rival } from '@netloom/pins';
import type { Diagnostic } from '@netloom/model';
import { unplaced } from './proposal.ts';

const MOST_HOLDERS = 4;

/** The sides of a conflict that a diagnostic is about, each with its alternatives; empty when it is about no pin. */
export function disputeOf(diagnostic: Diagnostic, configuration: PinConfiguration, chip: Chip): Rival[] {
  const { code, place } = diagnostic;
  if (diagnostic.severity !== 'error' || place?.kind !== 'document') return [];
  const { pins } = configuration;
  if (code === 'PINS-UNPLACED') return missing(place.instance ?? '', configuration, chip);
  if (place.endpoint === undefined || !DISPUTED.has(code)) return [];
  const sides = Object.keys(pins).filter((pin) => isSide(code, pin, place.endpoint!, configuration, chip));
  return sides.map((pin) => rivalOf(configuration, chip, pins[pin]!.signal, pin));
}

const DISPUTED = new Set([
  'PINS-BONDED',
  'PINS-EXTI-LINE',
  'PINS-NOT-OFFERED',
  'PINS-OSCILLATOR-ON',
  'PINS-PORT-BIT',
  'PINS-REMAP',
  'PINS-SIGNAL-TWICE',
]);

/** Whether a pin takes part in the conflict that was found at another. */
function isSide(code: string, pin: string, at: string, { pins }: PinConfiguration, chip: Chip): boolean {
  if (pin === at) return true;
  const [one, other] = [at, pin].map((name) => chip.pins.find((each) => each.name === name));
  const [mine, its] = [pins[at]?.signal ?? '', pins[pin]!.signal];
  switch (code) {
    case 'PINS-BONDED':
      return one?.position === other?.position;
    case 'PINS-PORT-BIT':
      return one?.port !== undefined && one.port === other?.port && one.number === other.number;
    case 'PINS-EXTI-LINE':
      return its === mine && one?.number === other?.number;
    case 'PINS-REMAP':
      return instanceOf(its, indexOf(chip)) === instanceOf(mine, indexOf(chip));
    default:
      return code === 'PINS-SIGNAL-TWICE' && its === mine;
  }
}

/** Signals of a peripheral that have no pin, and who holds the pins that they could have. */
function missing(instance: string, configuration: PinConfiguration, chip: Chip): Rival[] {
  const signals = [...unplaced(configuration, chip)].filter((signal) => signal.startsWith(`${instance}_`));
  const wanting = signals.map((signal) => rivalOf(configuration, chip, signal, undefined));
  if (wanting.some(({ alternatives }) => alternatives.some(({ holder }) => holder === undefined)))
    return wanting;
  const held = new Set(wanting.flatMap(({ alternatives }) => alternatives.map(({ pin }) => pin)));
  const holders = [...held].filter((pin) => configuration.pins[pin] !== undefined).slice(0, MOST_HOLDERS);
  return [
    ...wanting,
    ...holders.map((pin) => rivalOf(configuration, chip, configuration.pins[pin]!.signal, pin)),
  ];
}
