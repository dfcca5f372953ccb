import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { channelOf, lsuFeatures } from './features.ts';

/** Nets of accesses that cross words, in the load-store unit. */
export const CROSSING_NETS = sv`

  // Accesses that cross words
  logic crosses;
  logic second_access; // the first access has been requested, the second follows
  logic first_access_error;
  logic [31:8] first_word; // byte 0 is never part of a crossing access
  logic rsp_crosses;
`;

/** Two accesses to neighbouring words, the second when the first is answered without error. */
export function crossingText(options: CoreOptions): string {
  const bus = channelOf(lsuFeatures(options));
  return sv`
    assign crosses = |byte_enables[6:4];
    assign first_access_error = second_access && ${bus}_rvalid && ${bus}_err;

    ${clocked(options, "second_access <= 1'b0;", 'second_access <= second_access ? !accept : granted && crosses;')}

    always_ff @(posedge clk) begin
      if (second_access && ${bus}_rvalid) first_word <= dbus_rdata[31:8];
      if (accept) rsp_crosses <= second_access;
    end
  `;
}
