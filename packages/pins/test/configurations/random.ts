import type { Chip, PeripheralSetting, PinAssignment, PinConfiguration } from '@netloom/pins';
import { AT_RESET, drawClocks } from './clocks.ts';
import type { Clocks } from './clocks.ts';
import { drawFrom } from './draw.ts';
import type { Draw } from './draw.ts';
import { drawAlternate, drawGpios } from './gpio.ts';
import { drawSerial } from './serial.ts';

export interface RandomConfiguration {
  configuration: PinConfiguration;
  clocks: Clocks;
}

const SERIAL = /^(USART|UART|SPI)\d+$/;
/** Left alone: oscillators, boot and debug pins. */
const SPECIAL = /^(PC14|PC15|PH0|PH1|PA13|PA14|PA15|PB2|PB3|PB4)(?!\d)/;

/** A free pin for each signal; undefined when one finds none. */
function place(draw: Draw, chip: Chip, signals: readonly string[], taken: ReadonlySet<string>) {
  const placed = new Map<string, string>();
  for (const signal of signals) {
    const offers = chip.pins.filter(
      (pin) =>
        !taken.has(pin.name) && !placed.has(pin.name) && pin.signals.some(({ name }) => name === signal),
    );
    if (offers.length === 0) return undefined;
    placed.set(draw.pick(offers).name, signal);
  }
  return placed;
}

function drawPeripherals(draw: Draw, chip: Chip, clocks: Clocks) {
  const peripherals: Record<string, PeripheralSetting> = {};
  const pins: Record<string, PinAssignment> = {};
  for (const { instance } of draw.shuffled(chip.ips.filter((ip) => SERIAL.test(ip.instance)))) {
    const choice = draw.chance(0.6) ? drawSerial(draw, instance, clocks) : undefined;
    const signals = choice?.signals.map((signal) => `${instance}_${signal}`) ?? [];
    const placed = choice && place(draw, chip, signals, new Set(Object.keys(pins)));
    if (!placed) continue;
    const interrupt = draw.chance(0.5) ? { interrupt: draw.integer(0, 15) } : {};
    peripherals[instance] = { ...choice.setting, ...interrupt };
    for (const [pin, signal] of placed) pins[pin] = drawAlternate(draw, signal);
  }
  return { peripherals, pins };
}

/** Vectors of the external interrupt lines (RM0090 table 62). */
const vectorOf = (line: number): string => (line <= 4 ? `EXTI${line}` : line <= 9 ? 'EXTI9_5' : 'EXTI15_10');

function drawVectors(
  draw: Draw,
  chip: Chip,
  pins: PinConfiguration['pins'],
): PinConfiguration['peripherals'] {
  const wanted = chip.pins.filter(({ name }) => {
    const mode = String(pins[name]?.settings?.['GPIO_Mode'] ?? 'Interrupt');
    return pins[name]?.signal === 'GPIO_EXTI' && mode.startsWith('Interrupt');
  });
  const vectors = new Set(wanted.map(({ number }) => vectorOf(number!)));
  const on = [...vectors].filter(() => draw.chance(0.6));
  return Object.fromEntries(on.map((name) => [name, { mode: 'Interrupt', interrupt: draw.integer(0, 15) }]));
}

/** A legal configuration: every value is within its range and every signal on a pin of its own that offers it. */
export function randomConfiguration(chip: Chip, seed: number): RandomConfiguration {
  const draw = drawFrom(seed);
  const { settings, clocks } = chip.family === 'STM32F4' ? drawClocks(draw) : AT_RESET;
  const { peripherals, pins } = drawPeripherals(draw, chip, clocks);
  const free = chip.pins.filter(({ name, port }) => port && !pins[name] && !SPECIAL.test(name));
  const gpios = drawGpios(draw, free);
  const all = { ...pins, ...gpios };
  const configuration: PinConfiguration = {
    netloom: 'pins',
    version: 1,
    name: `random${seed}`,
    chip: chip.id,
    ...(draw.chance(0.3) ? { code: { userCode: 'files' } } : {}),
    ...(Object.keys(settings).length > 0 ? { clocks: settings } : {}),
    peripherals: { ...peripherals, ...drawVectors(draw, chip, all) },
    pins: all,
  };
  return { configuration, clocks };
}
