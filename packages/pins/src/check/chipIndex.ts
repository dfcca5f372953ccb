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
  instances: ReadonlyMap<string, ChipIp>;
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
  for (const pin of chip.pins) {
    if (!pins.has(pin.name) || pin.signals.length > 0) pins.set(pin.name, pin);
    add(positions, pin.position, pin);
    for (const signal of pin.signals) if (signal.name !== 'GPIO') add(offers, signal.name, { pin, signal });
  }
  return {
    pins,
    offers,
    bonded: new Map([...positions].filter(([, at]) => at.length > 1)),
    instances: new Map(chip.ips.map((ip) => [ip.instance, ip])),
  };
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
