import type { Order } from '../contents/order.ts';
import type { Macro } from '../library/macro.ts';
import { readingOf as reading, reads, writes, writingOf as writing } from '../plan/ports.ts';
import type { RequestPort, Seat } from '../plan/ports.ts';

/** What a macro does as far as it is promised; what is not is X. */
export function behaviour(macro: Macro, seats: readonly Seat[], order?: Order): string {
  const ports = seats.map(({ port }) => port);
  const writers = ports.filter(writes);
  return [
    `logic [${macro.bits - 1}:0] mem [0:${macro.words - 1}];`,
    ...(order === undefined ? [] : startText(macro, order)),
    '',
    'always_ff @(posedge clk) begin',
    ...writers.flatMap((port) => writeText(macro, port)),
    ...both(macro, writers),
    'end',
    ...ports.filter(reads).flatMap((port) => ['', ...readText(macro, port, writers)]),
  ].join('\n');
}

/** What INIT has goes into the words before the first clock. */
function startText({ words, bits }: Macro, order: Order): string[] {
  const each = `  for (int w = 0; w < ${words}; w++)`;
  if (order.text === undefined) return ['initial', `${each} mem[w] = INIT[w*${bits} +: ${bits}];`];
  return ['initial', each, `    for (int i = 0; i < ${bits}; i++) mem[w][i] = INIT[${order.text}];`];
}

function writeText({ bits, maskBits }: Macro, port: RequestPort): string[] {
  const { name } = port;
  if (maskBits === undefined) return [`  if (${writing(port)}) mem[${name}_addr] <= ${name}_wdata;`];
  const part = `[i*${maskBits} +: ${maskBits}]`;
  return [
    `  if (${writing(port)})`,
    `    for (int i = 0; i < ${Math.floor(bits / maskBits)}; i++)`,
    `      if (${name}_mask[i]) mem[${name}_addr]${part} <= ${name}_wdata${part};`,
  ];
}

/** Two that write one word at once leave nothing that is known. */
function both(macro: Macro, writers: readonly RequestPort[]): string[] {
  const [one, other] = writers;
  if (one === undefined || other === undefined) return [];
  return [
    `  if (${writing(one)} && ${writing(other)} && ${one.name}_addr == ${other.name}_addr)`,
    `    mem[${one.name}_addr] <= 'x;`,
  ];
}

function readText(macro: Macro, port: RequestPort, writers: readonly RequestPort[]): string[] {
  const { name } = port;
  const rivals = macro.readDuringWrite === 'old' ? [] : writers.filter((other) => other !== port);
  const collides = rivals.map((other) => `(${writing(other)} && ${other.name}_addr == ${name}_addr)`);
  return [
    'always_ff @(posedge clk)',
    ...(collides.length > 0
      ? [`  if (${reading(port)}) ${name}_rdata <= ${collides.join(' || ')} ? 'x : mem[${name}_addr];`]
      : [`  if (${reading(port)}) ${name}_rdata <= mem[${name}_addr];`]),
    `  else ${name}_rdata <= 'x;`,
  ];
}
