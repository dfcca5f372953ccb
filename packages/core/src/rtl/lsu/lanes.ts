import { sv } from '../sv.ts';
import type { LsuFeatures } from './features.ts';

/** Nets of the way to the bus: byte enables from the first byte of the word on, and the data on their lanes. */
export const laneNets = ({ crossing }: LsuFeatures) => sv`
  logic [1:0] byte_offset;
  logic ${crossing ? '[6:0]' : '[3:0]'} byte_enables;
  logic [31:0] aligned_wdata;
`;

/** Store data on the lanes of their bytes. */
export function storeLanes({ crossing }: LsuFeatures): string {
  const mask = "(size == BYTE ? 4'b0001 : size == HALF ? 4'b0011 : 4'b1111)";
  return crossing
    ? sv`
        // Byte enables extend into the next word; the rotated data suit both accesses.
        assign byte_offset = address[1:0];
        assign byte_enables = {3'b000, ${mask}} << byte_offset;
        assign aligned_wdata =
          byte_offset == 2'd0 ? wdata :
          byte_offset == 2'd1 ? {wdata[23:0], wdata[31:24]} :
          byte_offset == 2'd2 ? {wdata[15:0], wdata[31:16]} :
          {wdata[7:0], wdata[31:8]};
      `
    : sv`
        // Bytes and halfwords are replicated on all lanes; the byte enables select.
        assign byte_offset = address[1:0];
        assign byte_enables = ${mask} << byte_offset;
        assign aligned_wdata = size == BYTE ? {4{wdata[7:0]}} : size == HALF ? {2{wdata[15:0]}} : wdata;
      `;
}

/** Nets of the way back; the answer belongs to the access that was accepted last. */
export const answerNets = ({ crossing }: LsuFeatures) => sv`
  logic [1:0] rsp_size;
  logic rsp_unsigned;
  logic [1:0] rsp_offset;
  ${crossing && 'logic [31:0] rsp_word;'}
  logic [7:0] byte_0;
  logic [7:0] byte_1;
  logic [15:0] upper_half;
  logic sign;
  logic [31:0] load_result;
`;

/** The loaded bytes, moved to the low end and extended. */
export function loadLanes(features: LsuFeatures): string {
  return sv`
    always_ff @(posedge clk)
      if (accept) begin
        rsp_size <= size;
        rsp_unsigned <= load_unsigned;
        rsp_offset <= byte_offset;
      end

    ${features.crossing ? CROSSED_BYTES : ALIGNED_BYTES}
    assign sign = !rsp_unsigned && (rsp_size == BYTE ? byte_0[7] : byte_1[7]);
    assign load_result = {
      rsp_size[1] ? upper_half : {16{sign}},
      rsp_size == BYTE ? {8{sign}} : byte_1,
      byte_0
    };
  `;
}

const ALIGNED_BYTES = sv`
  assign byte_0 =
    rsp_offset == 2'd0 ? dbus_rdata[7:0] :
    rsp_offset == 2'd1 ? dbus_rdata[15:8] :
    rsp_offset == 2'd2 ? dbus_rdata[23:16] :
    dbus_rdata[31:24];
  assign byte_1 = rsp_offset[1] ? dbus_rdata[31:24] : dbus_rdata[15:8];
  assign upper_half = dbus_rdata[31:16];
`;

const CROSSED_BYTES = sv`
  // Lanes from the offset on come from the first word, the lower lanes from the second.
  assign rsp_word = {
    rsp_crosses ? first_word[31:24] : dbus_rdata[31:24],
    rsp_crosses && rsp_offset != 2'd3 ? first_word[23:16] : dbus_rdata[23:16],
    rsp_crosses && rsp_offset == 2'd1 ? first_word[15:8] : dbus_rdata[15:8],
    dbus_rdata[7:0]
  };
  assign {upper_half, byte_1, byte_0} =
    rsp_offset == 2'd0 ? rsp_word :
    rsp_offset == 2'd1 ? {rsp_word[7:0], rsp_word[31:8]} :
    rsp_offset == 2'd2 ? {rsp_word[15:0], rsp_word[31:16]} :
    {rsp_word[23:0], rsp_word[31:24]};
`;
