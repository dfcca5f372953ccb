import type { Memory } from '@netloom/memory';
import { addressBits, sidesOf, wires } from './reference.ts';

/** Writes every word, then asks at random at every port, and counts reads of known words and what went wrong. */
export function randomBench(memory: Memory, cycles: number): string {
  const sides = sidesOf(memory);
  const inputs = sides.flatMap((side) => wires(memory, side).inputs);
  const writer = sides.find(({ writes }) => writes)!.name;
  const bits = addressBits(memory);
  const random = ([name, width]: [string, number]) =>
    name.endsWith('_addr')
      ? `${name} = ${bits}'($urandom % ((round & 64) != 0 ? 4 : ${memory.depth}));`
      : `${name} = ${Math.ceil(width / 32) > 1 ? `{${Array.from({ length: Math.ceil(width / 32) }, () => '$urandom').join(', ')}}` : '$urandom'};`;
  const full = inputs
    .filter(([name]) => new RegExp(`^${writer}_(en|we|mask)$`).test(name))
    .map(([name]) => `${name} = '1;`);
  return `\`timescale 1ns/1ps
module bench;
  logic clk = 0;
${inputs.map(([name, width]) => `  logic [${width - 1}:0] ${name} = 0;`).join('\n')}
  wire bad, read;
  miter dut (.clk(clk), ${inputs.map(([name]) => `.${name}(${name})`).join(', ')}, .bad(bad), .read(read));
  int errors = 0, reads = 0;
  always @(negedge clk) begin
    if (bad !== 0 && filled) errors++;
    if (${sides
      .filter(({ reads }) => reads)
      .map(({ name }) => `(dut.${name}_rvalid && dut.${name}_known)`)
      .join(' || ')}) reads++;
  end
  logic filled = 0;
  task tick;
    #5 clk = 1; #5 clk = 0;
  endtask
  initial begin
    tick; tick;
    for (int word = 0; word < ${memory.depth}; word++) begin
      ${full.join(' ')} ${writer}_addr = ${bits}'(word);
      ${random([`${writer}_wdata`, memory.width])}
      tick;
    end
    ${writer}_en = 0;
    tick; tick; tick;
    filled = 1;
    for (int round = 0; round < ${cycles}; round++) begin
      ${inputs.map(random).join('\n      ')}
      ${memory.ports === '2rw' ? 'if (a_addr == b_addr && a_we && b_we) b_en = 0;' : ''}
      tick;
    end
    $display("reads %0d errors %0d", reads, errors);
    $finish;
  end
endmodule
`;
}
