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
    // Fetches from the instruction memory or, elsewhere, from the bus, and answers in order: the memory answers in
    // the next cycle and so waits for what is under way on the bus.
    module ${options.name}_fetch_router (
      input  logic        clk,
      input  logic        rst_n,
      // From fetch
      input  logic        ibus_req,
      input  logic [31:${Math.log2(itcm.size)}] ibus_addr,
      output logic        ibus_gnt,
      output logic        ibus_rvalid,
      output logic [31:0] ibus_rdata,
      output logic        ibus_err,
      // Instruction memory
      output logic        itcm_fetch,
      input  logic [31:0] itcm_fetch_rdata,
      // Bus
      output logic        bus_req,
      input  logic        bus_gnt,
      input  logic        bus_rvalid,
      input  logic [31:0] bus_rdata,
      input  logic        bus_err
    );
      ${tagOf(itcm)}

      logic itcm_hit;
      logic itcm_answers;
      logic bus_taken;
      logic bus_rests; // from the next cycle on, unless it takes a request now
      logic [${bits - 1}:0] under_way;

      assign itcm_hit   = ${isWithin('ibus_addr', itcm)};
      assign itcm_fetch = ibus_req && itcm_hit && bus_rests;
      assign bus_req    = ibus_req && !itcm_hit;
      assign bus_taken  = bus_req && bus_gnt;
      assign bus_rests  = under_way == ${bits}'d0 || (under_way == ${bits}'d1 && bus_rvalid);
      assign ibus_gnt   = itcm_hit ? bus_rests : bus_gnt;

      ${clocked(
        options,
        `itcm_answers <= 1'b0;\nunder_way    <= ${bits}'d0;`,
        `itcm_answers <= itcm_fetch;\nunder_way    <= under_way + ${extended('bus_taken')} - ${extended('bus_rvalid')};`,
      )}

      assign ibus_rvalid = itcm_answers || bus_rvalid;
      assign ibus_rdata  = itcm_answers ? itcm_fetch_rdata : bus_rdata;
      assign ibus_err    = bus_rvalid && bus_err;
    endmodule
  `;
}
