import type { PinRole } from '../check/analysis.ts';
import { indexOf as checkIndexOf } from '../check/chipIndex.ts';
import { portBitOf } from '../check/exclusive.ts';
import { roleOf } from '../chip/roles.ts';
import type { Chip, ChipPin, ChipSignal } from '../chip/chip.ts';
import type { Place } from './problem.ts';

const known = new WeakMap<Chip, ReadonlyMap<string, readonly Place[]>>();

/** The pins of a chip that offer a signal (`USART1_TX`, `GPIO_Output`), by port and number. */
export function offersOf(chip: Chip, signal: string): readonly Place[] {
  const offers = known.get(chip) ?? indexOf(chip);
  known.set(chip, offers);
  return offers.get(signal) ?? [];
}

function indexOf(chip: Chip): ReadonlyMap<string, readonly Place[]> {
  const offers = new Map<string, Place[]>();
  for (const pin of [...chip.pins].sort(byPort)) {
    const role = roleOf(chip, pin);
    for (const signal of pin.signals) {
      for (const name of functionsOf(signal)) {
        const places = offers.get(name) ?? [];
        places.push(placeOf(chip, pin, signal, name, role));
        offers.set(name, places);
      }
    }
  }
  return offers;
}

/** Names under which a configuration assigns the signal. */
function functionsOf({ name, modes }: ChipSignal): string[] {
  return name === 'GPIO' ? (modes ?? []).map((mode) => `GPIO_${mode}`) : [name];
}

function placeOf(
  chip: Chip,
  pin: ChipPin,
  { routes }: ChipSignal,
  name: string,
  role: PinRole | undefined,
): Place {
  const remaps = (routes ?? []).map(({ remap }) => remap);
  const isBound = remaps.length > 0 && remaps.every((remap) => remap !== undefined);
  const bit = portBitOf(pin, [name]);
  return {
    pin: pin.name,
    position: pin.position,
    bit: bit !== undefined && checkIndexOf(chip).bits.has(bit) ? bit : undefined,
    remaps: isBound ? remaps : undefined,
    line: name === 'GPIO_EXTI' ? pin.number : undefined,
    role,
  };
}

function byPort(one: ChipPin, other: ChipPin): number {
  const byLetter = order(one.port ?? '~', other.port ?? '~');
  return byLetter || (one.number ?? 0) - (other.number ?? 0) || order(one.name, other.name);
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
