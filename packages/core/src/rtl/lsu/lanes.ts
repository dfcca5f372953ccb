import { sv } from '../sv.ts';
import type { LsuFeatures } from './features.ts';

/** Nets of the way to the bus: byte enables from the first byte of the word on, and the data on their lanes. */
export const laneNets = ({ crossing }: LsuFeatures) => sv`
  logic [1:0]  offset;
  logic ${crossing ? '[6:0]' : '[3:0]'}  lanes;
  logic [31:0] lane_wdata;
`;

/** Store data on the lanes of their bytes. */
export function storeLanes({ crossing }: LsuFeatures): string {
  const mask = "(size == BYTE ? 4'b0001 : size == HALF ? 4'b0011 : 4'b1111)";
  return crossing
    ? sv`
        // Byte enables run on into the next word; the data are turned, so that they fit both.
        assign offset     = address[1:0];
        assign lanes      = {3'b000, ${mask}} << offset;
        assign lane_wdata =
          offset == 2'd0 ? wdata :
          offset == 2'd1 ? {wdata[23:0], wdata[31:24]} :
          offset == 2'd2 ? {wdata[15:0], wdata[31:16]} :
          {wdata[7:0], wdata[31:8]};
      `
    : sv`
        // Bytes and halves stand on all lanes; the enables choose.
        assign offset     = address[1:0];
        assign lanes      = ${mask} << offset;
        assign lane_wdata = size == BYTE ? {4{wdata[7:0]}} : size == HALF ? {2{wdata[15:0]}} : wdata;
      `;
}

/** Nets of the way back; the answer belongs to the access that was accepted last. */
export const answerNets = ({ crossing }: LsuFeatures) => sv`
  logic [1:0]  answer_size;
  logic        answer_unsigned;
  logic [1:0]  answer_offset;
  ${crossing && 'logic [31:0] answer_word;'}
  logic [7:0]  byte_0;
  logic [7:0]  byte_1;
  logic [15:0] bytes_32;
  logic        sign;
  logic [31:0] loaded_value;
`;

/** The loaded bytes, moved to the low end and extended. */
export function loadLanes(features: LsuFeatures): string {
  return sv`
    always_ff @(posedge clk)
      if (accept) begin
        answer_size     <= size;
        answer_unsigned <= unsign;
        answer_offset   <= offset;
      end

    ${features.crossing ? CROSSED_BYTES : ALIGNED_BYTES}
    assign sign = !answer_unsigned && (answer_size == BYTE ? byte_0[7] : byte_1[7]);
    assign loaded_value = {
      answer_size[1] ? bytes_32 : {16{sign}},
      answer_size == BYTE ? {8{sign}} : byte_1,
      byte_0
    };
  `;
}

const ALIGNED_BYTES = sv`
  assign byte_0 =
    answer_offset == 2'd0 ? dbus_rdata[7:0] :
    answer_offset == 2'd1 ? dbus_rdata[15:8] :
    answer_offset == 2'd2 ? dbus_rdata[23:16] :
    dbus_rdata[31:24];
  assign byte_1   = answer_offset[1] ? dbus_rdata[31:24] : dbus_rdata[15:8];
  assign bytes_32 = dbus_rdata[31:16];
`;

const CROSSED_BYTES = sv`
  // Lanes from the offset on are of the first word, the lower ones of the second.
  assign answer_word = {
    answers_both ? first_word[31:24] : dbus_rdata[31:24],
    answers_both && answer_offset != 2'd3 ? first_word[23:16] : dbus_rdata[23:16],
    answers_both && answer_offset == 2'd1 ? first_word[15:8] : dbus_rdata[15:8],
    dbus_rdata[7:0]
  };
  assign {bytes_32, byte_1, byte_0} =
    answer_offset == 2'd0 ? answer_word :
    answer_offset == 2'd1 ? {answer_word[7:0], answer_word[31:8]} :
    answer_offset == 2'd2 ? {answer_word[15:0], answer_word[31:16]} :
    {answer_word[23:0], answer_word[31:24]};
`;
