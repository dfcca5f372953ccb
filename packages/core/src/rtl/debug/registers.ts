import type { ModuleOptions } from './moduleOptions.ts';
import { DATA0 } from './hartPorts.ts';
import { sv } from '../sv.ts';
import { addressWidth } from './abstractCommands.ts';
import { hasAuthentication, hasSystemBus, isDebug1 } from './features.ts';

/** What registers tell of harts. */
export interface HartRegisters {
  /** Declares and assigns `dmstatus`. */
  status: string;
  /** dmcontrol and haltsum0. */
  control: string;
  summary: string;
  /** More registers, as cases of `dmi_addr`. */
  more: string | false;
}

/** The lowest bits of dmstatus, from `authenticated` on. */
export const statusEnd = (options: ModuleOptions) =>
  `1'b1, ${hasAuthentication(options) ? 'auth_busy' : "1'b0"}, 1'b1, 1'b0, ${version(options)}`;

export const statusNote = (options: ModuleOptions) =>
  `// dmstatus: an ebreak follows the program buffer, resethaltreq is there, ${hasAuthentication(options) ? 'the debugger was let in' : 'nothing has to be authenticated'}; ${options.debug.version}.`;

const version = (options: ModuleOptions) => (isDebug1(options) ? "4'd3" : "4'd2");

/** Whoever was not let in reads dmactive, the version and authdata (Debug 0.13.2, 3.11; 1.0, 3.12). */
const refused = (options: ModuleOptions) =>
  `if (!authenticated && dmi_addr != DMCONTROL && dmi_addr != AUTHDATA) dmi_rdata = dmi_addr == DMSTATUS ? {25'd0, auth_busy, 2'd0, ${version(options)}} : 32'd0;`;

/** What each register of the debug module reads (Debug 0.13.2, 3.12; 1.0, 3.14). */
export function registers(options: ModuleOptions, { status, control, summary, more }: HartRegisters): string {
  const words = options.debug.programBuffer;
  const pad = words < 16 ? `${16 - words}'d0, ` : '';
  return sv`
    // ---- Registers
    ${status}

    logic [31:0] buffer_rdata;
    assign buffer_rdata = touches_buffer ? progbuf[dmi_addr[${addressWidth(options) - 1}:0]] : 32'd0;

    always_comb begin
      case (dmi_addr)
        DATA0: dmi_rdata = data0;
        DMCONTROL: dmi_rdata = ${control};
        DMSTATUS: dmi_rdata = dmstatus;
        // Two scratch registers; one data register, which the hart has as a CSR.
        HARTINFO: dmi_rdata = 32'h00201${DATA0.toString(16)};
        ABSTRACTCS: dmi_rdata = {3'd0, 5'd${words}, 11'd0, busy, 1'b0, cmderr, 4'd0, 4'd1};
        ABSTRACTAUTO: dmi_rdata = {${pad}autoexecprogbuf, 15'd0, autoexecdata};
        HALTSUM0: dmi_rdata = ${summary};
        ${hasAuthentication(options) && 'AUTHDATA: dmi_rdata = auth_rdata;'}
        ${more}
        ${hasSystemBus(options) && 'SBCS: dmi_rdata = sbcs;\nSBADDRESS0: dmi_rdata = sbaddress;\nSBDATA0: dmi_rdata = sbdata;'}
        default: dmi_rdata = buffer_rdata;
      endcase
      ${hasAuthentication(options) && refused(options)}
    end
  `;
}
