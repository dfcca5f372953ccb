import { sv } from '../sv.ts';

/**
 * Reads `x[1]` to `x[count - 1]` as an OR of the registers, each let through by its own address: fewer gates than a
 * tree of multiplexers, since a NAND is half of one.
 */
export function readPorts(count: number, width: number): string {
  return sv`
    // Each register is let through by its own address, and x0 by none: it reads zero.
    always_comb begin
      rdata1 = 32'd0;
      rdata2 = 32'd0;
      for (int i = 1; i < ${count}; i++) begin
        rdata1 = rdata1 | (x[i] & {32{raddr1 == ${width}'(i)}});
        rdata2 = rdata2 | (x[i] & {32{raddr2 == ${width}'(i)}});
      end
    end
  `;
}
