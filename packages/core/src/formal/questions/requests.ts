import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../../rtl/sv.ts';
import { requestNets, requestRules } from '../memorySide/channels.ts';
import { must } from './must.ts';

/** The pipeline asks as the memory side may rely on: what is proved of the one holds with the other. */
export const requests = (options: CoreOptions) => sv`
  ${requestNets(options)}
  assign asks = rst_n && dbus_waits;
  always @(posedge clk) begin
    fails <= 1'b0;
    if (rst_n) begin
      ${requestRules(options).map(must).join('\n')}
    end
  end
`;
