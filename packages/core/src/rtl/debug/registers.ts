import type { CoreOptions } from '../../options/coreOptions.ts';
import { DATA0 } from '../csr/debug.ts';
import { sv } from '../sv.ts';
import { addressWidth } from './abstractCommands.ts';
import { hasAuthentication, hasGroups, hasSystemBus, isDebug1 } from './features.ts';

/** The same bits in both versions but for these: whether a reset goes on, whether the debugger was let in. */
function status(options: CoreOptions): string {
  const above = isDebug1(options) ? "7'd0, ndmreset || reset_goes_on, 1'b0, 1'b1" : "9'd0, 1'b1";
  const busy = hasAuthentication(options) ? 'auth_busy' : "1'b0";
  return `{${above}, 2'd0, {2{havereset}}, {2{resumeack}}, 2'd0, {2{!debug_alive}}, {2{running}}, {2{debug_alive && debug_mode}}, 1'b1, ${busy}, 1'b1, 1'b0, ${version(options)}}`;
}

const version = (options: CoreOptions) => (isDebug1(options) ? "4'd3" : "4'd2");

/** Whoever was not let in reads dmactive, the version and authdata (Debug 0.13.2, 3.11; 1.0, 3.12). */
const refused = (options: CoreOptions) =>
  `if (!authenticated && dmi_addr != DMCONTROL && dmi_addr != AUTHDATA) dmi_rdata = dmi_addr == DMSTATUS ? {25'd0, auth_busy, 2'd0, ${version(options)}} : 32'd0;`;

const GROUPS =
  "DMCS2: dmi_rdata = {20'd0, resume_group_chosen, 4'(chosen_trigger), 4'd0, chosen_group, 1'b0, triggers_chosen};";

/** What each register of the debug module reads (Debug 0.13.2, 3.12; 1.0, 3.14). */
export function registers(options: CoreOptions): string {
  const words = options.debug.programBuffer;
  const pad = words < 16 ? `${16 - words}'d0, ` : '';
  return sv`
    // ---- Registers
    logic running;
    assign running = debug_alive && !debug_mode;

    // dmstatus: an ebreak follows the program buffer, resethaltreq is there, ${hasAuthentication(options) ? 'the debugger was let in' : 'nothing has to be authenticated'}; ${options.debug.version}.
    logic [31:0] dmstatus;
    assign dmstatus = ${status(options)};

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
        ${hasAuthentication(options) && 'AUTHDATA: dmi_rdata = auth_rdata;'}
        ${hasGroups(options) && GROUPS}
        ${hasSystemBus(options) && 'SBCS: dmi_rdata = sbcs;\nSBADDRESS0: dmi_rdata = sbaddress;\nSBDATA0: dmi_rdata = sbdata;'}
        default: dmi_rdata = buffer_rdata;
      endcase
      ${hasAuthentication(options) && refused(options)}
    end
  `;
}
