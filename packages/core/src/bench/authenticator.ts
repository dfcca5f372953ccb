import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasAuthentication } from '../rtl/debug/features.ts';
import { sv } from '../rtl/sv.ts';
import { cleared, code, declared, note } from './items.ts';

/** The key of the bench, and how its check mixes it with a challenge: enough to tell an answer from a guess. */
export const BENCH_KEY = 0x5eed_c0de;
const FACTOR = 0x9e37_79b1;

const hex = (value: number) => `32'h${value.toString(16).padStart(8, '0')}`;

const ANSWER = sv`
  function automatic logic [31:0] auth_answer(input logic [31:0] challenge);
    auth_answer = ((challenge ^ ${hex(BENCH_KEY)}) | 32'd1) * ${hex(FACTOR)};
  endfunction
`;

/** A challenge for each try; a wrong answer needs a new one. Some clocks pass before it says anything. */
const CHECK = sv`
  assign auth_rdata = auth_challenge;
  assign auth_busy = auth_thinks != 32'd0;

  always @(posedge clk) begin
    if (auth_thinks != 32'd0) auth_thinks <= auth_thinks - 32'd1;
    if (!debug_rst_n || !auth_active) begin
      auth_granted <= 1'b0;
      auth_challenge <= draw(32'd45);
      auth_thinks <= 32'd0;
    end else if (auth_write) begin
      auth_granted <= auth_wdata == auth_answer(auth_challenge);
      auth_challenge <= draw(32'd45);
      auth_thinks <= 32'd20;
    end
  end
`;

/** Outside of the core: a debugger is let in when it answers a challenge. */
export function authenticator(options: CoreOptions): ItemText[] {
  if (!hasAuthentication(options)) return [];
  return [
    note('What lets a debugger in: a challenge, to which the answer is made with a key'),
    declared(cleared('auth_challenge', 32), cleared('auth_thinks', 32)),
    code(ANSWER),
    code(CHECK),
  ];
}

/** The debugger's side of it: authdata 0x30, dmstatus 0x11 with authbusy and authenticated. */
export const AUTHENTICATE = sv`
  task dmi_authenticate;
    dmi_access(1'b1, 7'h10, 32'h0000_0001);
    dmi_access(1'b0, 7'h30, 32'd0);
    dmi_access(1'b1, 7'h30, auth_answer(dmi_answer));
    dmi_poll(7'h11, 32'h0000_0080, 32'h0000_00c0);
  endtask
`;
