import type { ItemText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import { readingOf } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import { vector } from './cell.ts';
import { featuresOf, mergesAt } from './features.ts';
import { isAwake } from './power.ts';

/** Read data at its clock: straight of the array or behind a register, and kept where that is asked for. */
export function readItems(memory: Memory, port: RequestPort): ItemText[] {
  const { name } = port;
  const waits = mergesAt(memory, port) || featuresOf(memory).tests || isAwake(memory) !== '';
  const taken = waits ? `${readingOf(port)} && ${name}_ready` : readingOf(port);
  const text = [
    `logic ${name}_read;`,
    'always_ff @(posedge clk)',
    `  if (!rst_n) ${name}_read <= 1'b0;`,
    `  else ${name}_read <= ${taken};`,
    '',
    ...(memory.latency === 1 ? direct(memory, name) : registered(memory, name)),
  ].join('\n');
  return [{ kind: 'text', text }];
}

const found = ({ ecc }: Memory) => [
  ...(ecc === 'secded' ? ['corrected'] : []),
  ...(ecc === 'none' ? [] : ['error']),
];

function direct(memory: Memory, name: string): string[] {
  const { data } = geometryOf(memory);
  const flags = found(memory).map((what) => `assign ${name}_r${what} = ${name}_read && ${name}_${what};`);
  const valid = `assign ${name}_rvalid = ${name}_read;`;
  if (!memory.hold) return [valid, `assign ${name}_rdata = ${name}_data;`, ...flags];
  return [
    `logic ${vector(data)} ${name}_held;`,
    `always_ff @(posedge clk) if (${name}_read) ${name}_held <= ${name}_data;`,
    valid,
    `assign ${name}_rdata = ${name}_read ? ${name}_data : ${name}_held;`,
    ...flags,
  ];
}

function registered(memory: Memory, name: string): string[] {
  const flags = found(memory);
  const cleared = [`${name}_rvalid`, ...flags.map((what) => `${name}_r${what}`)];
  return [
    `always_ff @(posedge clk) ${memory.hold ? `if (${name}_read) ` : ''}${name}_rdata <= ${name}_data;`,
    'always_ff @(posedge clk)',
    '  if (!rst_n) begin',
    ...cleared.map((net) => `    ${net} <= 1'b0;`),
    '  end else begin',
    `    ${name}_rvalid <= ${name}_read;`,
    ...flags.map((what) => `    ${name}_r${what} <= ${name}_read && ${name}_${what};`),
    '  end',
  ];
}
