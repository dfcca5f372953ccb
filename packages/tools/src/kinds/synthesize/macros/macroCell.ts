import type { Memory, MemoryPort } from './memoryShape.ts';
import type { Bit, YosysCell, YosysModule } from '../netlist/yosysJson.ts';

/** A pin of a macro, a scalar or a bus. */
export interface MacroPin {
  name: string;
  role: 'clock' | 'reset' | 'enable' | 'address' | 'data';
  direction: 'input' | 'output';
  bits: Bit[];
}

export interface MacroPort {
  sort: MemoryPort['sort'];
  /** The clock pin and its active edge; null for a read without a clock. */
  clock: { pin: string; rising: boolean } | null;
  pins: MacroPin[];
}

/** A macro with the nets that one memory has on its pins. */
export interface Macro {
  name: string;
  words: number;
  width: number;
  ports: MacroPort[];
}

function macroPort(port: MemoryPort, prefix: string): MacroPort {
  const pin = (
    role: MacroPin['role'],
    suffix: string,
    bits: Bit[],
    direction: MacroPin['direction'] = 'input',
  ) => (bits.length === 0 ? [] : [{ name: `${prefix}_${suffix}`, role, direction, bits }]);
  const { clock, reset } = port;
  return {
    sort: port.sort,
    clock: clock && { pin: `${prefix}_CLK`, rising: clock.rising },
    pins: [
      ...pin('clock', 'CLK', clock ? [clock.net] : []),
      ...pin('reset', 'RST', reset === null ? [] : [reset]),
      ...pin('enable', 'EN', port.enable),
      ...pin('address', 'ADDR', port.address),
      ...pin('data', 'DATA', port.data, port.sort === 'read' ? 'output' : 'input'),
    ],
  };
}

/** What sets ports of one sort apart: `a` without a clock, `n` falling edge, `s` with a reset. */
function portLetters({ sort, clock, reset }: MemoryPort): string {
  const letter = sort === 'write' ? 'w' : clock === null ? 'a' : 'r';
  return letter + (clock?.rising === false ? 'n' : '') + (reset === null ? '' : 's');
}

/** The name tells the shape: `mem_1024x32_1r1w_l8` has 1024 words of 32 bits, a read and a write port, enables a byte. */
function macroName({ words, width, lane, ports }: Memory): string {
  const counts = new Map<string, number>();
  for (const port of ports) counts.set(portLetters(port), (counts.get(portLetters(port)) ?? 0) + 1);
  const letters = [...counts].map(([letter, count]) => `${count}${letter}`).join('');
  return `mem_${words}x${width}_${letters}${lane === width ? '' : `_l${lane}`}`;
}

/** The macro that stands for a memory: read ports R0, R1 …, write ports W0, W1 …, each with its own pins. */
export function macroOf(memory: Memory): Macro {
  const of = (sort: MemoryPort['sort'], letter: string) =>
    memory.ports.filter((port) => port.sort === sort).map((port, index) => macroPort(port, letter + index));
  const { words, width } = memory;
  return { name: macroName(memory), words, width, ports: [...of('read', 'R'), ...of('write', 'W')] };
}

export function macroInstance({ name, ports }: Macro, attributes: YosysCell['attributes'] = {}): YosysCell {
  const pins = ports.flatMap((port) => port.pins);
  return {
    type: name,
    attributes,
    port_directions: Object.fromEntries(pins.map((pin) => [pin.name, pin.direction])),
    connections: Object.fromEntries(pins.map((pin) => [pin.name, pin.bits])),
  };
}

/** The macro's module without contents, so that Yosys knows its pins. */
export function macroModule({ ports }: Macro): YosysModule {
  let net = 2;
  const pins = ports.flatMap((port) => port.pins);
  const declared = pins.map(
    ({ name, direction, bits }) => [name, { direction, bits: bits.map(() => net++) }] as const,
  );
  return {
    attributes: { blackbox: '1', keep: '1' },
    ports: Object.fromEntries(declared),
    cells: {},
    netnames: Object.fromEntries(declared.map(([name, { bits }]) => [name, { bits }])),
  };
}
