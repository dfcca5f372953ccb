import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { isWithin, tagOf, targetsOf } from './targets.ts';

/** `<c>_fetch_router`: instructions come from the instruction memory or from the bus. */
export function fetchRouter(options: CoreOptions): string {
  const itcm = targetsOf(options).find(({ name }) => name === 'itcm')!;
  const bits = Math.ceil(Math.log2(options.memory.prefetchDepth + 1));
  const extended = (bit: string) => (bits === 1 ? bit : `{${bits - 1}'d0, ${bit}}`);
  return sv`
    // Routes fetches by address to the instruction memory or to the bus. Responses stay in order: as the memory responds
    // in the next cycle, it is accessed only when no bus response will be outstanding.
    module ${options.name}_fetch_router (
      input logic clk,
      input logic rst_n,
      // From the fetch unit
      input logic ibus_req,
      input logic [31:${Math.log2(itcm.size)}] ibus_addr,
      output logic ibus_gnt,
      output logic ibus_rvalid,
      output logic [31:0] ibus_rdata,
      output logic ibus_err,
      // Instruction memory
      output logic itcm_fetch,
      input logic [31:0] itcm_fetch_rdata,
      // Bus
      output logic bus_req,
      input logic bus_gnt,
      input logic bus_rvalid,
      input logic [31:0] bus_rdata,
      input logic bus_err
    );
      ${tagOf(itcm)}

      logic itcm_hit;
      logic itcm_response;
      logic bus_accepted;
      logic bus_idle_next; // no response is outstanding in the next cycle, unless a request is accepted now
      logic [${bits - 1}:0] outstanding;

      assign itcm_hit = ${isWithin('ibus_addr', itcm)};
      assign itcm_fetch = ibus_req && itcm_hit && bus_idle_next;
      assign bus_req = ibus_req && !itcm_hit;
      assign bus_accepted = bus_req && bus_gnt;
      assign bus_idle_next = outstanding == ${bits}'d0 || (outstanding == ${bits}'d1 && bus_rvalid);
      assign ibus_gnt = itcm_hit ? bus_idle_next : bus_gnt;

      ${clocked(
        options,
        `itcm_response <= 1'b0;\noutstanding <= ${bits}'d0;`,
        `itcm_response <= itcm_fetch;\noutstanding <= outstanding + ${extended('bus_accepted')} - ${extended('bus_rvalid')};`,
      )}

      assign ibus_rvalid = itcm_response || bus_rvalid;
      assign ibus_rdata = itcm_response ? itcm_fetch_rdata : bus_rdata;
      assign ibus_err = bus_rvalid && bus_err;
    endmodule
  `;
}
