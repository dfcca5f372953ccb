import { input, output, portGroup } from '@netloom/hdl/emit';
import type { ItemText, PortText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { bitsFor } from '../geometry.ts';
import { POWER_MODES } from '../library/macro.ts';
import type { Macro, PowerMode } from '../library/macro.ts';
import { portsOf } from '../plan/ports.ts';
import { featuresOf, mergesAt } from './features.ts';

/** Names of the ports that bring a mode in. */
export const POWER_PORT: Readonly<Record<PowerMode, string>> = {
  sleep: 'sleep',
  shutdown: 'shutdown',
  retention: 'retain',
};

const TELLS: Readonly<Record<PowerMode, string>> = {
  sleep: 'keeps the words',
  shutdown: 'loses the words',
  retention: 'keeps the words, the rest without supply',
};

/** Modes that a macro has. */
export const modesOf = ({ power }: Macro): PowerMode[] =>
  POWER_MODES.filter((mode) => power?.[mode] !== undefined);

/** Modes that come from outside: those of any macro of the library, so that another tiling changes no port. */
export function powerModes({ lowPower, target, macros }: Memory): PowerMode[] {
  if (lowPower === undefined || target !== 'macros') return [];
  const all = new Set(Object.values(macros).flatMap(modesOf));
  return POWER_MODES.filter((mode) => all.has(mode));
}

/** Ports of the block. */
export function powerPorts(memory: Memory): PortText[] {
  const modes = powerModes(memory);
  if (modes.length === 0) return [];
  return portGroup('Low power: requests wait while one of them is high', [
    ...modes.map((mode) => input(POWER_PORT[mode], 1, TELLS[mode])),
    output('awake', 1, 'requests are taken'),
  ]);
}

/** The same towards the macros. */
export const powerInputs = (modes: readonly PowerMode[]): PortText[] =>
  modes.length === 0
    ? []
    : portGroup(
        'Low power',
        modes.map((mode) => input(POWER_PORT[mode])),
      );

/** A mode reaches the macros once what was begun is done: a word that is written back, and a self-test. */
export function powerItems(memory: Memory): ItemText[] {
  const modes = powerModes(memory);
  if (modes.length === 0) return [];
  const busy = [
    ...portsOf(memory)
      .filter((port) => mergesAt(memory, port))
      .map(({ name }) => `!${name}_merging`),
    ...(featuresOf(memory).tests ? ['!test'] : []),
  ];
  const asked = modes.map((mode) => POWER_PORT[mode]).join(' || ');
  const text = [
    ...modes.map((mode) => {
      const port = POWER_PORT[mode];
      return `assign m_${port} = ${[port, ...busy].join(' && ')};`;
    }),
    ...waking(memory.lowPower!.wake, asked),
  ].join('\n');
  return [
    { kind: 'blank' },
    { kind: 'comment', text: 'What was begun is done first; requests wait until the macros are awake.' },
    { kind: 'text', text },
  ];
}

function waking(wake: number, asked: string): string[] {
  if (wake === 0) return [`assign awake = !(${asked});`];
  const bits = bitsFor(wake + 1);
  return [
    `logic [${bits - 1}:0] waking;`,
    `assign awake = !(${asked}) && waking == '0;`,
    'always_ff @(posedge clk)',
    "  if (!rst_n) waking <= '0;",
    `  else if (${asked}) waking <= ${bits}'d${wake};`,
    "  else if (waking != '0) waking <= waking - 1'b1;",
  ];
}

/** What a request waits for beside its own port. */
export const isAwake = (memory: Memory) => (powerModes(memory).length === 0 ? '' : ' && awake');
