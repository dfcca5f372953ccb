import type { CoreOptions } from '../../options/coreOptions.ts';
import { DATA0 } from '../csr/debug.ts';
import { sv } from '../sv.ts';
import { addressWidth } from './abstractCommands.ts';
import { hasSystemBus } from './features.ts';

/** What each register of the debug module reads (Debug 0.13.2, 3.12). */
export function registers(options: CoreOptions): string {
  const words = options.debug.programBuffer;
  const pad = words < 16 ? `${16 - words}'d0, ` : '';
  return sv`
    // ---- Registers
    logic running;
    assign running = debug_alive && !debug_mode;

    // dmstatus: an ebreak follows the program buffer, resethaltreq is there, nothing has to be authenticated; 0.13.
    logic [31:0] dmstatus;
    assign dmstatus = {9'd0, 1'b1, 2'd0, {2{havereset}}, {2{resumeack}}, 2'd0, {2{!debug_alive}}, {2{running}}, {2{debug_alive && debug_mode}}, 1'b1, 1'b0, 1'b1, 1'b0, 4'd2};

    logic [31:0] buffer_rdata;
    assign buffer_rdata = touches_buffer ? progbuf[dmi_addr[${addressWidth(options) - 1}:0]] : 32'd0;

    always_comb begin
      case (dmi_addr)
        DATA0: dmi_rdata = data0;
        DMCONTROL: dmi_rdata = {30'd0, ndmreset, dmactive};
        DMSTATUS: dmi_rdata = dmstatus;
        // Two scratch registers; one data register, which the hart has as a CSR.
        HARTINFO: dmi_rdata = 32'h00201${DATA0.toString(16)};
        ABSTRACTCS: dmi_rdata = {3'd0, 5'd${words}, 11'd0, busy, 1'b0, cmderr, 4'd0, 4'd1};
        ABSTRACTAUTO: dmi_rdata = {${pad}autoexecprogbuf, 15'd0, autoexecdata};
        HALTSUM0: dmi_rdata = {31'd0, debug_mode};
        ${hasSystemBus(options) && 'SBCS: dmi_rdata = sbcs;\nSBADDRESS0: dmi_rdata = sbaddress;\nSBDATA0: dmi_rdata = sbdata;'}
        default: dmi_rdata = buffer_rdata;
      endcase
    end
  `;
}
