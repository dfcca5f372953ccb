import { resolve } from '@netloom/soc';
import type { Design } from '@netloom/soc';
import { BUS_NAMES } from './shape.ts';
import type { BlockShape, PinShape } from './shape.ts';
import { GRID, PIN_CHARACTER, roundUp } from './units.ts';
import { rangeText } from './range.ts';

type Pin = Partial<PinShape> & Pick<PinShape, 'kind' | 'drives' | 'sinks'>;

/** The flags at the edges of the diagram: clocks, resets, ports and interfaces of the top level. */
export function topShapes(design: Design): BlockShape[] {
  const { document } = design;
  return [
    ...Object.entries(document.clocks).map(([name, clock]) =>
      keptFlag(clock, name, 1, () => {
        const pin = { kind: 'clock', drives: true, sinks: false, width: 1 } as const;
        return flag(name, frequencyText(clock.frequency), pin);
      }),
    ),
    ...Object.entries(document.resets).map(([name, reset]) =>
      keptFlag(reset, name, 1, () => {
        const activeLow = reset.polarity === 'low';
        return flag(name, '', { kind: 'reset', drives: true, sinks: false, width: 1, activeLow });
      }),
    ),
    ...Object.entries(document.ports).map(([name, port]) => {
      const width = topWidth(design, name);
      return keptFlag(port, name, width, () => {
        const kind = width === 1 ? 'bit' : 'bits';
        const drives = port.direction !== 'out';
        const sinks = port.direction !== 'in';
        return flag(name, '', { kind, drives, sinks, width, range: rangeText(width) });
      });
    }),
    ...Object.entries(document.interfaces).map(([name, item]) =>
      keptFlag(item, name, 0, () => {
        const drives = item.role === 'subordinate';
        return flag(name, BUS_NAMES[item.bus], { kind: 'bus', drives, sinks: !drives, bus: item.bus });
      }),
    ),
  ];
}

const kept = new WeakMap<object, { width: number; shape: BlockShape }>();

/** Flags by the object that says what they are: an edit replaces only the objects it changes. */
function keptFlag(item: object, name: string, width: number, make: () => BlockShape): BlockShape {
  const last = kept.get(item);
  if (last?.shape.name === name && last.width === width) return last.shape;
  const shape = make();
  kept.set(item, { width, shape });
  return shape;
}

function topWidth(design: Design, name: string): number {
  const found = resolve(design, name);
  return found.kind === 'port' ? found.width : 0;
}

/** What drives the inside stands at the left and points right; the rest the other way round. */
function flag(name: string, subtitle: string, pin: Pin): BlockShape {
  const characters = name.length + (pin.range?.length ?? 0) + (subtitle ? subtitle.length + 1 : 0);
  const width = roundUp(Math.max(60, characters * PIN_CHARACTER + 34), GRID);
  const source = pin.drives && !(pin.sinks && pin.drives);
  const shape: PinShape = {
    endpoint: name,
    name,
    range: '',
    width: 0,
    multiple: false,
    activeLow: false,
    side: source ? 'right' : 'left',
    dx: source ? width : 0,
    dy: GRID,
    ...pin,
  };
  return { name, kind: 'top', title: name, subtitle, known: true, width, height: 2 * GRID, pins: [shape] };
}

const UNITS: [number, string][] = [
  [1e9, 'GHz'],
  [1e6, 'MHz'],
  [1e3, 'kHz'],
];

/** 50000000 → "50 MHz". */
export function frequencyText(hertz: number): string {
  const [scale, unit] = UNITS.find(([size]) => hertz >= size) ?? [1, 'Hz'];
  return `${Number((hertz / scale).toPrecision(6))} ${unit}`;
}
