import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { sv } from '../sv.ts';

/**
 * Reads `x`, whose element 0 is declared with it, at both addresses, to `<to>1`, `<to>2` and, with a third source, `<to>3`, which are declared here
 * unless they are the ports.
 */
export function readPorts(options: CoreOptions, to = 'rdata'): string {
  const third = hasThirdSource(options);
  return sv`
    ${to !== 'rdata' && `logic [31:0] ${to}1;\nlogic [31:0] ${to}2;\n${third ? `logic [31:0] ${to}3;\n` : ''}`}
    assign x[0] = 32'd0; // x0 has no register
    assign ${to}1 = x[raddr1];
    assign ${to}2 = x[raddr2];
    ${third && `assign ${to}3 = x[raddr3];`}
  `;
}
