import type { CoreOptions } from '../../src/index.ts';
import { axiPortName, axiSignals } from '../../src/rtl/axi/axiLite.ts';
import { managerInterfaces } from '../../src/rtl/top/topPorts.ts';
import { parametersOf } from '../../src/rtl/top/parameters.ts';
import { sv } from '../../src/rtl/sv.ts';

const nets = (prefix: string) => sv`
  wire [31:0] ${prefix}_awaddr, ${prefix}_wdata, ${prefix}_araddr, ${prefix}_rdata;
  wire [2:0] ${prefix}_awprot, ${prefix}_arprot;
  wire [3:0] ${prefix}_wstrb;
  wire [1:0] ${prefix}_bresp, ${prefix}_rresp;
  wire ${prefix}_awvalid, ${prefix}_awready, ${prefix}_wvalid, ${prefix}_wready, ${prefix}_bvalid, ${prefix}_bready;
  wire ${prefix}_arvalid, ${prefix}_arready, ${prefix}_rvalid, ${prefix}_rready;
`;

/** Bench of a core whose pipeline is the one of `trafficPipeline`; prints PASS, or what is wrong. */
export function busBench(options: CoreOptions, cycles: number): string {
  const managers = managerInterfaces(options);
  const files = parametersOf(options).filter(({ type }) => type === 'string');
  const parameters = files.map(({ name }) => `.${name}("${name.slice(0, 4).toLowerCase()}.hex")`).join(', ');
  const connections = managers.flatMap((manager) =>
    axiSignals(manager).map((signal) => {
      const name = axiPortName(manager.prefix, signal);
      return `.${name}(${name})`;
    }),
  );
  return sv`
    module bench;
      logic clk = 0, rst_n = 0, fast = 0;
      always #5 clk = !clk;

      ${managers.map(({ prefix }) => nets(prefix)).join('')}
      ${options.name} ${parameters && `#(${parameters}) `}dut (.clk, .rst_n, ${connections.join(', ')});

      ${managers.map(({ prefix, readOnly }) => memory(prefix, readOnly)).join('')}

      integer total, problems;
      initial begin
        repeat (3) @(posedge clk);
        rst_n <= 1;
        repeat (${cycles}) @(posedge clk);
        if (dut.u_pipeline.instructions < ${cycles} / 16 || dut.u_pipeline.accesses < ${cycles} / 16) $display("starved");
        // Without wait states no cycle is lost: one access each, and on a port of both one of either kind.
        fast <= 1;
        dut.u_pipeline.fast = 1;
        repeat (20) @(posedge clk);
        total = ${managers.length === 1 ? 'dut.u_pipeline.accesses + ' : ''}dut.u_pipeline.instructions;
        repeat (100) @(posedge clk);
        total = ${managers.length === 1 ? 'dut.u_pipeline.accesses + ' : ''}dut.u_pipeline.instructions - total;
        ${managers.length > 1 || !options.memory.instructionMemory ? `if (total < 100) $display("%0d in 100 cycles", total);` : ''}
        problems = dut.u_pipeline.problems + ${managers.map(({ prefix }) => `memory_${prefix}.problems`).join(' + ')};
        if (problems == 0) $display("PASS");
        $finish;
      end
    endmodule

    ${MEMORY}
  `;
}

function memory(prefix: string, readOnly: boolean): string {
  const write = [
    'awaddr',
    'awprot',
    'awvalid',
    'awready',
    'wdata',
    'wstrb',
    'wvalid',
    'wready',
    'bresp',
    'bvalid',
    'bready',
  ];
  const read = ['araddr', 'arprot', 'arvalid', 'arready', 'rdata', 'rresp', 'rvalid', 'rready'];
  const used = [...(readOnly ? [] : write), ...read].map((name) => `.${name}(${prefix}_${name})`);
  const rest = readOnly ? ", .awvalid(1'b0), .wvalid(1'b0), .bready(1'b0)" : '';
  return `axil_memory memory_${prefix} (.clk, .rst_n, .fast, ${used.join(', ')}${rest});\n`;
}

/** A subordinate that takes its time, and a checker of its manager (Arm IHI 0022H, A3.2.1: valid and payload stay until ready). */
const MEMORY = sv`
  module axil_memory (
    input clk, rst_n, fast,
    input [31:0] awaddr, wdata, araddr, input [2:0] awprot, arprot, input [3:0] wstrb,
    input awvalid, wvalid, arvalid, bready, rready,
    output reg awready, wready, arready, bvalid, rvalid, output reg [1:0] bresp, rresp, output reg [31:0] rdata
  );
    logic [31:0] words [0:63];
    integer i, problems = 0;
    initial begin
      for (i = 0; i < 64; i = i + 1) words[i] = 0;
      {awready, wready, arready, bvalid, rvalid} = 0;
    end
    task complain(input [8*32-1:0] what);
      begin
        problems = problems + 1;
        if (problems < 10) $display("%0t: %m %0s", $time, what);
      end
    endtask

    logic ar_waits = 0, aw_waits = 0, w_waits = 0;
    logic [34:0] ar_offer, aw_offer;
    logic [35:0] w_offer;
    logic [31:0] reads [0:15];
    integer asked = 0, answered = 0, pause = 0;
    logic have_address = 0, have_data = 0;
    logic [31:0] at, write_at, data;
    logic [3:0] strobes;

    function is_bad(input [31:0] address);
      is_bad = address[4:2] == 5;
    endfunction

    always @(posedge clk) begin
      if (!rst_n && (arvalid || awvalid || wvalid)) complain("valid in reset");
      if (ar_waits && (!arvalid || ar_offer !== {arprot, araddr})) complain("AR changed");
      if (aw_waits && (!awvalid || aw_offer !== {awprot, awaddr})) complain("AW changed");
      if (w_waits && (!wvalid || w_offer !== {wstrb, wdata})) complain("W changed");
      ar_waits = arvalid && !arready; ar_offer = {arprot, araddr};
      aw_waits = awvalid && !awready; aw_offer = {awprot, awaddr};
      w_waits = wvalid && !wready; w_offer = {wstrb, wdata};
      if (arvalid && arprot !== {araddr[12], 2'b01}) complain("ARPROT");
      if (awvalid && awprot !== 3'b001) complain("AWPROT");
      if (arvalid && araddr[31:16] !== 16'h4000) complain("AR elsewhere");
      if (awvalid && awaddr[31:16] !== 16'h4000) complain("AW elsewhere");

      if (arvalid && arready) begin reads[asked % 16] = araddr; asked = asked + 1; end
      if (rvalid && rready) begin
        rvalid <= 0;
        pause = fast ? 0 : $urandom % 3;
      end
      if (rvalid && !rready) complain("R not taken");
      if ((!rvalid || rready) && asked != answered && pause == 0) begin
        at = reads[answered % 16];
        answered = answered + 1;
        rvalid <= 1;
        rdata <= is_bad(at) ? $urandom : at[12] ? at * 32'h9e3779b1 : words[at[7:2]];
        rresp <= is_bad(at) ? {1'b1, at[5]} : 2'b00;
      end else begin
        if (pause > 0) pause = pause - 1;
        if (!rvalid || rready) begin rdata <= $urandom; rresp <= $urandom; end
      end

      if (bvalid && !bready) complain("B not taken");
      bvalid <= 0;
      bresp <= $urandom;
      if (awvalid && awready) begin if (have_address) complain("second AW"); have_address = 1; write_at = awaddr; end
      if (wvalid && wready) begin if (have_data) complain("second W"); have_data = 1; data = wdata; strobes = wstrb; end
      if (have_address && have_data && (fast || $urandom % 3 == 0)) begin
        have_address = 0; have_data = 0;
        bvalid <= 1;
        bresp <= is_bad(write_at) ? {1'b1, write_at[5]} : 2'b00;
        for (i = 0; i < 4; i = i + 1) if (strobes[i] && !is_bad(write_at)) words[write_at[7:2]][8*i+:8] = data[8*i+:8];
      end
      arready <= fast || $urandom % 3 == 0;
      awready <= fast || $urandom % 3 == 0;
      wready <= fast || $urandom % 3 == 0;
    end
  endmodule
`;
