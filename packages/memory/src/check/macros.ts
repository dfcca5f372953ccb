import { documentProblem } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import type { Memory } from '../document/memory.ts';
import type { Macro, MacroPort } from '../library/macro.ts';
import { say } from '../wording/sentences.ts';

/** Whether each macro of the library can be instantiated as it is described. */
export function checkMacros({ name, macros }: Memory): Diagnostic[] {
  return Object.entries(macros).flatMap(([macro, shape]) => [
    ...mask(macro, shape),
    ...shape.ports.flatMap((port, index) => missing(macro, port, index)),
    ...twice(macro, shape),
    ...(macro === name
      ? [documentProblem({ code: 'MEM-MACRO-WORDS', said: say('MEM-MACRO-WORDS', { name }), at: ['name'] })]
      : []),
  ]);
}

function mask(name: string, { bits, maskBits }: Macro): Diagnostic[] {
  if (maskBits === undefined || bits % maskBits === 0) return [];
  const said = say('MEM-MACRO-MASK', { name, bits, mask: maskBits });
  return [documentProblem({ code: 'MEM-MACRO-MASK', said, at: ['macros', name, 'maskBits'] })];
}

/** Pins that a port of its kind cannot do without; a port that writes has one that says when. */
function missing(name: string, port: MacroPort, index: number): Diagnostic[] {
  const { kind, dataIn, dataOut, write, enable, mask: masks } = port;
  const wanted = [
    ...(kind !== 'r' && dataIn === undefined ? ['data in'] : []),
    ...(kind !== 'w' && dataOut === undefined ? ['data out'] : []),
    ...(kind === 'rw' && write === undefined ? ['write enable'] : []),
    ...(kind === 'w' && [write, enable, masks].every((pin) => pin === undefined) ? ['write enable'] : []),
  ];
  return wanted.map((what) =>
    documentProblem({
      code: 'MEM-MACRO-PIN',
      said: say('MEM-MACRO-PIN', { name, port: index, what }),
      at: ['macros', name, 'ports'],
    }),
  );
}

/** Ports may share a clock, and nothing else. */
function twice(name: string, { ports, ties, power = {} }: Macro): Diagnostic[] {
  const pins = ports.flatMap(({ address, enable, write, mask: masks, dataIn, dataOut }) => [
    address,
    ...[enable, write, masks].flatMap((control) => (control === undefined ? [] : [control.pin])),
    ...[dataIn, dataOut].filter((pin) => pin !== undefined),
  ]);
  const modes = Object.values(power).flatMap((pin) => (pin === undefined ? [] : [pin.pin]));
  const all = [...modes, ...pins, ...new Set(ports.map(({ clock }) => clock)), ...Object.keys(ties)];
  const repeated = new Set(all.filter((pin, at) => all.indexOf(pin) !== at));
  return [...repeated].map((pin) =>
    documentProblem({
      code: 'MEM-MACRO-TWICE',
      said: say('MEM-MACRO-TWICE', { name, pin }),
      at: ['macros', name, 'ports'],
    }),
  );
}
