import type { Schematic } from '@netloom/model';

/** One end of a wire: a pin of a cell, or a port of the module (no cell). */
export interface End {
  cell: string | null;
  pin: string;
}

/** Bits that go from one driver to one reader. */
export interface Wire {
  from: End;
  to: End;
  nets: number[];
  /** Name that the source gave to the net, or of the bus where it is one. */
  name: string;
}

/** A net that is not drawn as a line but by its name at the pin. */
export interface Stub {
  end: End;
  text: string;
  nets: number[];
  /** The end drives the net. */
  drives: boolean;
}

/**
 * Lines from one driver beyond which they would hide everything else, and take most of the time of the layout: clocks
 * and resets, and buses that are read bit by bit.
 */
const FANOUT_LIMIT = 8;

interface Terminal extends End {
  bits: Schematic['ports'][number]['bits'];
}

function terminals({ ports, cells }: Schematic): { drivers: Terminal[]; readers: Terminal[] } {
  const pins = cells.flatMap((cell) => cell.pins.map((pin) => ({ ...pin, cell: cell.name, pin: pin.name })));
  const outside = ports.map(({ name, direction, bits }) => ({ cell: null, pin: name, direction, bits }));
  return {
    drivers: [
      ...pins.filter(({ direction }) => direction === 'output'),
      ...outside.filter(({ direction }) => direction !== 'output'),
    ],
    readers: [
      ...pins.filter(({ direction }) => direction !== 'output'),
      ...outside.filter(({ direction }) => direction === 'output'),
    ],
  };
}

/** `count[3]` and its like are `count`, where several bits go together. */
function nameOf(nets: number[], names: Schematic['netNames']): string {
  const [first = ''] = nets.flatMap((net) => names[net] ?? []);
  return nets.length > 1 ? first.replace(/\[\d+\]$/, '') : first;
}

/** What a net that is not drawn is called at its pins, so that they can be found together. */
const stubText = (nets: number[], names: Schematic['netNames']) => nameOf(nets, names) || `n${nets[0]}`;

function constantText(bits: (string | number)[]): string {
  return bits.length === 1 ? String(bits[0]) : `${bits.length}'b${bits.toReversed().join('')}`;
}

/** The pins that read each driver. */
function fanoutOf(readers: Terminal[], driverOf: Map<number, Terminal>): Map<Terminal, number> {
  const fanout = new Map<Terminal, number>();
  for (const { bits } of readers) {
    const drivers = new Set(bits.map((bit) => (typeof bit === 'number' ? driverOf.get(bit) : undefined)));
    for (const driver of drivers) if (driver) fanout.set(driver, (fanout.get(driver) ?? 0) + 1);
  }
  return fanout;
}

/** What is drawn as lines, and what by name: constants and what very many read. */
export function wiresOf(schematic: Schematic): { wires: Wire[]; stubs: Stub[] } {
  const { drivers, readers } = terminals(schematic);
  const driverOf = new Map<number, Terminal>();
  for (const driver of drivers)
    for (const bit of driver.bits) if (typeof bit === 'number') driverOf.set(bit, driver);
  const fanout = fanoutOf(readers, driverOf);
  const { netNames } = schematic;
  const byName = new Set<number>();
  const wires: Wire[] = [];
  const stubs: Stub[] = [];
  for (const { cell, pin, bits } of readers) {
    const end = { cell, pin };
    const byDriver = new Map<Terminal, number[]>();
    const named: number[] = [];
    for (const bit of bits) {
      if (typeof bit !== 'number') continue;
      const driver = driverOf.get(bit);
      if (driver === undefined || fanout.get(driver)! > FANOUT_LIMIT) named.push(bit);
      else byDriver.set(driver, [...(byDriver.get(driver) ?? []), bit]);
    }
    for (const [driver, nets] of byDriver)
      wires.push({
        from: { cell: driver.cell, pin: driver.pin },
        to: end,
        nets,
        name: nameOf(nets, netNames),
      });
    const constants = bits.filter((bit) => typeof bit !== 'number');
    for (const bit of named) byName.add(bit);
    if (named.length > 0) stubs.push({ end, text: stubText(named, netNames), nets: named, drives: false });
    else if (constants.length > 0 && constants.length === bits.length)
      stubs.push({ end, text: constantText(constants), nets: [], drives: false });
  }
  for (const { cell, pin, bits } of drivers) {
    const nets = bits.filter((bit) => typeof bit === 'number' && byName.has(bit)) as number[];
    if (cell !== null && nets.length > 0)
      stubs.push({ end: { cell, pin }, text: stubText(nets, netNames), nets, drives: true });
  }
  return { wires, stubs };
}
