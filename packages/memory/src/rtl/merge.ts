import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import type { RequestPort } from '../plan/ports.ts';
import { userMaskBits } from './ports.ts';

/**
 * Requests of a port whose masked writes keep the check bits right: the word is read at the clock of the request and
 * written back at the next, at which nothing else is taken. A word that cannot be corrected stays so: two of its check
 * bits are written wrong, which is found as two wrong bits whatever the data are.
 */
export function mergeText(memory: Memory, { name }: RequestPort): string {
  const { addressBits, data, stored } = geometryOf(memory);
  const groups = userMaskBits(memory);
  const size = data / groups;
  const parts = Array.from({ length: groups }, (_, group) => `[${group * size} +: ${size}]`);
  return `logic ${name}_merging, ${name}_partial;
logic [${groups - 1}:0] ${name}_merge_mask;
logic [${addressBits - 1}:0] ${name}_merge_addr;
logic [${data - 1}:0] ${name}_merge_data, ${name}_new;
logic [${stored - 1}:0] ${name}_encoded;
assign ${name}_ready = !${name}_merging;
assign ${name}_partial = ${name}_en && ${name}_we && !(&${name}_mask);
always_ff @(posedge clk)
  if (!rst_n) ${name}_merging <= 1'b0;
  else ${name}_merging <= ${name}_partial && !${name}_merging;
always_ff @(posedge clk)
  if (${name}_partial && !${name}_merging) begin
    ${name}_merge_mask <= ${name}_mask;
    ${name}_merge_addr <= ${name}_addr;
    ${name}_merge_data <= ${name}_wdata;
  end

assign m_${name}_en = ${name}_merging || ${name}_en;
assign m_${name}_we = ${name}_merging || (${name}_we && !${name}_partial);
assign m_${name}_addr = ${name}_merging ? ${name}_merge_addr : ${name}_addr;
always_comb begin
  ${name}_new = ${name}_wdata;
  if (${name}_merging) begin
${parts.map((part, group) => `    ${name}_new${part} = ${name}_merge_mask[${group}] ? ${name}_merge_data${part} : ${name}_data${part};`).join('\n')}
  end
end
assign m_${name}_wdata = ${name}_encoded ^ {{2{${name}_merging && ${name}_error}}, ${stored - 2}'d0};`;
}
