import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import type { RequestPort } from '../plan/ports.ts';
import { featuresOf, requestNet } from './features.ts';
import { isAwake } from './power.ts';
import { userMaskBits } from './ports.ts';

/**
 * Requests of a port whose masked writes keep the check bits right: the word is read at the clock of the request and
 * written back at the next, at which nothing else is taken. A scrubber does the same with a mask that writes nothing.
 */
export function mergeText(memory: Memory, { name }: RequestPort): string {
  const { addressBits, data } = geometryOf(memory);
  const { scrubs, tests } = featuresOf(memory);
  const groups = userMaskBits(memory);
  const net = `${requestNet(memory)}_${name}`;
  const masked = `${name}_en && ${name}_we && !(&${name}_mask)`;
  const partial = !scrubs ? masked : groups > 0 ? `(${masked}) || ${name}_scrubs` : `${name}_scrubs`;
  return [
    `logic ${name}_merging, ${name}_partial;`,
    ...(groups > 0 ? [`logic [${groups - 1}:0] ${name}_merge_mask;`] : []),
    `logic [${addressBits - 1}:0] ${name}_merge_addr;`,
    `logic [${data - 1}:0] ${groups > 0 ? `${name}_merge_data, ` : ''}${name}_new;`,
    `assign ${name}_ready = !${name}_merging${tests ? ' && !test' : ''}${isAwake(memory)};`,
    ...(scrubs ? scrubText(memory, name) : []),
    `assign ${name}_partial = ${partial};`,
    'always_ff @(posedge clk)',
    `  if (!rst_n) ${name}_merging <= 1'b0;`,
    `  else ${name}_merging <= ${name}_partial && ${name}_ready;`,
    'always_ff @(posedge clk)',
    `  if (${name}_partial && ${name}_ready) begin`,
    ...(groups > 0
      ? [`    ${name}_merge_mask <= ${scrubs ? `${name}_scrubs ? '0 : ` : ''}${name}_mask;`]
      : []),
    `    ${name}_merge_addr <= ${scrubs ? `${name}_scrubs ? scrub_addr : ` : ''}${name}_addr;`,
    ...(groups > 0 ? [`    ${name}_merge_data <= ${name}_wdata;`] : []),
    '  end',
    '',
    ...requestText(memory, name, net),
    ...newText(memory, name),
  ].join('\n');
}

function requestText(memory: Memory, name: string, net: string): string[] {
  if (memory.scrub === undefined)
    return [
      `assign ${net}_en = ${name}_merging || ${isAwake(memory) ? `(${name}_en${isAwake(memory)})` : `${name}_en`};`,
      `assign ${net}_we = ${name}_merging || (${name}_we && !${name}_partial);`,
      `assign ${net}_addr = ${name}_merging ? ${name}_merge_addr : ${name}_addr;`,
    ];
  // What is not corrected is not written, nor what is just read: the word's turn comes again.
  const corrected =
    memory.ports === '1rw1r'
      ? `(${name}_corrected && !(b_en && b_addr == ${name}_merge_addr))`
      : `${name}_corrected`;
  return [
    `assign ${name}_writes_back = !${name}_scrubbing || ${corrected};`,
    `assign ${net}_en = ${name}_merging ? ${name}_writes_back : ${isAwake(memory) ? `(${name}_en${isAwake(memory)})` : `${name}_en`} || ${name}_scrubs;`,
    `assign ${net}_we = ${name}_merging || (${name}_we && !${name}_partial);`,
    `assign ${net}_addr = ${name}_merging ? ${name}_merge_addr : ${name}_scrubs ? scrub_addr : ${name}_addr;`,
  ];
}

/** The scrubber takes the port while it is idle, and goes on to the next word. */
function scrubText(memory: Memory, name: string): string[] {
  const { addressBits: bits } = geometryOf(memory);
  return [
    `logic ${name}_scrubs, ${name}_scrubbing, ${name}_writes_back;`,
    `logic [${bits - 1}:0] scrub_addr;`,
    `assign ${name}_scrubs = scrub && !${name}_en && ${name}_ready;`,
    `assign scrubbed = ${name}_scrubs;`,
    'always_ff @(posedge clk)',
    '  if (!rst_n) begin',
    `    ${name}_scrubbing <= 1'b0;`,
    "    scrub_addr <= '0;",
    '  end else begin',
    `    ${name}_scrubbing <= ${name}_scrubs;`,
    `    if (${name}_scrubs) scrub_addr <= scrub_addr == ${bits}'d${memory.depth - 1} ? '0 : scrub_addr + 1'b1;`,
    '  end',
  ];
}

/** The word that is written: what the mask leaves is as it was read. */
function newText(memory: Memory, name: string): string[] {
  const groups = userMaskBits(memory);
  if (groups === 0) return [`assign ${name}_new = ${name}_merging ? ${name}_data : ${name}_wdata;`];
  const size = memory.width / groups;
  const parts = Array.from({ length: groups }, (_, group) => `[${group * size} +: ${size}]`);
  return [
    'always_comb begin',
    `  ${name}_new = ${name}_wdata;`,
    `  if (${name}_merging) begin`,
    ...parts.map(
      (part, group) =>
        `    ${name}_new${part} = ${name}_merge_mask[${group}] ? ${name}_merge_data${part} : ${name}_data${part};`,
    ),
    '  end',
    'end',
  ];
}
