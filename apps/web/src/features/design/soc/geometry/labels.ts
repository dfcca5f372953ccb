import type { PlacedPin, Wire } from './scene.ts';
import { BUS_NAMES } from './shape.ts';
import type { PinKind } from './shape.ts';
import { intersects } from '../../../../view2d/geometry.ts';
import { PIN_CHARACTER } from './units.ts';
import type { Point, Rect } from '../../../../view2d/geometry.ts';

/** A net's name, or the bits taken at one end, on the wire itself. */
export interface NetLabel extends Rect {
  text: string;
  net: string;
  kind: PinKind;
}

const HEIGHT = 14;

const ofWires = new WeakMap<Wire, readonly NetLabel[]>();

/** The labels that wires had when all were placed last; those along new lines have none yet. */
export function labelsKept(wires: readonly Wire[]): NetLabel[] {
  return wires.flatMap((wire) => ofWires.get(wire) ?? []);
}

/**
 * One name a net, on the longest horizontal piece that has room, and the slices beside the pins they belong to.
 * A label that would touch a block or another label is left out.
 */
export function labelsOf(wires: Wire[], pins: ReadonlyMap<string, PlacedPin>, taken: Rect[]): NetLabel[] {
  const space = new Occupied(taken);
  const named = new Set<string>();
  const labels: NetLabel[] = [];
  const own = new Map<Wire, NetLabel[]>();
  const keep = (wire: Wire, label: NetLabel): void => {
    labels.push(label);
    own.set(wire, [...(own.get(wire) ?? []), label]);
  };
  const add = (wire: Wire, label: NetLabel | undefined): boolean => {
    if (!label || !space.take(label)) return false;
    keep(wire, label);
    return true;
  };
  for (const wire of wires) {
    // How many connections a line stands for is always said.
    if (wire.bundle) {
      const count = `×${wire.bundle.links.length}`;
      if (
        !add(
          wire,
          onLongest(wire, () => count),
        )
      )
        keep(wire, beside(wire, wire.points[0]!, wire.points[1]!, count));
      continue;
    }
    const { fromNote, toNote } = wire.link;
    if (fromNote) add(wire, beside(wire, wire.points[0]!, wire.points[1]!, fromNote));
    if (toNote) add(wire, beside(wire, wire.points.at(-1)!, wire.points.at(-2)!, toNote));
  }
  for (const wire of wires) {
    if (wire.bundle || named.has(wire.net) || endsAtTop(wire)) continue;
    if (
      add(
        wire,
        onLongest(wire, () => nameOf(wire, pins)),
      )
    )
      named.add(wire.net);
  }
  for (const wire of wires) {
    const labelled = own.get(wire);
    if (labelled) ofWires.set(wire, labelled);
    else ofWires.delete(wire);
  }
  return labels;
}

/** A flag says its name itself. */
function endsAtTop({ link }: Wire): boolean {
  return !link.toPin.includes('.') || !(link.fromPin ?? '').includes('.');
}

function nameOf(wire: Wire, pins: ReadonlyMap<string, PlacedPin>): string {
  const bus = pins.get(wire.net)?.shape.bus;
  return bus ? BUS_NAMES[bus] : wire.net.replace('.', '_');
}

function beside(wire: Wire, pin: Point, next: Point, text: string): NetLabel {
  const width = widthOf(text);
  const way = Math.sign(next.x - pin.x) || 1;
  return at(wire, text, pin.x + way * (10 + width / 2), pin.y - 9);
}

/** Most pieces of a dense diagram are too short for any text, which is put together for the others alone. */
function onLongest(wire: Wire, text: () => string): NetLabel | undefined {
  let [length, x, y] = [widthOf('x') + 24, 0, 0];
  for (let index = 1; index < wire.points.length; index++) {
    const [from, to] = [wire.points[index - 1]!, wire.points[index]!];
    const across = to.y === from.y ? Math.abs(to.x - from.x) : 0;
    if (across > length) [length, x, y] = [across, (from.x + to.x) / 2, from.y];
  }
  if (length === widthOf('x') + 24) return undefined;
  const said = text();
  return length > widthOf(said) + 24 ? at(wire, said, x, y) : undefined;
}

function at(wire: Wire, text: string, x: number, y: number): NetLabel {
  const width = widthOf(text);
  return { text, net: wire.net, kind: wire.kind, x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT };
}

function widthOf(text: string): number {
  return Math.ceil(text.length * PIN_CHARACTER * 0.92 + 6);
}

/** Rectangles by rough cell, so that a thousand blocks need not be compared with each label. */
class Occupied {
  private readonly cells = new Map<number, Rect[]>();

  constructor(taken: Rect[]) {
    for (const rect of taken) this.enter(rect);
  }

  take(rect: Rect): boolean {
    for (const cell of cellsOf(rect)) {
      if (this.cells.get(cell)?.some((other) => intersects(other, rect))) return false;
    }
    this.enter(rect);
    return true;
  }

  private enter(rect: Rect): void {
    for (const cell of cellsOf(rect)) {
      const list = this.cells.get(cell);
      if (list) list.push(rect);
      else this.cells.set(cell, [rect]);
    }
  }
}

const CELL = 200;

/** More columns than any diagram has, so that a cell's number is its own. */
const COLUMNS = 2 ** 24;

function cellsOf({ x, y, width, height }: Rect): number[] {
  const cells: number[] = [];
  for (let row = Math.floor(y / CELL); row <= (y + height) / CELL; row++) {
    for (let column = Math.floor(x / CELL); column <= (x + width) / CELL; column++)
      cells.push(row * COLUMNS + column);
  }
  return cells;
}
