import type { Chip, ChipPin, ChipSignal } from '@netloom/pins';

const GPIO: ChipSignal = { name: 'GPIO', modes: ['Input', 'Output', 'Analog', 'EVENTOUT', 'EXTI'] };

/** A pin by its name, at a position of its own unless one is given, with GPIO and these signals. */
export function pinOf(
  name: string,
  signals: readonly (ChipSignal | string)[] = [],
  position?: string,
): ChipPin {
  const [, port, number] = /^P([A-Z])(\d+)/.exec(name) ?? [];
  const own = signals.map((signal) => (typeof signal === 'string' ? { name: signal } : signal));
  return {
    name,
    position: position ?? name,
    type: 'I/O',
    ...(port !== undefined && { port, number: Number(number) }),
    signals: [...own, GPIO],
  };
}

/** A chip of these instances and pins; an IP is named as its instance without the number. */
export function chipOf(instances: readonly string[], pins: readonly ChipPin[], family = 'STM32F1'): Chip {
  return {
    netloom: 'chip',
    version: 1,
    id: 'small',
    model: 'SMALL',
    vendor: 'test',
    family,
    line: 'small',
    core: 'Arm Cortex-M3',
    package: 'LQFP48',
    clockTree: 'none',
    flash: [64],
    ram: [20],
    voltage: {},
    current: {},
    temperature: {},
    ips: ['GPIO', ...instances].map((instance) => ({
      instance,
      name: instance.replace(/\d+$/, ''),
      version: 'test',
    })),
    pins: [...pins],
  };
}
