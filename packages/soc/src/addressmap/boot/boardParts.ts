import type { SocDocument } from '@netloom/model';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';

/** A serial flash, and the ports that its lines are at. */
export interface BoardFlash {
  /** The controller's instance. */
  name: string;
  select: string;
  clock: string;
  /** Four lines: their levels, what they are driven to, and which of them are. */
  levels: string;
  driven: string;
  enabled: string;
}

/** Ports of a device at an I²C bus: levels of both lines, and what pulls them low. */
interface I2cLines {
  clock: string;
  data: string;
  clockLow: string;
  dataLow: string;
}

/** An I²C bus with its pull-ups and an EEPROM: the SoC's controller, and its targets at the same bus. */
export interface BoardI2c extends I2cLines {
  targets: I2cLines[];
}

/** What lies beside a SoC on the board that it boots on. */
export interface BoardParts {
  flashes: BoardFlash[];
  i2cBuses: BoardI2c[];
}

/** Ports of the top level that lines of an instance lead to, by their names; undefined unless all do. */
function portsOf<Line extends string>(
  { portConnections: wires, ports }: SocDocument,
  instance: string,
  lines: Record<Line, string>,
): Record<Line, string> | undefined {
  const entries = Object.entries<string>(lines).map(([line, name]) => {
    const end = `${instance}.${name}`;
    const wire = wires.find(({ from, to }) => from === end || to === end);
    return [line, wire && (wire.from === end ? wire.to : wire.from)] as const;
  });
  const all = entries.every(([, port]) => port !== undefined && Object.hasOwn(ports, port));
  return all ? (Object.fromEntries(entries) as Record<Line, string>) : undefined;
}

/** Instances of an IP of the library in the document itself. */
function instancesOf(blocks: readonly SoftwareBlock[], ip: string): string[] {
  const found = blocks.filter(({ shape }) => shape?.descriptor.vlnv.startsWith(`netloom:ip:${ip}:`));
  const paths = found.map(({ path }) => path.split('.')).filter(({ length }) => length === 2);
  return [...new Set(paths.map(([instance = '']) => instance))];
}

/** A bus for each controller whose lines lead to ports; all targets of the SoC are at the first. */
function i2cBusesOf(document: SocDocument, blocks: readonly SoftwareBlock[]): BoardI2c[] {
  const lines = { clock: 'scl', data: 'sda', clockLow: 'scl_low', dataLow: 'sda_low' };
  const linesOf = (ip: string) =>
    instancesOf(blocks, ip).flatMap((name) => portsOf(document, name, lines) ?? []);
  const targets = linesOf('i2c_target');
  return linesOf('i2c').map((bus, index) => ({ ...bus, targets: index === 0 ? targets : [] }));
}

/** The parts for controllers of flashes and I²C buses whose lines lead to ports. */
export function boardParts(document: SocDocument, { blocks }: SoftwareMap): BoardParts {
  const flashLines = { select: 'cs_n', clock: 'sck', levels: 'io_in', driven: 'io_out', enabled: 'io_oe' };
  const flashes = instancesOf(blocks, 'qspi').flatMap((name) => {
    const ports = portsOf(document, name, flashLines);
    return ports ? [{ name, ...ports }] : [];
  });
  return { flashes, i2cBuses: i2cBusesOf(document, blocks) };
}
