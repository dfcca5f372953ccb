import type { Chip } from '../chip/chip.ts';
import type { ClockState } from '../clock/clockState.ts';
import { clocksOf } from '../clock/index.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { indexOf } from './chipIndex.ts';
import type { ChipIndex } from './chipIndex.ts';
import { oscillatorState } from './systemSignals.ts';

/** Pins that an oscillator takes which is on, by name, with the oscillator. */
export function oscillatorPinsOf({ clocks }: PinConfiguration, chip: Chip): Map<string, 'HSE' | 'LSE'> {
  return oscillatorPins({ index: indexOf(chip), clocks: clocksOf(clocks, chip).state });
}

/** The same, of clocks that are worked out. A crystal takes two pins, a clock from outside one. */
export function oscillatorPins({
  index,
  clocks,
}: {
  index: ChipIndex;
  clocks: ClockState | undefined;
}): Map<string, 'HSE' | 'LSE'> {
  const taken = new Map<string, 'HSE' | 'LSE'>();
  for (const [name, { oscillator, side }] of index.oscillators) {
    const state = oscillatorState(oscillator, clocks);
    if (state === 'Crystal' || (state === 'Bypass' && side === 'IN')) taken.set(name, oscillator);
  }
  return taken;
}
