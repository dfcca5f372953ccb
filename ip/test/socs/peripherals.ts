import type { Builder } from './builder.ts';
import { library } from './builder.ts';

/** Adds a peripheral behind a bridge and gives its interrupt requests. */
export function addPeripheral(soc: Builder, bus: string): string[] {
  const { random } = soc;
  const kind = random.pick(['gpio', 'uart', 'spi', 'timer', 'watchdog'] as const);
  const name = soc.block(kind, library(kind), PARAMETERS[kind](soc));
  soc.link(`${bus}.m`, `${name}.s_apb`);
  soc.place(`${name}.s_apb`, 0x1000);
  PINS[kind](soc, name);
  return [`${name}.irq`];
}

type Kind = keyof typeof PINS;

const PARAMETERS: Record<Kind, (soc: Builder) => Record<string, string>> = {
  gpio: ({ random }) => ({ WIDTH: random.pick(['1', '4', '8', '32', 'PINS', 'PINS*2']) }),
  uart: ({ random }): Record<string, string> => (random.chance(0.5) ? { RESET_DIVISOR: '16' } : {}),
  spi: ({ random }) => ({ SELECTS: random.pick(['1', '2', 'PINS']) }),
  timer: () => ({}),
  watchdog: () => ({}),
};

const PINS = {
  gpio(soc: Builder, name: string) {
    const { WIDTH: width = '32' } = soc.draft.instances[name]!.parameters ?? {};
    const isPin = soc.random.chance(0.5);
    if (isPin) soc.wire(soc.port('in', width), `${name}.gpio_in`);
    const isOwn = !isPin && soc.random.chance(0.5);
    if (isOwn) soc.wire(`${name}.gpio_out`, `${name}.gpio_in`);
    soc.show(`${name}.gpio_out`, width);
    soc.show(`${name}.gpio_oe`, width);
  },
  uart(soc: Builder, name: string) {
    soc.wire(soc.random.chance(0.3) ? `${name}.tx` : soc.port('in', '1'), `${name}.rx`);
    soc.show(`${name}.tx`, '1');
  },
  spi(soc: Builder, name: string) {
    soc.wire(soc.random.chance(0.3) ? `${name}.mosi` : soc.port('in', '1'), `${name}.miso`);
    for (const port of ['sck', 'mosi']) soc.show(`${name}.${port}`, '1');
    soc.show(`${name}.cs_n`, soc.draft.instances[name]!.parameters!.SELECTS!);
  },
  timer() {},
  watchdog(soc: Builder, name: string) {
    soc.wire(soc.random.pick(["1'b0", "1'b1"]), `${name}.pause`);
    soc.show(`${name}.bite`, '1');
  },
};
