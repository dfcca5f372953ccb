import { soleClockInput } from '../design/clockInputs.ts';
import { insideOf } from '../design/inside.ts';
import type { WiredDesign } from '../design/inside.ts';
import type { Shape } from '../design/shape.ts';
import type { Drive } from '../design/wires.ts';
import { clockNet } from './clockSource.ts';

/** When a port of an IP changes, or may change. */
export interface PortTiming {
  /** Clock port of the IP; undefined when it is not known. */
  clock?: string | undefined;
  /** An input that may change at any time. */
  synchronised?: boolean;
}

const UNKNOWN: PortTiming = {};
const known = new WeakMap<Shape, Map<string, PortTiming>>();

/** What the descriptor says of a port, or of a document what its inside says. */
export function portTiming(shape: Shape, port: string): PortTiming {
  let timings = known.get(shape);
  if (!timings) known.set(shape, (timings = new Map<string, PortTiming>()));
  let timing = timings.get(port);
  if (timing) return timing;
  timings.set(port, UNKNOWN);
  timing = shape.entry.document ? insideTiming(shape, port) : declaredTiming(shape, port);
  timings.set(port, timing);
  return timing;
}

function declaredTiming(shape: Shape, name: string): PortTiming {
  const port = shape.ports.get(name)?.port;
  if (port?.synchronised) return { synchronised: true };
  const clock = port?.clock ?? shape.interfaceOf.get(name)?.clock;
  return { clock: clock ?? soleClockInput(shape.descriptor) };
}

function insideTiming(shape: Shape, name: string): PortTiming {
  const inside = insideOf(shape);
  const isInput = shape.ports.get(name)?.direction === 'in';
  const ends = isInput ? readersOf(inside, name) : sourcesOf(inside, name);
  const timings = ends.map((key) => timingInside(inside, key));
  if (isInput && timings.every(({ synchronised }) => synchronised)) return { synchronised: true };
  const clocks = new Set(timings.flatMap((each) => (each.synchronised ? [] : [each.clock])));
  return clocks.size === 1 ? { clock: [...clocks][0] } : UNKNOWN;
}

/** Timing of a port of an instance inside, by the clock of the document. */
function timingInside(inside: WiredDesign, key: string): PortTiming {
  const [instance = '', port] = key.split('.');
  const shape = inside.design.blocks.get(instance)?.shape;
  if (!shape || port === undefined) return UNKNOWN;
  const { clock, synchronised } = portTiming(shape, port);
  if (synchronised) return { synchronised };
  return { clock: clock === undefined ? undefined : clockNet(inside, `${instance}.${clock}`) };
}

const isFrom = (key: string) => (drive: Drive) => drive.source.kind === 'net' && drive.source.key === key;

function readersOf({ wiring }: WiredDesign, name: string): string[] {
  return [...wiring.drives].flatMap(([sink, drives]) => (drives.some(isFrom(name)) ? [sink] : []));
}

function sourcesOf({ wiring }: WiredDesign, name: string): string[] {
  return (wiring.drives.get(name) ?? []).flatMap(({ source }) => (source.kind === 'net' ? [source.key] : []));
}
