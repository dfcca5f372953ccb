import { sv } from '../sv.ts';

/**
 * Reads `x[1]` to `x[count - 1]` as an OR of the registers, each let through by its own address: fewer gates than a
 * tree of multiplexers, since a NAND is half of one. The values go to `<to>1` and `<to>2`, which are declared here
 * unless they are the ports.
 */
export function readPorts(count: number, width: number, to = 'rdata'): string {
  return sv`
    // AND-OR read multiplexers; x0 has no register and reads as zero.
    ${to !== 'rdata' && `logic [31:0] ${to}1;\nlogic [31:0] ${to}2;\n`}
    always_comb begin
      ${to}1 = 32'd0;
      ${to}2 = 32'd0;
      for (int i = 1; i < ${count}; i++) begin
        ${to}1 = ${to}1 | (x[i] & {32{raddr1 == ${width}'(i)}});
        ${to}2 = ${to}2 | (x[i] & {32{raddr2 == ${width}'(i)}});
      end
    end
  `;
}
