import { roleFactOf } from '../chip/roles.ts';
import type { RoleFact } from '../chip/roles.ts';
import type { Chip, ChipIp, ChipPin, ChipSignal } from '../chip/chip.ts';

/** A pin that offers a signal. */
export interface Offer {
  pin: ChipPin;
  signal: ChipSignal;
}

/** A chip, ready to be asked. */
export interface ChipIndex {
  /** By name; of pins with the same name the one with signals. */
  pins: ReadonlyMap<string, ChipPin>;
  /** Pins by full name of the signal, without GPIO. */
  offers: ReadonlyMap<string, readonly Offer[]>;
  /** Pins that share a position, by that position. */
  bonded: ReadonlyMap<string, readonly ChipPin[]>;
  /** Pins of one bit of a port, by that bit (`PC2`), where it reaches several pins. */
  bits: ReadonlyMap<string, readonly ChipPin[]>;
  instances: ReadonlyMap<string, ChipIp>;
  /** Whether whole peripherals are remapped (STM32F1). */
  isRemapped: boolean;
  /** Why a pin is better left alone, by name. */
  roles: ReadonlyMap<string, RoleFact>;
  /** Which side of which oscillator a pin is, by name. */
  oscillators: ReadonlyMap<string, OscillatorPin>;
}

export interface OscillatorPin {
  oscillator: 'HSE' | 'LSE';
  side: 'IN' | 'OUT';
}

const known = new WeakMap<Chip, ChipIndex>();

/** The index of a chip, made once. */
export function indexOf(chip: Chip): ChipIndex {
  let index = known.get(chip);
  if (!index) {
    index = indexed(chip);
    known.set(chip, index);
  }
  return index;
}

function indexed(chip: Chip): ChipIndex {
  const pins = new Map<string, ChipPin>();
  const offers = new Map<string, Offer[]>();
  const positions = new Map<string, ChipPin[]>();
  const bits = new Map<string, ChipPin[]>();
  for (const pin of chip.pins) {
    if (!pins.has(pin.name) || pin.signals.length > 0) pins.set(pin.name, pin);
    add(positions, pin.position, pin);
    if (pin.port !== undefined && pin.number !== undefined) add(bits, `P${pin.port}${pin.number}`, pin);
    for (const signal of pin.signals) if (signal.name !== 'GPIO') add(offers, signal.name, { pin, signal });
  }
  return {
    pins,
    offers,
    bonded: new Map([...positions].filter(([, at]) => at.length > 1)),
    bits: new Map([...bits].filter(([, of]) => of.length > 1)),
    instances: new Map(chip.ips.map((ip) => [ip.instance, ip])),
    isRemapped: [...offers.values()].flat().some(({ signal }) => signal.routes?.some(({ remap }) => remap)),
    roles: told(pins, (pin) => roleFactOf(chip, pin)),
    oscillators: told(pins, oscillatorOf),
  };
}

/** What is known of single pins. */
function told<T>(pins: ReadonlyMap<string, ChipPin>, of: (pin: ChipPin) => T | undefined): Map<string, T> {
  return new Map(
    [...pins].flatMap(([name, pin]) => {
      const fact = of(pin);
      return fact === undefined ? [] : [[name, fact] as const];
    }),
  );
}

const OSCILLATOR = /OSC(32)?_(IN|OUT)$/;

function oscillatorOf({ name, signals }: ChipPin): OscillatorPin | undefined {
  const names = [name, ...signals.filter((one) => one.name.startsWith('RCC_')).map((one) => one.name)];
  const found = names.map((text) => OSCILLATOR.exec(text)).find((match) => match !== null);
  return (
    found && { oscillator: found[1] === undefined ? 'HSE' : 'LSE', side: found[2] === 'IN' ? 'IN' : 'OUT' }
  );
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Instance of a signal, `USB_OTG_FS` of `USB_OTG_FS_DM`: the longest that the chip has; undefined when it has none. */
export function instanceOf(signal: string, { instances }: ChipIndex): string | undefined {
  for (let end = signal.lastIndexOf('_'); end > 0; end = signal.lastIndexOf('_', end - 1)) {
    const instance = signal.slice(0, end);
    if (instances.has(instance)) return instance;
  }
  return undefined;
}

/** Names of the pins that offer a signal. */
export function pinsOffering(signal: string, { offers }: ChipIndex): string[] {
  return (offers.get(signal) ?? []).map(({ pin }) => pin.name);
}
