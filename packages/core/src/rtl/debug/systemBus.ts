import { portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { ModuleOptions } from './moduleOptions.ts';
import { DATA_SIGNALS, channelPorts } from '../channels.ts';
import { clocked, unresetBlock } from '../clocked.ts';
import { sv } from '../sv.ts';
import { activeState } from './activeState.ts';
import { accessNet, activeNet } from './authentication.ts';

export const systemBusPorts = (): PortText[] =>
  portGroup('System bus access', channelPorts('sb', 'requester', DATA_SIGNALS));

/** An access that the bus has seen is brought to its end, unless the bus itself is reset: `alive` is low then. */
const access = (alive: string) => sv`
  if (!${alive}) begin
    sb_req <= 1'b0;
    sb_waiting <= 1'b0;
  end else begin
    if (sb_begins) sb_req <= 1'b1;
    else if (sb_gnt) sb_req <= 1'b0;
    sb_waiting <= (sb_req && sb_gnt) || (sb_waiting && !sb_rvalid);
  end
  if (sb_begins) sb_we <= writes && dmi_addr == SBDATA0;
`;

const ACCESS_RESET = sv`
  sb_req <= 1'b0;
  sb_waiting <= 1'b0;
  sb_we <= 1'b0;
`;

const RESET = sv`
  sbaccess <= 3'd2;
  sbreadonaddr <= 1'b0;
  sbreadondata <= 1'b0;
  sbautoincrement <= 1'b0;
  sbbusyerror <= 1'b0;
  sberror <= SBERROR_NONE;
`;

const RUNNING = sv`
  if (writes && dmi_addr == SBCS) begin
    sbreadonaddr <= dmi_wdata[20];
    sbaccess <= dmi_wdata[19:17];
    sbautoincrement <= dmi_wdata[16];
    sbreadondata <= dmi_wdata[15];
    if (dmi_wdata[22]) sbbusyerror <= 1'b0;
    sberror <= sberror & ~dmi_wdata[14:12];
  end
  if (sb_touched && sb_busy) sbbusyerror <= 1'b1;
  if (sb_start && sbaccess > 3'd2) sberror <= SBERROR_SIZE;
  else if (sb_start && sb_misaligned) sberror <= SBERROR_ALIGNMENT;
  else if (sb_waiting && sb_rvalid && sb_err) sberror <= SBERROR_ADDRESS;
`;

const DATA = sv`
  if (writes && dmi_addr == SBADDRESS0 && sb_may) sbaddress <= dmi_wdata;
  else if (sb_waiting && sb_rvalid && !sb_err && sbautoincrement) sbaddress <= sbaddress + sb_bytes;
  if (writes && dmi_addr == SBDATA0 && sb_may) sbdata <= dmi_wdata;
  else if (sb_waiting && sb_rvalid && !sb_we) sbdata <= sb_shifted & {{16{!is_byte && !is_half}}, {8{!is_byte}}, 8'hff};
`;

const LANES = sv`
  logic is_byte;
  logic is_half;
  logic [31:0] sb_shifted;
  assign is_byte = sbaccess == 3'd0;
  assign is_half = sbaccess == 3'd1;
  assign sb_shifted = sb_rdata >> {sbaddress[1:0], 3'd0};
  assign sb_bytes = {29'd0, !is_byte && !is_half, is_half, is_byte};
  assign sb_be = (is_byte ? 4'b0001 : is_half ? 4'b0011 : 4'b1111) << sbaddress[1:0];
  assign sb_wdata = is_byte ? {4{sbdata[7:0]}} : is_half ? {2{sbdata[15:0]}} : sbdata;
  assign sb_addr = {sbaddress[31:2], 2'b00};
`;

/** sbcs, sbaddress0 and sbdata0: accesses of 8, 16 and 32 bits beside the hart's own (Debug 0.13.2, 3.10). */
export function systemBus(options: ModuleOptions, alive = 'debug_alive'): string {
  return sv`
    // ---- System bus access
    localparam logic [2:0] SBERROR_NONE = 3'd0;
    localparam logic [2:0] SBERROR_ADDRESS = 3'd2;
    localparam logic [2:0] SBERROR_ALIGNMENT = 3'd3;
    localparam logic [2:0] SBERROR_SIZE = 3'd4;

    logic sb_waiting; // for the answer
    logic sb_busy;
    logic sb_may; // nothing stands against an access
    logic sb_touched;
    logic sb_start;
    logic sb_begins;
    logic sb_misaligned;
    logic [31:0] sb_bytes;
    logic [31:0] sbaddress;
    logic [31:0] sbdata;
    logic [31:0] sbcs;
    logic [2:0] sbaccess;
    logic sbreadonaddr;
    logic sbreadondata;
    logic sbautoincrement;
    logic sbbusyerror;
    logic [2:0] sberror;
    logic [1:0] sb_offset; // of the access that is to begin, in its word

    assign sb_busy = sb_req || sb_waiting;
    assign sb_may = !sb_busy && !sbbusyerror && sberror == SBERROR_NONE;
    assign sb_touched = ${accessNet(options)} && (dmi_addr == SBDATA0 || (dmi_write && dmi_addr == SBADDRESS0));
    assign sb_start = sb_may && ${accessNet(options)} && (dmi_addr == SBDATA0 ? dmi_write || sbreadondata : dmi_write && dmi_addr == SBADDRESS0 && sbreadonaddr);
    assign sb_offset = dmi_addr == SBADDRESS0 ? dmi_wdata[1:0] : sbaddress[1:0];
    assign sb_misaligned = sbaccess == 3'd2 ? sb_offset != 2'd0 : sbaccess == 3'd1 && sb_offset[0];
    assign sb_begins = sb_start && ${activeNet(options)} && sbaccess <= 3'd2 && !sb_misaligned;
    assign sbcs = {3'd1, 6'd0, sbbusyerror, sb_busy, sbreadonaddr, sbaccess, sbautoincrement, sbreadondata, sberror, 7'd32, 5'b00111};

    ${clocked(options, ACCESS_RESET, access(alive))}

    ${activeState(options, RESET, RUNNING)}

    ${LANES}

    ${unresetBlock(options, "sbaddress <= 32'd0;\nsbdata <= 32'd0;", DATA)}
  `;
}
