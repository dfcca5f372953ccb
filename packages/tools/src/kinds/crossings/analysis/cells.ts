import { yosysNumber } from '../../synthesize/netlist/yosysJson.ts';
import type { FlatCell } from './flatten.ts';

/** The pins of a cell that stores bits. */
interface Storage {
  clock: string;
  data: string;
  /** Pins that act with the clock beside the data. */
  controls: string[];
  /** Pins that act at once. */
  asynchronous: string[];
}

const FLOP =
  /^\$(?:dff|dffe|sdff|sdffe|sdffce|adff|adffe|aldff|aldffe|dffsr|dffsre|dlatch|adlatch|dlatchsr)$/;

/** Flip-flops and latches of Yosys' word-level cells; undefined for anything else. */
export function storageOf({ type, pins }: FlatCell): Storage | undefined {
  if (!FLOP.test(type)) return undefined;
  const isLatch = type.includes('latch');
  const has = (pin: string) => pins[pin] !== undefined;
  return {
    clock: isLatch ? 'EN' : 'CLK',
    data: 'D',
    controls: [...(isLatch ? [] : ['EN']), 'SRST'].filter(has),
    asynchronous: ['ARST', 'ALOAD', 'SET', 'CLR'].filter(has),
  };
}

export function isMemory({ type }: FlatCell): boolean {
  return type === '$mem_v2';
}

export const parameter = ({ cell }: FlatCell, name: string) => yosysNumber(cell.parameters?.[name]);

/** A cell of Yosys whose outputs follow its inputs at once. */
export function isLogic(cell: FlatCell): boolean {
  return cell.type.startsWith('$') && !storageOf(cell) && !isMemory(cell) && !WITHOUT_OUTPUT.test(cell.type);
}

const WITHOUT_OUTPUT = /^\$(?:assert|assume|cover|live|fair|check|print|meminit|specify|scopeinfo)/;
const BIT_BY_BIT = /^\$(?:not|pos|and|or|xor|xnor|bwmux|tribuf|buf|bweqx)$/;
const CARRIES = /^\$(?:add|sub|neg)$/;

/** Where a cell of logic takes a bit of its output from: `pin` is told for multiplexers, which do not mix their data. */
export interface Input {
  net: number;
  pin: string;
}

/** The inputs that bit `index` of an output depends on. */
export function inputsOf(flat: FlatCell, index: number): Input[] {
  const { type, pins } = flat;
  if (type === '$mux') return [...bitsAt(pins, ['A', 'B'], index), ...all(pins, ['S'])];
  if (type === '$pmux') {
    const width = pins['A']!.length;
    const choices = (pins['B'] ?? []).filter((_, at) => at % width === index);
    return [...bitsAt(pins, ['A'], index), ...choices.map((net) => ({ net, pin: 'B' })), ...all(pins, ['S'])];
  }
  const inputs = Object.keys(pins).filter((pin) => pin !== 'Y' && pin !== 'CO' && pin !== 'X');
  if (BIT_BY_BIT.test(type)) return bitsAt(pins, inputs, index, flat);
  if (CARRIES.test(type)) return all(pins, inputs, index + 1);
  return all(pins, inputs);
}

function all(pins: FlatCell['pins'], names: readonly string[], most = Infinity): Input[] {
  return names.flatMap((pin) => pins[pin]!.slice(0, most).map((net) => ({ net, pin })));
}

/** Bit `index` of each pin; a shorter one is extended by its sign or by zeros. */
function bitsAt(pins: FlatCell['pins'], names: readonly string[], index: number, flat?: FlatCell): Input[] {
  return names.flatMap((pin): Input[] => {
    const nets = pins[pin]!;
    if (index < nets.length) return [{ net: nets[index]!, pin }];
    const isSigned = flat !== undefined && parameter(flat, `${pin}_SIGNED`) === 1;
    return isSigned ? [{ net: nets.at(-1)!, pin }] : pin === 'EN' ? all(pins, [pin]) : [];
  });
}
