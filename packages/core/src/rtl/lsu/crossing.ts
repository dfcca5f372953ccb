import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { channelOf, lsuFeatures } from './features.ts';

/** Nets of accesses that cross words, in the load-store unit. */
export const CROSSING_NETS = sv`

  // Accesses that cross words
  logic        crosses;
  logic        second;       // the first word is asked for; the second is next
  logic        first_failed;
  logic [31:8] first_word;   // its first byte is never in such an access
  logic        answers_both;
`;

/** Two accesses to neighbouring words, the second when the first is answered without error. */
export function crossingText(options: CoreOptions): string {
  const bus = channelOf(lsuFeatures(options));
  return sv`
    assign crosses      = |lanes[6:4];
    assign first_failed = second && ${bus}_rvalid && ${bus}_err;

    ${clocked(options, "second <= 1'b0;", 'second <= second ? !accept : taken && crosses;')}

    always_ff @(posedge clk) begin
      if (second && ${bus}_rvalid) first_word <= dbus_rdata[31:8];
      if (accept) answers_both <= second;
    end
  `;
}
