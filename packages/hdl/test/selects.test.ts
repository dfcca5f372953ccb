import { expect, it } from 'vitest';
import { AS_BENCH, prove } from '../../../proof/index.ts';
import { readVerilog } from '../src/index.ts';

/** A bridge as many are: address and data for all, a select each, one answer. */
const SHARED = `module fan #(parameter N = 3, parameter W = 16) (
  input logic clk, input logic [1:0] which, input logic go, output logic [W-1:0] seen, output logic ready, fail,
  output logic [11:0] paddr, output logic [N-1:0] psel, output logic penable, pwrite, output logic [W-1:0] pwdata,
  input logic [W-1:0] prdata, input logic pready, input logic pslverr
);
  assign paddr = {10'd5, which}; assign psel = go ? N'(1) << which : '0; assign penable = go; assign pwrite = clk;
  assign pwdata = W'(which) + W'(7); assign seen = prdata; assign ready = pready; assign fail = pslverr;
endmodule
`;
/** Every signal once for each subordinate, packed and not, the first at the left. */
const EACH = `module each #(parameter N = 2) (
  input logic [7:0] data, output logic [7:0] first, second, output logic [1:0] readies,
  output logic [0:N-1] psel_o, penable_o, pwrite_o, output logic [0:N-1][7:0] paddr_o,
  output logic [7:0] pwdata_o [N], input logic [7:0] prdata_i [N], input logic [0:N-1] pready_i
);
  assign psel_o = data[1:0]; assign penable_o = 2'b10; assign pwrite_o = 2'b01;
  assign paddr_o[0] = data; assign paddr_o[1] = ~data; assign pwdata_o[0] = data + 8'd1; assign pwdata_o[1] = data + 8'd2;
  assign first = prdata_i[0]; assign second = prdata_i[1]; assign readies = pready_i;
endmodule
`;
const FILES = { 'fan.sv': SHARED, 'each.sv': EACH };
const read = () => readVerilog({ files: Object.entries(FILES).map(([path, text]) => ({ path, text })) });

const BENCH = `module bench;
  logic clk, go, r0, r1, r2, f0, f1, f2, ready, fail; logic [1:0] which; logic [15:0] d0, d1, d2, seen, w0, w2;
  logic s0, s1, s2, e1; logic [11:0] a0, a2;
  fan_flat fan (
    .clk(clk), .which(which), .go(go), .seen(seen), .ready(ready), .fail(fail),
    .apb_0_psel(s0), .apb_1_psel(s1), .apb_2_psel(s2), .apb_1_penable(e1), .apb_0_paddr(a0), .apb_2_paddr(a2),
    .apb_0_pwdata(w0), .apb_2_pwdata(w2), .apb_0_prdata(d0), .apb_1_prdata(d1), .apb_2_prdata(d2),
    .apb_0_pready(r0), .apb_1_pready(r1), .apb_2_pready(r2), .apb_0_pslverr(f0), .apb_1_pslverr(f1), .apb_2_pslverr(f2)
  );
  logic [7:0] data, first, second, x0, x1, y0, y1, z0, z1; logic [1:0] readies; logic p0, p1, n0, n1, t0, t1, q0, q1;
  each_flat each (
    .data(data), .first(first), .second(second), .readies(readies), .apb_0_psel(p0), .apb_1_psel(p1),
    .apb_0_penable(n0), .apb_1_penable(n1), .apb_0_pwrite(t0), .apb_1_pwrite(t1), .apb_0_paddr(x0), .apb_1_paddr(x1),
    .apb_0_pwdata(y0), .apb_1_pwdata(y1), .apb_0_prdata(z0), .apb_1_prdata(z1), .apb_0_pready(q0), .apb_1_pready(q1)
  );
  initial for (int index = 0; index < 300; index++) begin
    {clk, go, r0, r1, r2, f0, f1, f2, d0, d1, d2, data, z0, z1, q0, q1} = {$urandom, $urandom, $urandom};
    which = 2'(index % 3);
    #1;
    if ({s2, s1, s0} !== (go ? 3'b001 << which : 3'b000) || e1 !== go) $fatal(1, "selects");
    if (a0 !== {10'd5, which} || a2 !== a0 || w0 !== 16'(which) + 16'd7 || w2 !== w0) $fatal(1, "shared");
    if (go && seen !== (which == 0 ? d0 : which == 1 ? d1 : d2)) $fatal(1, "data");
    if (go && ready !== (which == 0 ? r0 : which == 1 ? r1 : r2)) $fatal(1, "ready");
    if (fail !== (go && (which == 0 ? f0 : which == 1 ? f1 : f2))) $fatal(1, "error");
    if ({p0, p1} !== data[1:0] || {n0, n1, t0, t1} !== 4'b1001) $fatal(1, "each");
    if (x0 !== data || x1 !== ~data || y0 !== data + 8'd1 || y1 !== data + 8'd2) $fatal(1, "arrays out");
    if (first !== z0 || second !== z1 || readies !== {q0, q1}) $fatal(1, "arrays in");
    if (index == 299) begin $display("PASS"); $finish; end
  end
endmodule
`;

it('has an APB interface for each select', async () => {
  const { descriptors, diagnostics } = await read();
  expect(
    descriptors.map(({ module, busInterfaces }) => [
      module,
      ...busInterfaces.map(({ name, bus, role, signals }) => [name, bus, role, Object.keys(signals).length]),
    ]),
  ).toEqual([
    ['fan_flat', ...[0, 1, 2].map((at) => [`apb_${at}`, 'apb', 'manager', 8])],
    ['each_flat', ...[0, 1].map((at) => [`apb_${at}`, 'apb', 'manager', 7])],
  ]);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'fan has an APB select for each of several subordinates; the block is fan_flat, with an interface for each; N cannot be set, since the number of pins follows from it',
    'each has an APB select for each of several subordinates; the block is each_flat, with an interface for each; N cannot be set, since the number of pins follows from it',
  ]);
});

it('leads each subordinate to its select, data and answer, as Verilator simulates', async () => {
  const { wrappers } = await read();
  const texts = Object.fromEntries(wrappers.map(({ path, text }) => [path, text]));
  const sources = [...Object.keys(FILES), ...Object.keys(texts), 'bench.sv'];
  const { steps } = await prove({
    files: { ...FILES, ...texts, 'bench.sv': BENCH },
    steps: [
      [
        ...['verilator', '--binary', '-Wno-fatal', '-Wno-PINMISSING', ...AS_BENCH],
        ...['--top-module', 'bench', ...sources],
      ],
      ['obj_dir/Vbench'],
    ],
    mayFail: true,
  });
  expect(steps.map(({ stdout, stderr }) => stdout + stderr).join('\n')).toContain('PASS');
});

it('leaves one select, and a vector that is no select of a whole bus, alone', async () => {
  const text = `module one (output psel, penable, pwrite, output [7:0] paddr, pwdata, input [7:0] prdata);
  endmodule
  module none (output [3:0] psel, output penable);
  endmodule`;
  const { descriptors, wrappers } = await readVerilog({ files: [{ path: 'a.v', text }] });
  expect(wrappers).toEqual([]);
  expect(descriptors.map(({ busInterfaces }) => busInterfaces.length)).toEqual([1, 0]);
});
