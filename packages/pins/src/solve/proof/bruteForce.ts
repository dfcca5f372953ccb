import type { Chip } from '../../chip/chip.ts';
import type { PinConfiguration } from '../../config/configuration.ts';
import { ROLE_PINS } from './randomCase.ts';

/** A signal that wants a pin, with the pins that it is on and those that it is locked to. */
export interface Want {
  signal: string;
  at: readonly string[];
  locks: readonly string[];
  isSpare: boolean;
}

/** Of a placement: pins with a role that are newly taken, signals that lose their pins, signals that move. */
export type Price = readonly [roles: number, losses: number, moves: number];

/** What a configuration asks for: needed signals, general-purpose pins each for itself, and all else that is assigned. */
export function wantsOf({ pins }: PinConfiguration, needed: readonly string[]): Want[] {
  const gpio = Object.entries(pins).filter(([, { signal }]) => signal.startsWith('GPIO_'));
  const others = new Set([...needed, ...Object.values(pins).map(({ signal }) => signal)]);
  return [
    ...gpio.map(([pin, { signal, lock }]) => ({
      signal,
      at: [pin],
      locks: lock ? [pin] : [],
      isSpare: false,
    })),
    ...[...others]
      .filter((signal) => !signal.startsWith('GPIO_'))
      .map((signal) => {
        const at = Object.keys(pins).filter((pin) => pins[pin]!.signal === signal);
        const locks = at.filter((pin) => pins[pin]!.lock);
        return {
          signal,
          at,
          locks,
          isSpare: locks.length === 0 && !needed.includes(signal) && !signal.startsWith('ADC'),
        };
      }),
  ];
}

/** The lowest price of all placements, found by trying every one; undefined when none is legal. */
export function cheapest(
  wants: readonly Want[],
  chip: Chip,
  blocked: ReadonlySet<string>,
): Price | undefined {
  let best: Price | undefined;
  const chosen: (string | undefined)[] = [];
  const taken = new Set(blocked);

  function tryFrom(index: number): void {
    const want = wants[index];
    if (!want) {
      if (isLegal(wants, chosen, chip)) best = lower(best, priceOf(wants, chosen));
      return;
    }
    for (const pin of pinsFor(want, chip)) {
      const uses = usesOf(want.signal, pin);
      if (uses.some((use) => taken.has(use))) continue;
      for (const use of uses) taken.add(use);
      chosen.push(pin.name);
      tryFrom(index + 1);
      chosen.pop();
      for (const use of uses) taken.delete(use);
    }
    if (!want.isSpare) return;
    chosen.push(undefined);
    tryFrom(index + 1);
    chosen.pop();
  }

  tryFrom(0);
  return best;
}

/** A pin's lead, and its bit of the port unless a direct pad leads past the port to a converter. */
function usesOf(signal: string, { name, position, port, number }: Chip['pins'][number]): string[] {
  return name.endsWith('_C') && signal.startsWith('ADC') ? [position] : [position, `${port}${number}`];
}

/** Leads and bits that locks hold although their signal cannot be there. */
export function blockedBy(wants: readonly Want[], chip: Chip): ReadonlySet<string> {
  const stuck = wants.filter((want) => want.locks.length > 0 && pinsFor(want, chip).length === 0);
  return new Set(
    stuck.flatMap(({ signal, at }) =>
      chip.pins.filter(({ name }) => at.includes(name)).flatMap((pin) => usesOf(signal, pin)),
    ),
  );
}

function pinsFor({ signal, locks }: Want, chip: Chip) {
  if (locks.length > 1) return [];
  return chip.pins.filter(
    (pin) => (locks.length === 0 || pin.name === locks[0]) && offer(signal, pin) !== undefined,
  );
}

function offer(signal: string, { signals }: Chip['pins'][number]) {
  const mode = /^GPIO_(.*)$/.exec(signal)?.[1];
  return signals.find(({ name, modes }) => (mode === undefined ? name === signal : modes?.includes(mode)));
}

/** Signals of a peripheral have a remapping in common; no lead, bit or interrupt line is taken twice. */
export function isLegal(
  wants: readonly Want[],
  chosen: readonly (string | undefined)[],
  chip: Chip,
): boolean {
  const placed = wants.flatMap(({ signal }, index) => {
    const pin = chip.pins.find(({ name }) => name === chosen[index]);
    return pin ? [{ signal, pin }] : [];
  });
  const uses = placed.flatMap(({ signal, pin }) => usesOf(signal, pin));
  if (new Set(uses).size < uses.length) return false;
  const lines = placed.filter(({ signal }) => signal === 'GPIO_EXTI').map(({ pin }) => pin.number);
  if (new Set(lines).size < lines.length) return false;
  return ['USART1', 'USART2', 'USART3', 'SPI1'].every((instance) => {
    const routes = placed
      .filter(({ signal }) => signal.startsWith(instance))
      .map(({ signal, pin }) => offer(signal, pin)!.routes ?? [])
      .filter((each) => each.some(({ remap }) => remap !== undefined));
    return (
      routes.length === 0 ||
      ['REMAP0', 'REMAP1', 'REMAP2'].some((wanted) =>
        routes.every((each) => each.some(({ remap }) => remap === wanted)),
      )
    );
  });
}

export function priceOf(wants: readonly Want[], chosen: readonly (string | undefined)[]): Price {
  const counts: [number, number, number] = [0, 0, 0];
  for (const [index, { at }] of wants.entries()) {
    const pin = chosen[index];
    if (pin === undefined) counts[1]++;
    else if (!at.includes(pin)) {
      if (ROLE_PINS.includes(pin)) counts[0]++;
      if (at.length > 0) counts[2]++;
    }
  }
  return counts;
}

function lower(one: Price | undefined, other: Price): Price {
  if (!one) return other;
  const difference = one.map((count, index) => count - other[index]!).find((each) => each !== 0) ?? 0;
  return difference > 0 ? other : one;
}
