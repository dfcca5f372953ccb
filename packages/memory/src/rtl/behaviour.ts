import type { Order } from '../contents/order.ts';
import type { Macro, PowerMode } from '../library/macro.ts';
import { readingOf, reads, writes, writingOf } from '../plan/ports.ts';
import type { RequestPort, Seat } from '../plan/ports.ts';
import { POWER_PORT } from './power.ts';

type When = (port: RequestPort) => string;

/** When a port reads and writes, and whether the words can be lost. */
interface Conditions {
  reading: When;
  writing: When;
  loses: boolean;
}

/** What a macro does as far as it is promised; what is not is X. */
export function behaviour(
  macro: Macro,
  seats: readonly Seat[],
  order: Order | undefined,
  modes: readonly PowerMode[],
): string {
  const loses = modes.includes('shutdown');
  // Nothing reaches a macro that saves power: what is asked then is X.
  const [reading, writing] = [readingOf, writingOf].map(
    (of) => (port: RequestPort) => `${of(port)}${modes.length > 0 ? ' && !saves' : ''}`,
  ) as [When, When];
  const when = { reading, writing, loses };
  const ports = seats.map(({ port }) => port);
  const writers = ports.filter(writes);
  return [
    `logic [${macro.bits - 1}:0] mem [0:${macro.words - 1}];`,
    ...(order === undefined ? [] : startText(macro, order)),
    ...(modes.length > 0 ? [`wire saves = ${modes.map((mode) => POWER_PORT[mode]).join(' || ')};`] : []),
    ...(loses ? knownText(macro, order !== undefined) : []),
    '',
    'always_ff @(posedge clk) begin',
    ...writers.flatMap((port) => writeText(macro, port, when)),
    ...(loses ? ["  if (shutdown) known <= '0;"] : []),
    ...both(writers, when),
    'end',
    ...ports.filter(reads).flatMap((port) => ['', ...readText(macro, port, writers, when)]),
  ].join('\n');
}

/** What INIT has goes into the words before the first clock. */
function startText({ words, bits }: Macro, order: Order): string[] {
  const each = `  for (int w = 0; w < ${words}; w++)`;
  if (order.text === undefined) return ['initial', `${each} mem[w] = INIT[w*${bits} +: ${bits}];`];
  return ['initial', each, `    for (int i = 0; i < ${bits}; i++) mem[w][i] = INIT[${order.text}];`];
}

/** Which parts of words are known: a shutdown loses all of them, a write makes its own known again. */
function knownText({ words, bits, maskBits = bits }: Macro, starts: boolean): string[] {
  const count = words * Math.floor(bits / maskBits);
  return [`logic [${count - 1}:0] known;`, `initial known = ${starts ? "'1" : "'0"};`];
}

function writeText({ bits, maskBits }: Macro, port: RequestPort, { writing, loses }: Conditions): string[] {
  const { name } = port;
  if (maskBits === undefined)
    return [
      `  if (${writing(port)}) ${loses ? 'begin' : `mem[${name}_addr] <= ${name}_wdata;`}`,
      ...(loses
        ? [`    mem[${name}_addr] <= ${name}_wdata;`, `    known[${name}_addr] <= 1'b1;`, '  end']
        : []),
    ];
  const part = `[i*${maskBits} +: ${maskBits}]`;
  return [
    `  if (${writing(port)})`,
    `    for (int i = 0; i < ${Math.floor(bits / maskBits)}; i++)`,
    `      if (${name}_mask[i]) ${loses ? 'begin' : `mem[${name}_addr]${part} <= ${name}_wdata${part};`}`,
    ...(loses
      ? [
          `        mem[${name}_addr]${part} <= ${name}_wdata${part};`,
          `        known[${name}_addr*${Math.floor(bits / maskBits)} + i] <= 1'b1;`,
          '      end',
        ]
      : []),
  ];
}

/** Two that write one word at once leave nothing that is known. */
function both(writers: readonly RequestPort[], { writing }: Conditions): string[] {
  const [one, other] = writers;
  if (one === undefined || other === undefined) return [];
  return [
    `  if (${writing(one)} && ${writing(other)} && ${one.name}_addr == ${other.name}_addr)`,
    `    mem[${one.name}_addr] <= 'x;`,
  ];
}

function readText(
  macro: Macro,
  port: RequestPort,
  writers: readonly RequestPort[],
  { reading, writing, loses }: Conditions,
): string[] {
  const { name } = port;
  const held = loses ? `${name}_word` : `mem[${name}_addr]`;
  const rivals = macro.readDuringWrite === 'old' ? [] : writers.filter((other) => other !== port);
  const collides = rivals.map((other) => `(${writing(other)} && ${other.name}_addr == ${name}_addr)`);
  return [
    ...(loses ? wordText(macro, name) : []),
    'always_ff @(posedge clk)',
    ...(collides.length > 0
      ? [`  if (${reading(port)}) ${name}_rdata <= ${collides.join(' || ')} ? 'x : ${held};`]
      : [`  if (${reading(port)}) ${name}_rdata <= ${held};`]),
    `  else ${name}_rdata <= 'x;`,
  ];
}

/** The word at hand as far as it is known. */
function wordText({ bits, maskBits = bits }: Macro, name: string): string[] {
  const chunks = Math.floor(bits / maskBits);
  const part = `[i*${maskBits} +: ${maskBits}]`;
  return [
    `logic [${bits - 1}:0] ${name}_word;`,
    'always_comb begin',
    `  ${name}_word = mem[${name}_addr];`,
    `  for (int i = 0; i < ${chunks}; i++)`,
    `    if (!known[${name}_addr*${chunks} + i]) ${name}_word${part} = 'x;`,
    'end',
  ];
}
