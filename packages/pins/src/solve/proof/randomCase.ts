import type { Chip, ChipPin, ChipSignal } from '../../chip/chip.ts';
import type { PinAssignment, PinConfiguration } from '../../config/configuration.ts';

export interface Case {
  chip: Chip;
  configuration: PinConfiguration;
}

/** Modes with the signals that section 3.1 gives them. */
const MODES: readonly { ip: string; instance: string; mode: string; signals: readonly string[] }[] = [
  { ip: 'USART', instance: 'USART1', mode: 'Asynchronous', signals: ['TX', 'RX'] },
  { ip: 'USART', instance: 'USART2', mode: 'Asynchronous', signals: ['TX', 'RX'] },
  { ip: 'USART', instance: 'USART3', mode: 'Synchronous', signals: ['TX', 'RX', 'CK'] },
  { ip: 'SPI', instance: 'SPI1', mode: 'Full_Duplex_Master', signals: ['SCK', 'MISO', 'MOSI'] },
];
const EXTRA = ['USART1_RTS', 'SPI1_NSS', 'ADC1_INP0'];
const PINS = ['A0', 'B0', 'C0', 'A1', 'B1', 'A13', 'B2', 'C3'];
/** Debug (SWDIO) and BOOT1, by name alone. */
export const ROLE_PINS: readonly string[] = ['PA13', 'PB2'];
const GPIO_MODES = ['Input', 'Output', 'EXTI'];

export function neededOf({ peripherals }: PinConfiguration): string[] {
  return MODES.filter(({ instance }) => instance in peripherals).flatMap(({ instance, signals }) =>
    signals.map((signal) => `${instance}_${signal}`),
  );
}

const SIGNALS = [
  ...MODES.flatMap(({ instance, signals }) => signals.map((one) => `${instance}_${one}`)),
  ...EXTRA,
];

/** Repeatable chances of one seed. */
type Draw = ReturnType<typeof drawsOf>;

function drawsOf(seed: number) {
  const random = randomOf(seed);
  return {
    random,
    chance: (probability: number) => random() < probability,
    below: (count: number) => Math.floor(random() * count),
  };
}

/** A small chip with few pins for its signals, and a configuration that is often wrong or in its own way. */
export function randomCase(seed: number): Case {
  const draw = drawsOf(seed);
  const pins = drawPins(draw);
  const configuration = drawPeripherals(draw);
  return { chip: chipOf(pins), configuration: { ...configuration, pins: drawAssignments(draw, pins) } };
}

function drawPins(draw: Draw): ChipPin[] {
  const { random, chance, below } = draw;
  const usesRemaps = chance(0.5);
  const offers = 0.25 + random() * 0.4;
  const names = PINS.slice(0, 4 + below(5));
  const signalsOf = (): ChipSignal[] => {
    const offered = SIGNALS.filter(() => chance(offers)).map((name) => drawSignal(draw, name, usesRemaps));
    return [...offered, ...drawGpio(draw)];
  };
  const pins = names.map((name, index): ChipPin => ({
    name: `P${name}`,
    position: String(index > 0 && chance(0.2) ? index : index + 1),
    type: 'I/O',
    port: name[0]!,
    number: Number(name.slice(1)),
    signals: signalsOf(),
  }));
  // The last pin becomes a second lead of the first one's bit: remapped, or a direct analog pad.
  if (chance(0.4))
    Object.assign(pins.at(-1)!, { name: chance(0.5) ? 'PA0 [PA9]' : 'PA0_C', port: 'A', number: 0 });
  return pins;
}

function drawSignal({ chance, below }: Draw, name: string, usesRemaps: boolean): ChipSignal {
  if (!usesRemaps || chance(0.2)) return { name, routes: [{ alternate: below(16) }] };
  const remaps = ['REMAP0', 'REMAP1', 'REMAP2'].filter(() => chance(0.4));
  return remaps.length === 0 ? { name } : { name, routes: remaps.map((remap) => ({ remap })) };
}

function drawGpio({ chance }: Draw): ChipSignal[] {
  return chance(0.8) ? [{ name: 'GPIO', modes: GPIO_MODES.filter(() => chance(0.8)) }] : [];
}

function drawPeripherals({ chance }: Draw): PinConfiguration {
  const enabled = MODES.filter(() => chance(0.45));
  const peripherals = Object.fromEntries(enabled.map(({ instance, mode }) => [instance, { mode }]));
  return { netloom: 'pins', version: 1, name: 'board', chip: 'small', peripherals, pins: {} };
}

function drawAssignments({ chance, below }: Draw, pins: readonly ChipPin[]): Record<string, PinAssignment> {
  const assigned: Record<string, PinAssignment> = {};
  for (const pin of pins.filter(() => chance(0.5))) {
    const own = pin.signals.flatMap(({ name, modes }) => modes?.map((mode) => `GPIO_${mode}`) ?? [name]);
    const choice = chance(0.93) ? own : SIGNALS;
    const signal = choice[below(choice.length)];
    if (signal !== undefined) assigned[pin.name] = { signal, ...(chance(0.3) ? { lock: true } : {}) };
  }
  return assigned;
}

function chipOf(pins: ChipPin[]): Chip {
  return {
    netloom: 'chip',
    version: 1,
    id: 'small',
    model: 'Small',
    vendor: 'Netloom',
    family: 'Sample',
    line: 'Sample',
    core: 'Cortex-M4',
    package: 'LQFP32',
    clockTree: 'STM32F4_F405-F407-F415-F417',
    flash: [1024],
    ram: [192],
    voltage: {},
    current: {},
    temperature: {},
    ips: [...MODES, { ip: 'ADC', instance: 'ADC1' }].map(({ ip, instance }) => ({
      instance,
      name: ip,
      version: 'v1',
    })),
    pins,
  };
}

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
