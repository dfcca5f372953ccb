import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import { keptWidth, readNet } from './registerParity.ts';

/**
 * Reads `x`, whose element 0 is declared with it, at both addresses, to `<to>1`, `<to>2` and, with a third source, `<to>3`, which are declared here
 * unless they are the ports.
 */
export function readPorts(options: CoreOptions, to = 'rdata'): string {
  const third = hasThirdSource(options);
  const kept = logic(keptWidth(options));
  const net = (n: number) => (to === 'rdata' ? readNet(options, n) : `${to}${n}`);
  return sv`
    ${to !== 'rdata' && `${kept} ${to}1;\n${kept} ${to}2;\n${third ? `${kept} ${to}3;\n` : ''}`}
    assign x[0] = ${keptWidth(options)}'d0; // x0 has no register
    assign ${net(1)} = x[raddr1];
    assign ${net(2)} = x[raddr2];
    ${third && `assign ${net(3)} = x[raddr3];`}
  `;
}
