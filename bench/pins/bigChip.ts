import type { Chip, ChipPin, ChipSignal, PinConfiguration } from '@netloom/pins';

const POSITIONS = 216;
const PORTS = 'ABCDEFGHIJK';
/** I/O pins of a 216-ball STM32F429: 168, the others are supplies. */
const IO_PINS = 168;
/** Functions of a pin beside those of the peripherals below: timers, memory and camera interfaces, … */
const FILLERS = 8;
const ALTERNATIVES = 3;

interface Kind {
  name: string;
  count: number;
  mode: string;
  parameters: Record<string, string>;
  signals: readonly string[];
}

const KINDS: readonly Kind[] = [
  {
    name: 'USART',
    count: 20,
    mode: 'Asynchronous',
    parameters: { HwFlowCtl: 'RTS/CTS' },
    signals: ['TX', 'RX', 'RTS', 'CTS'],
  },
  { name: 'SPI', count: 20, mode: 'Full_Duplex_Master', parameters: {}, signals: ['SCK', 'MISO', 'MOSI'] },
];

/**
 * A chip of 216 balls with 40 peripherals: every signal is offered by three pins, one of which belongs to a placement of
 * all, as dense as the alternate functions of a STM32F429.
 */
export function bigChip(): Chip {
  const pins = ioPins();
  const ips = KINDS.flatMap(({ name, count }) =>
    Array.from({ length: count }, (_, index) => ({ instance: `${name}${index + 1}`, name, version: 'v1' })),
  );
  const wanted = ips.flatMap(({ instance, name }) =>
    KINDS.find((kind) => kind.name === name)!.signals.map((signal) => `${instance}_${signal}`),
  );
  const homes = shuffled(pins, 1);
  for (const [index, name] of wanted.entries()) {
    const others = Array.from(
      { length: ALTERNATIVES - 1 },
      (_, turn) => pins[hash(index, turn) % pins.length]!,
    );
    for (const pin of new Set([homes[index]!, ...others])) pin.signals.push(signalOf(name, index));
  }
  return { ...BASE, ips, pins: [...pins, ...supplies()] };
}

/** All 40 peripherals enabled, and a general-purpose output on every eighth pin that gives way where it must. */
export function allEnabled(chip: Chip): PinConfiguration {
  const peripherals = Object.fromEntries(
    chip.ips.map(({ instance, name }) => {
      const { mode, parameters } = KINDS.find((kind) => kind.name === name)!;
      return [instance, { mode, parameters }];
    }),
  );
  const outputs = chip.pins.filter(({ port }, index) => port !== undefined && index % 8 === 0);
  const pins = Object.fromEntries(outputs.map(({ name }) => [name, { signal: 'GPIO_Output' }]));
  return { netloom: 'pins', version: 1, name: 'big', chip: chip.id, peripherals, pins };
}

const BASE: Omit<Chip, 'ips' | 'pins'> = {
  netloom: 'chip',
  version: 1,
  id: 'big216',
  model: 'STM32F429NIHx',
  vendor: 'Netloom',
  family: 'STM32F4',
  line: 'STM32F429/439',
  core: 'Arm Cortex-M4',
  package: 'TFBGA216',
  clockTree: 'STM32F4_F427-F437',
  frequency: 180,
  flash: [2048],
  ram: [192],
  voltage: { min: 1.8, max: 3.6 },
  current: {},
  temperature: {},
};

function ioPins(): ChipPin[] {
  return Array.from({ length: IO_PINS }, (_, index) => {
    const port = PORTS[Math.floor(index / 16)]!;
    const number = index % 16;
    const signals = Array.from({ length: FILLERS }, (_unused, turn) =>
      signalOf(`TIM${turn + 1}_CH${index}`, turn),
    );
    const gpio: ChipSignal = { name: 'GPIO', modes: ['Input', 'Output', 'Analog', 'EVENTOUT', 'EXTI'] };
    return {
      name: `P${port}${number}`,
      position: ballOf(index),
      type: 'I/O',
      port,
      number,
      signals: [...signals, gpio],
    };
  });
}

function supplies(): ChipPin[] {
  return Array.from({ length: POSITIONS - IO_PINS }, (_, index) => ({
    name: index % 2 === 0 ? 'VDD' : 'VSS',
    position: ballOf(IO_PINS + index),
    type: 'Power',
    signals: [],
  }));
}

function signalOf(name: string, index: number): ChipSignal {
  const alternate = index % 16;
  return { name, routes: [{ alternate, macro: `GPIO_AF${alternate}_${name.split('_', 1)[0]}` }] };
}

/** Balls of a grid of 15 rows; 225 places, of which the first 216 are taken. */
function ballOf(index: number): string {
  return `${'ABCDEFGHJKLMNPR'[Math.floor(index / 15)]}${(index % 15) + 1}`;
}

function shuffled<T>(values: readonly T[], seed: number): T[] {
  const keys = new Map(values.map((value, index) => [value, hash(index, seed + 100)]));
  return [...values].sort((one, other) => keys.get(one)! - keys.get(other)!);
}

/** The same scattered number for the same two (after Knuth's multiplicative hashing). */
function hash(one: number, other: number): number {
  const mixed = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 3) & 0x0fffffff;
}
