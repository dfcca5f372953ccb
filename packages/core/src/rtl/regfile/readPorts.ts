import { sv } from '../sv.ts';

/**
 * Reads `x`, whose element 0 is declared with it, at both addresses, to `<to>1` and `<to>2`, which are declared here
 * unless they are the ports.
 */
export function readPorts(to = 'rdata'): string {
  return sv`
    ${to !== 'rdata' && `logic [31:0] ${to}1;\nlogic [31:0] ${to}2;\n`}
    assign x[0] = 32'd0; // x0 has no register
    assign ${to}1 = x[raddr1];
    assign ${to}2 = x[raddr2];
  `;
}
