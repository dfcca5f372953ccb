import { sv } from '../sv.ts';
import { PACKET_BITS } from './format.ts';

const extended = (bits: number) => `{${PACKET_BITS - 34 - bits}{same}}`;

/** A packet of format 1 with an address: the map takes 1, 3, 7, 15 or 31 bits. */
const withMap = (condition: string, map: number) =>
  `${condition} packet = {${extended(map + 7)}, address, outcomes[${map - 1}:0], branches_now, 2'b01};`;

/**
 * The payload of a packet (E-Trace 2.0, chapter 7), first field lowest; what is above the last field repeats its
 * highest bit, so that it need not be sent. `address` is of 31 bits with notify, updiscon and irreport, which repeat
 * it too unless they have something to tell.
 */
export const packetText = (user: boolean) => {
  const mode = (name: string) => (user ? `{2{!${name}}}` : "2'b11");
  return sv`
    logic [30:0] difference;
    logic same; // the highest bit of what is sent
    logic [33:0] address;
    assign difference = curr_pc[31:1] - last_pc;
    assign same = difference[30] ^ tells_target;
    assign address = {same, same, difference[30], difference};

    always_comb begin
      packet = ${PACKET_BITS}'d0;
      if (support) packet = {${PACKET_BITS - 9}'d0, 1'b0, support_status, 2'b01, 4'b1111};
      else if (sends_trap) begin
        if (trap_interrupt)
          packet = {{${PACKET_BITS - 45}{trap_address[31]}}, trap_address, trap_handler, 1'b1, trap_cause, ${mode('trap_user')}, branch_bit, 4'b0111};
        else
          packet = {{${PACKET_BITS - 77}{trap_value[31]}}, trap_value, trap_address, trap_handler, 1'b0, trap_cause, ${mode('trap_user')}, branch_bit, 4'b0111};
      end else if (sends_start)
        packet = {{${PACKET_BITS - 38}{curr_pc[31]}}, curr_pc[31:1], ${mode('curr_user')}, branch_bit, 4'b0011};
      else if (!sends_address) packet = {{${PACKET_BITS - 38}{outcomes[30]}}, outcomes, 5'd0, 2'b01};
      ${withMap("else if (branches_now == 5'd1)", 1)}
      ${withMap("else if (branches_now > 5'd15)", 31)}
      ${withMap("else if (branches_now > 5'd7)", 15)}
      ${withMap("else if (branches_now > 5'd3)", 7)}
      ${withMap("else if (branches_now > 5'd1)", 3)}
      else packet = {${extended(2)}, address, 2'b10};
    end
  `;
};
