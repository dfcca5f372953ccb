import type { ChipPin, Route } from '@netloom/pins';

const GPIO = 'GPIO_';

/** Whether a pin can carry a signal; `GPIO_Output` is one of its general-purpose modes. */
export function offers(pin: ChipPin, signal: string): boolean {
  if (!signal.startsWith(GPIO)) return pin.signals.some(({ name }) => name === signal);
  return gpioModesOf(pin).includes(signal.slice(GPIO.length));
}

export function gpioModesOf(pin: ChipPin): readonly string[] {
  return pin.signals.find(({ name }) => name === 'GPIO')?.modes ?? [];
}

/** `AF7`, or the name of a remapping; empty where the pin needs no multiplexer. */
export function routeText(routes: readonly Route[] | undefined): string {
  return (routes ?? [])
    .map(({ alternate, remap }) => (alternate === undefined ? remap : `AF${alternate}`))
    .filter((text) => text !== undefined)
    .join(' ');
}
