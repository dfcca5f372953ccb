import type { Diagnostic } from '@netloom/model';
import { cellsOf } from '../cells.ts';
import { isClock, isData } from '../states.ts';
import type { Drawing, Lane, LaneDirection } from '../types.ts';
import type { BenchOptions, BenchPort, BenchSignal } from './benchTypes.ts';
import { labelBits } from './labels.ts';

/** Of a vector whose width neither the user nor its labels tell. */
const USUAL_BITS = 8;

/** `u_dma.data[7:0]` names the signal `data`, of 8 bits. */
export function nameOf({ name }: Pick<Lane, 'name'>): { name: string; width: number | undefined } {
  const [, plain = '', high, low] = /^(.*?)\s*(?:\[(\d+)(?::(\d+))?\])?\s*$/.exec(name) ?? [];
  const last = plain
    .slice(plain.lastIndexOf('.') + 1)
    .replace(/\W+/g, '_')
    .replace(/^(?=\d)/, '_');
  const width = high === undefined ? undefined : Math.abs(Number(high) - Number(low ?? high)) + 1;
  return { name: last, width };
}

/** What the user chose for a lane, else what its port or its wave tells. */
export function directionOf(lane: Lane, ports: readonly BenchPort[] = []): LaneDirection {
  if (lane.direction !== undefined) return lane.direction;
  if (lane.name === '' || lane.wave === '') return 'none';
  const cells = cellsOf(lane);
  const isFree = cells.every(
    ({ state }) => isClock(state) && state.toLowerCase() === cells[0]!.state.toLowerCase(),
  );
  const port = portOf(lane, ports);
  if (port?.direction === 'output') return 'output';
  if (isFree) return 'clock';
  return port?.direction === 'input' ? 'input' : 'none';
}

function portOf(lane: Lane, ports: readonly BenchPort[]): BenchPort | undefined {
  return ports.find(({ name }) => name === nameOf(lane).name);
}

/** Bits of a lane's signal; `guessed` when nothing tells. */
export function widthOf(lane: Lane, ports: readonly BenchPort[] = []): { width: number; guessed: boolean } {
  const known = lane.width ?? portOf(lane, ports)?.width ?? nameOf(lane).width;
  if (known !== undefined) return { width: known, guessed: false };
  if (!cellsOf(lane).some(({ state }) => isData(state))) return { width: 1, guessed: false };
  const bits = labelBits(lane.data);
  return bits === null ? { width: USUAL_BITS, guessed: true } : { width: bits, guessed: true };
}

export interface Signals {
  signals: BenchSignal[];
  diagnostics: Diagnostic[];
}

/** Lanes that take part, with what stands against it. */
export function signalsOf({ lanes }: Drawing, { ports = [], isKeyword }: BenchOptions): Signals {
  const signals: BenchSignal[] = [];
  const diagnostics: Diagnostic[] = [];
  const say = (code: string, severity: Diagnostic['severity'], message: string) =>
    diagnostics.push({ code, severity, message });
  lanes.forEach((lane, index) => {
    const direction = directionOf(lane, ports);
    if (direction === 'none') return;
    const { name } = nameOf(lane);
    const { width, guessed } = widthOf(lane, ports);
    if (name === '')
      return say('BENCH-NAME', 'error', `lane ${index + 1} has no name that a port could have`);
    if (isKeyword(name)) say('BENCH-NAME', 'error', `${name} is a word of SystemVerilog`);
    if (signals.some((other) => other.name === name))
      say('BENCH-NAME', 'error', `two lanes are named ${name}`);
    if (guessed) say('BENCH-WIDTH', 'warning', `${name}: ${width} bits are assumed; choose its width`);
    const port = ports.find((one) => one.name === name);
    if (ports.length > 0 && port === undefined) say('BENCH-PORT', 'error', `the module has no port ${name}`);
    else if (port && port.direction !== 'inout' && (port.direction === 'output') !== (direction === 'output'))
      say('BENCH-PORT', 'error', `${name}: the module's port is an ${port.direction}`);
    else if (port && port.width !== width)
      say('BENCH-WIDTH', 'error', `${name}: the module's port has ${port.width} bits, the lane ${width}`);
    signals.push({ name, lane: index, direction, width });
  });
  return { signals, diagnostics };
}
