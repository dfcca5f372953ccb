import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { WRITING, addressConstants, reading } from './access.ts';
import { counters } from './counters.ts';
import { interrupts } from './interrupts.ts';
import { machineInformation } from './machineInformation.ts';
import { status } from './status.ts';
import { trapHandling } from './trapHandling.ts';

/**
 * Control and status registers, traps and interrupts of machine mode and, where chosen, user mode (Privileged 1.12).
 * `rdata` and `illegal` follow the address; `access` is the cycle in which the instruction takes effect.
 */
export function csr(options: CoreOptions): string {
  const parts = [status, trapHandling, interrupts, counters, machineInformation].map((part) => part(options));
  const registers = parts.flatMap((part) => part.registers);
  const ports = parts.flatMap((part) => part.ports);
  return sv`
    // Control and status registers, trap entry and return, interrupts.
    // 'rdata' (the old value) and 'illegal' are combinational in 'address'; 'access' marks the cycle in which the
    // CSR instruction takes effect.
    module ${options.name}_csr #(
      parameter logic [31:0] HART_ID = 32'd0
    ) (
      input logic clk,
      input logic rst_n,
      input logic access,
      input logic [1:0] op, // funct3[1:0]: 1 write, 2 set, 3 clear
      input logic write, // low for set and clear with x0 or a zero immediate
      input logic [11:0] address,
      input logic [31:0] wdata,
      output logic [31:0] rdata,
      output logic illegal,
      ${ports.join(',\n')}
    );
      ${addressConstants(registers)}

      ${WRITING}

      ${parts
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\n')}

      ${reading(options, registers)}
    endmodule
  `;
}
