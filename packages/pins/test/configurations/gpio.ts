import type { ChipPin, PinAssignment } from '@netloom/pins';
import type { Draw } from './draw.ts';

const EDGES = ['Rising', 'Falling', 'RisingFalling'];

/** Only what differs from the defaults is stored: the first of each list is the default. */
function chosen(draw: Draw, lists: Record<string, readonly string[]>): PinAssignment['settings'] {
  const values = Object.entries(lists).map(([name, list]) => [name, draw.pick(list), list[0]] as const);
  const changed = values.filter(([, value, common]) => value !== common);
  return changed.length > 0 ? Object.fromEntries(changed.map(([name, value]) => [name, value])) : undefined;
}

const PULL = { GPIO_PullupPulldown: ['None', 'PullUp', 'PullDown'] };
const SPEED = { GPIO_Speed: ['Low', 'Medium', 'High', 'VeryHigh'] };

const FUNCTIONS: Readonly<Record<string, Record<string, readonly string[]>>> = {
  GPIO_Input: PULL,
  GPIO_Output: {
    ...PULL,
    ...SPEED,
    PinState: ['Low', 'High'],
    GPIO_Mode: ['OutputPushPull', 'OutputOpenDrain'],
  },
  GPIO_Analog: {},
  GPIO_EVENTOUT: { ...PULL, ...SPEED },
  GPIO_EXTI: {
    ...PULL,
    GPIO_Mode: ['Interrupt', 'Event'].flatMap((kind) => EDGES.map((edge) => kind + edge)),
  },
};

/** Pins of the list as general-purpose ones, each external interrupt line at most once. */
export function drawGpios(draw: Draw, pins: readonly ChipPin[]): Record<string, PinAssignment> {
  const lines = new Set<number>();
  const chosenPins = draw.shuffled(pins).filter(() => draw.chance(0.25));
  return Object.fromEntries(
    chosenPins.map((pin, index) => {
      const isLineFree = !lines.has(pin.number!);
      const signal = draw.pick(Object.keys(FUNCTIONS).filter((name) => name !== 'GPIO_EXTI' || isLineFree));
      if (signal === 'GPIO_EXTI') lines.add(pin.number!);
      const settings = chosen(draw, FUNCTIONS[signal]!);
      const label = draw.chance(0.3) ? { label: `SIGNAL_${index}` } : {};
      return [pin.name, { signal, ...label, ...(settings ? { settings } : {}) }];
    }),
  );
}

/** Settings of a pin that a peripheral drives or reads. */
export function drawAlternate(draw: Draw, signal: string): PinAssignment {
  const mayBeOpen = /_(TX|RX)$/.test(signal);
  const mode: Record<string, readonly string[]> = mayBeOpen
    ? { GPIO_Mode: ['AlternateFunctionPushPull', 'AlternateFunctionOpenDrain'] }
    : {};
  const settings = chosen(draw, { ...PULL, ...SPEED, ...mode });
  return { signal, ...(draw.chance(0.3) ? { lock: true as const } : {}), ...(settings ? { settings } : {}) };
}
