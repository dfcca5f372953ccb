import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { isWithin, tagOf, targetsOf } from './targets.ts';
import type { Target } from './targets.ts';

const lines = (targets: readonly Target[], text: (target: Target) => string) => targets.map(text).join('\n');

/** `<c>_data_router`: loads and stores go to what the core has inside, or out to the bus. */
export function dataRouter(options: CoreOptions): string {
  const targets = targetsOf(options);
  const low = Math.min(...targets.map(({ size }) => Math.log2(size)));
  const hits = targets.map(({ name }) => `${name}_hit`);
  const answers = targets.map(({ name }) => `${name}_response`);
  return sv`
    // Routes accesses of the load-store unit by address to internal targets or to the bus. Internal targets grant at once
    // and respond without error in the next cycle. As one access is outstanding at a time, responses never collide.
    module ${options.name}_data_router (
      input logic clk,
      input logic rst_n,
      // From the load-store unit
      input logic dbus_req,
      input logic [31:${low}] dbus_addr,
      output logic dbus_gnt,
      output logic dbus_rvalid,
      output logic [31:0] dbus_rdata,
      output logic dbus_err,
      // Internal targets
      ${lines(targets, ({ name }) => `output logic ${name}_select,\ninput logic [31:0] ${name}_rdata,`)}
      // Bus
      output logic bus_req,
      input logic bus_gnt,
      input logic bus_rvalid,
      input logic [31:0] bus_rdata,
      input logic bus_err
    );
      ${lines(targets, tagOf)}

      ${lines(targets, ({ name }) => `logic ${name}_hit;\nlogic ${name}_response;`)}

      ${lines(targets, (target) => `assign ${target.name}_hit = ${isWithin('dbus_addr', target)};`)}
      ${lines(targets, ({ name }) => `assign ${name}_select = dbus_req && ${name}_hit;`)}

      assign bus_req = dbus_req && !(${hits.join(' || ')});
      assign dbus_gnt = ${hits.join(' || ')} || bus_gnt;

      ${clocked(
        options,
        lines(targets, ({ name }) => `${name}_response <= 1'b0;`),
        lines(targets, ({ name }) => `${name}_response <= ${name}_select;`),
      )}

      assign dbus_rvalid = bus_rvalid || ${answers.join(' || ')};
      assign dbus_err = bus_rvalid && bus_err;
      assign dbus_rdata =
        ${lines(targets, ({ name }) => `${name}_response ? ${name}_rdata :`)}
        bus_rdata;
    endmodule
  `;
}
