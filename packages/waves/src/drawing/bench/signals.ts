import type { Diagnostic, Worded } from '@netloom/model';
import { cellsOf } from '../cells.ts';
import { isClock, isData } from '../states.ts';
import type { Drawing, Lane, LaneDirection } from '../types.ts';
import type { BenchOptions, BenchPort, BenchSignal } from './benchTypes.ts';
import { labelBits } from './labels.ts';
import { say } from '../wording/sentences.ts';

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
  const tell = (code: string, severity: Diagnostic['severity'], said: Worded) =>
    diagnostics.push({ code, severity, ...said });
  lanes.forEach((lane, index) => {
    const direction = directionOf(lane, ports);
    if (direction === 'none') return;
    const { name } = nameOf(lane);
    const { width, guessed } = widthOf(lane, ports);
    if (name === '') return tell('BENCH-NAME', 'error', say('BENCH-NAME/none', { lane: index + 1 }));
    if (isKeyword(name)) tell('BENCH-NAME', 'error', say('BENCH-NAME/keyword', { name }));
    if (signals.some((other) => other.name === name))
      tell('BENCH-NAME', 'error', say('BENCH-NAME/twice', { name }));
    if (guessed) tell('BENCH-WIDTH', 'warning', say('BENCH-WIDTH/guessed', { name, bits: width }));
    const port = ports.find((one) => one.name === name);
    if (ports.length > 0 && port === undefined) tell('BENCH-PORT', 'error', say('BENCH-PORT/none', { name }));
    else if (port && port.direction !== 'inout' && (port.direction === 'output') !== (direction === 'output'))
      tell('BENCH-PORT', 'error', say(`BENCH-PORT/${port.direction}`, { name }));
    else if (port && port.width !== width)
      tell('BENCH-WIDTH', 'error', say('BENCH-WIDTH/port', { name, bits: port.width, own: width }));
    signals.push({ name, lane: index, direction, width });
  });
  return { signals, diagnostics };
}
