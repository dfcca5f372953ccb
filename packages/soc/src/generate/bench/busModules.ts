import type { BenchPlan } from './plan.ts';

/** Drivers of managers, worlds outside and watchers of subordinates, as modules of the bench's own file. */
export function busModules(bench: string, { managers, subordinates }: BenchPlan): string {
  if (managers.length === 0) return '';
  const worlds = subordinates.filter(({ outside }) => outside);
  return [
    ...(managers.some(({ bus }) => bus === 'axi4-lite') ? [axilDriver(bench)] : []),
    ...(managers.some(({ bus }) => bus === 'apb') ? [apbDriver(bench)] : []),
    ...(worlds.some(({ bus }) => bus === 'axi4-lite') ? [axilWorld(bench)] : []),
    ...(worlds.some(({ bus }) => bus === 'apb') ? [apbWorld(bench)] : []),
    ...(subordinates.length > 0 ? [watch(bench)] : []),
  ].join('');
}

const axilDriver = (name: string) => `
// Drives an AXI4-Lite manager port: changes at the falling edge, samples at the rising one. \`turn\` counts the changes.
module ${name}_axil_driver #(
    parameter AW = 32,
    parameter DW = 32,
    parameter LIMIT = 1000
) (
    input logic clk,
    input logic awready,
    input logic wready,
    input logic [1:0] bresp,
    input logic bvalid,
    input logic arready,
    input logic [DW-1:0] rdata,
    input logic [1:0] rresp,
    input logic rvalid
);
  timeunit 1ns;
  timeprecision 1ps;

  logic [AW-1:0] address;
  logic [DW-1:0] wdata;
  logic [DW-1:0] data;
  logic [1:0] response;
  logic awvalid, wvalid, bready, arvalid, rready, hung, busy;
  int turn = 0;

  initial begin
    {awvalid, wvalid, bready, arvalid, rready, address, wdata, data, response, hung} = '0;
    #1 turn = 1;
  end

${AXIL_TRANSFER}endmodule
`;

/** One write or read: each valid falls when its channel has taken it. */
const AXIL_TRANSFER = `  task transfer(input logic is_write, input logic [AW-1:0] at, input logic [DW-1:0] value);
    @(negedge clk);
    address = at;
    wdata   = value;
    {awvalid, wvalid, bready} = {3{is_write}};
    {arvalid, rready}         = {2{!is_write}};
    busy = 1'b1;
    turn = turn + 1;
    for (int clocks = 0; busy && clocks < LIMIT; clocks++) begin
      logic aw_taken, w_taken, ar_taken;
      @(posedge clk);
      aw_taken = awready === 1'b1;
      w_taken  = wready === 1'b1;
      ar_taken = arready === 1'b1;
      if (is_write ? bvalid === 1'b1 : rvalid === 1'b1) begin
        response = is_write ? bresp : rresp;
        data     = is_write ? '0 : rdata;
        busy     = 1'b0;
      end
      @(negedge clk);
      if (aw_taken) awvalid = 1'b0;
      if (w_taken) wvalid = 1'b0;
      if (ar_taken) arvalid = 1'b0;
      if (!busy) {bready, rready} = '0;
      turn = turn + 1;
    end
    hung = busy;
  endtask
`;

const apbDriver = (name: string) => `
// Drives an APB requester port: changes at the falling edge, samples at the rising one. \`turn\` counts the changes.
module ${name}_apb_driver #(
    parameter AW = 32,
    parameter DW = 32,
    parameter LIMIT = 1000
) (
    input logic clk,
    input logic pready,
    input logic [DW-1:0] prdata,
    input logic pslverr
);
  timeunit 1ns;
  timeprecision 1ps;

  logic [AW-1:0] address;
  logic [DW-1:0] wdata;
  logic [DW-1:0] data;
  logic [1:0] response;
  logic psel, penable, pwrite, hung, busy;
  int turn = 0;

  initial begin
    {psel, penable, pwrite, address, wdata, data, response, hung} = '0;
    #1 turn = 1;
  end

${APB_TRANSFER}endmodule
`;

/** One write or read: set up for a clock, then held until it is ready. */
const APB_TRANSFER = `  task transfer(input logic is_write, input logic [AW-1:0] at, input logic [DW-1:0] value);
    @(negedge clk);
    address = at;
    wdata   = value;
    pwrite  = is_write;
    psel    = 1'b1;
    busy    = 1'b1;
    turn    = turn + 1;
    @(negedge clk);
    penable = 1'b1;
    turn    = turn + 1;
    for (int clocks = 0; busy && clocks < LIMIT; clocks++) begin
      @(posedge clk);
      if (pready === 1'b1) begin
        response = {pslverr, 1'b0};
        data     = prdata;
        busy     = 1'b0;
      end
    end
    @(negedge clk);
    {psel, penable} = '0;
    turn = turn + 1;
    hung = busy;
  endtask
`;

const axilWorld = (name: string) => `
// The world behind an AXI4-Lite port of the top level: takes everything and answers OKAY and zeros.
module ${name}_axil_world (
    input  logic clk,
    input  logic awvalid,
    output logic awready,
    input  logic wvalid,
    output logic wready,
    output logic bvalid,
    input  logic bready,
    input  logic arvalid,
    output logic arready,
    output logic rvalid,
    input  logic rready
);
  timeunit 1ns;
  timeprecision 1ps;

  logic aw_held = 1'b0, w_held = 1'b0, r_held = 1'b0;
  assign awready = !aw_held;
  assign wready  = !w_held;
  assign bvalid  = aw_held && w_held;
  assign arready = !r_held;
  assign rvalid  = r_held;
  always_ff @(posedge clk) begin
    aw_held <= (aw_held || awvalid === 1'b1) && !(bvalid && bready === 1'b1);
    w_held  <= (w_held || wvalid === 1'b1) && !(bvalid && bready === 1'b1);
    r_held  <= r_held ? rready !== 1'b1 : arvalid === 1'b1;
  end
endmodule
`;

const apbWorld = (name: string) => `
// The world behind an APB port of the top level: takes everything at once and answers zeros.
module ${name}_apb_world (
    output logic pready
);
  timeunit 1ns;
  timeprecision 1ps;

  assign pready = 1'b1;
endmodule
`;

const watch = (name: string) => `
// Counts the transfers that arrive at a subordinate, and keeps the address of the last one.
module ${name}_watch #(
    parameter AW = 32
) (
    input logic clk,
    input logic write,
    input logic read,
    input logic [AW-1:0] write_address,
    input logic [AW-1:0] read_address
);
  timeunit 1ns;
  timeprecision 1ps;

  int count = 0;
  logic [AW-1:0] last = '0;

  always @(posedge clk) begin
    count <= count + int'(write === 1'b1) + int'(read === 1'b1);
    if (write === 1'b1) last <= write_address;
    if (read === 1'b1) last <= read_address;
  end
endmodule
`;
