import type { IpDescriptor } from '@netloom/model';
import { expect, it } from 'vitest';
import { AS_BENCH, prove } from '../../../proof/index.ts';
import { readVerilog } from '../src/index.ts';

const PACKAGE = `package link_pkg;
  typedef enum logic [1:0] { IDLE, BUSY, FULL } mode_e;
  typedef struct packed { logic [6:0] tag; mode_e mode; } mark_t;
  typedef struct packed { int unsigned Depth; mode_e Mode; bit Fast; } cfg_t;
  localparam cfg_t Usual = '{Depth: 3, Mode: BUSY, default: '0};
endpackage
`;

/** Ports whose types are parameters: the structures of AXI4 go through, marked on the way. */
const CUT = `// Passes transfers on.
module axi_mark import link_pkg::*; #(
  parameter int unsigned AxiIdWidth = 32'd0,
  parameter cfg_t Cfg = Usual,
  parameter type axi_req_t = logic,
  parameter type axi_resp_t = logic,
  parameter type tag_t = logic
) (
  input  logic      clk_i,
  input  axi_req_t  slv_req_i,
  output axi_resp_t slv_resp_o,
  output axi_req_t  mst_req_o,
  input  axi_resp_t mst_resp_i,
  input  mode_e     mode_i,
  input  mark_t     mark_i,
  input  tag_t      tag_i,
  output mark_t [1:0] marks_o,
  output tag_t      tag_o
);
  always_comb begin
    mst_req_o         = slv_req_i;
    mst_req_o.aw.qos  = 4'(Cfg.Depth);
    mst_req_o.aw.id   = ~slv_req_i.aw.id;
    mst_req_o.w.strb  = slv_req_i.w.strb & {$bits(slv_req_i.w.strb){Cfg.Fast}};
    slv_resp_o        = mst_resp_i;
    slv_resp_o.r.last = ~mst_resp_i.r.last;
    marks_o[0]        = mark_i;
    marks_o[1].tag    = mark_i.tag + 7'd1;
    marks_o[1].mode   = mode_i == IDLE ? Cfg.Mode : mode_i;
  end
  assign tag_o = ~tag_i;
  logic unused;
  assign unused = clk_i;
endmodule
`;

const BUS = `interface WORD_BUS #(parameter int unsigned WORD_WIDTH = 8, parameter int unsigned ADDR_WIDTH = 0);
  localparam int unsigned LANES = WORD_WIDTH / 8;
  typedef logic [WORD_WIDTH-1:0] word_t;
  word_t                 data;
  logic [LANES-1:0]      lanes;
  logic [ADDR_WIDTH-1:0] addr;
  logic                  valid, ready;
  modport Source (output data, lanes, addr, valid, input ready);
  modport Sink (input data, lanes, addr, valid, output ready);
endinterface
`;
const PASS = `module word_pass #(parameter int unsigned ADDR_WIDTH = 0, parameter int unsigned WORD_WIDTH = 16) (
  WORD_BUS.Sink in, WORD_BUS.Source out, input logic stop_i
);
  assign out.data  = ~in.data;
  assign out.lanes = in.lanes;
  assign out.addr  = in.addr + 1'b1;
  assign out.valid = in.valid & ~stop_i;
  assign in.ready  = out.ready;
endmodule
`;

const FILES = { 'link_pkg.sv': PACKAGE, 'axi_mark.sv': CUT, 'bus.sv': BUS, 'word_pass.sv': PASS };
const files = Object.entries(FILES).map(([path, text]) => ({ path, text }));

const portsOf = ({ ports }: IpDescriptor) =>
  Object.fromEntries(ports.map(({ name, direction, width }) => [name, `${direction} ${width}`]));

it('gives structures and interfaces pins, and their types and settings parameters', async () => {
  const { descriptors, diagnostics, tops, wrappers } = await readVerilog({ files });
  expect(diagnostics.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
    ...['HDL-WRAPPER info', 'HDL-WRAPPER info'],
  ]);
  expect(tops).toEqual(['axi_mark_flat', 'word_pass_flat']);
  expect(wrappers.map(({ path }) => path)).toEqual(['axi_mark_flat.sv', 'word_pass_flat.sv']);
  const [mark, pass] = descriptors as [IpDescriptor, IpDescriptor];
  expect(mark).toMatchObject({ vlnv: 'user:imported:axi_mark:1.0', description: 'Passes transfers on.' });
  expect(mark.files).toEqual(['link_pkg.sv', 'axi_mark.sv', 'axi_mark_flat.sv']);
  expect(mark.busInterfaces.map(({ name, bus, role }) => `${name} ${bus} ${role}`)).toEqual([
    'slv axi4 subordinate',
    'mst axi4 manager',
  ]);
  expect(mark.parameters.map(({ name, value }) => `${name} ${value}`)).toEqual([
    ...['AxiIdWidth 4', 'Cfg_Depth 3', 'Cfg_Mode 1', 'Cfg_Fast 0', 'TAG_WIDTH 1'],
    ...['BUS_ADDR_WIDTH 32', 'BUS_DATA_WIDTH 32', 'BUS_USER_WIDTH 1'],
  ]);
  expect(portsOf(mark)).toMatchObject({
    ...{ slv_aw_id: 'in AxiIdWidth', slv_w_strb: 'in BUS_DATA_WIDTH/8', slv_r_last: 'out 1' },
    ...{ mode_i: 'in 2', mark_tag: 'in 7', mark_mode: 'in 2', marks_1_tag: 'out 7', tag_o: 'out TAG_WIDTH' },
  });
  expect(portsOf(pass)).toEqual({
    ...{
      stop_i: 'in 1',
      in_data: 'in WORD_WIDTH',
      in_lanes: 'in (WORD_WIDTH / 8)',
      in_addr: 'in ADDR_WIDTH',
    },
    ...{ in_valid: 'in 1', in_ready: 'out 1', out_data: 'out WORD_WIDTH', out_lanes: 'out (WORD_WIDTH / 8)' },
    ...{ out_addr: 'out ADDR_WIDTH', out_valid: 'out 1', out_ready: 'in 1' },
  });
});

/** Drives some pins and says what the others are, by the sources above. */
const BENCH = `module bench;
  logic [5:0] id, id_out; logic [39:0] addr, addr_out; logic [7:0] strb, strb_out; logic [3:0] qos;
  logic last, last_out; logic [6:0] tag; logic [1:0] mode, first, second; logic [6:0] one, two;
  logic [4:0] free, free_out; logic ready, ready_out;
  logic [31:0] data, data_out; logic [3:0] lanes, lanes_out; logic [11:0] at, at_out; logic valid, valid_out, stop;
  axi_mark_flat #(
    .AxiIdWidth(6), .BUS_ADDR_WIDTH(40), .BUS_DATA_WIDTH(64), .TAG_WIDTH(5), .Cfg_Depth(9), .Cfg_Fast(1),
    .Cfg_Mode(2)
  ) marked (
    .clk_i(1'b0), .slv_aw_id(id), .mst_aw_id(id_out), .slv_ar_addr(addr), .mst_ar_addr(addr_out),
    .slv_w_strb(strb), .mst_w_strb(strb_out), .mst_aw_qos(qos), .mst_r_last(last), .slv_r_last(last_out),
    .mark_tag(tag), .mark_mode(2'd2), .mode_i(mode), .marks_0_tag(one), .marks_0_mode(first),
    .marks_1_tag(two), .marks_1_mode(second), .tag_i(free), .tag_o(free_out),
    .mst_w_ready(ready), .slv_w_ready(ready_out)
  );
  word_pass_flat #(.WORD_WIDTH(32), .ADDR_WIDTH(12)) passed (
    .stop_i(stop), .in_data(data), .out_data(data_out), .in_lanes(lanes), .out_lanes(lanes_out), .in_addr(at),
    .out_addr(at_out), .in_valid(valid), .out_valid(valid_out), .out_ready(ready), .in_ready()
  );
  initial for (int index = 0; index < 200; index++) begin
    {id, addr, strb, last, tag, free, ready} = {$urandom, $urandom, $urandom};
    {data, lanes, at, valid, stop} = {$urandom, $urandom};
    mode = 2'(index % 3);
    #1;
    if (id_out !== ~id || addr_out !== addr || strb_out !== strb || qos !== 4'd9 || last_out !== ~last ||
        one !== tag || first !== 2'd2 || two !== tag + 7'd1 || second !== (mode == 0 ? 2'd2 : mode) ||
        free_out !== ~free || ready_out !== ready) $fatal(1, "structures");
    if (data_out !== ~data || lanes_out !== lanes || at_out !== at + 12'd1 || valid_out !== (valid & ~stop))
      $fatal(1, "interfaces");
    if (index == 199) begin $display("PASS"); $finish; end
  end
endmodule
`;

it('leads every field to its pin under other widths and settings, as Verilator simulates', async () => {
  const { wrappers } = await readVerilog({ files });
  const texts = Object.fromEntries(wrappers.map(({ path, text }) => [path, text]));
  const sources = [...Object.keys(FILES), ...Object.keys(texts)];
  const { steps } = await prove({
    files: { ...FILES, ...texts, 'bench.sv': BENCH },
    steps: [
      [
        'verilator',
        '--binary',
        '-Wno-fatal',
        '-Wno-PINMISSING',
        ...AS_BENCH,
        '--top-module',
        'bench',
        ...sources,
        'bench.sv',
      ],
      ['obj_dir/Vbench'],
    ],
    mayFail: true,
  });
  expect(steps.map(({ stdout, stderr }) => stdout + stderr).join('\n')).toContain('PASS');
  const lint = [
    'verilator',
    '--lint-only',
    '-Wall',
    '-Wno-DECLFILENAME',
    '-Wno-UNUSEDSIGNAL',
    '-Wno-UNUSEDPARAM',
  ];
  for (const top of ['axi_mark_flat', 'word_pass_flat']) {
    const width = top === 'word_pass_flat' ? [] : ['-GTAG_WIDTH=3'];
    const linted = await prove({
      files: { ...FILES, ...texts },
      steps: [[...lint, ...width, '--top-module', top, ...sources]],
      mayFail: true,
    });
    expect(linted.steps[0]!.stderr).toBe('');
  }
});

it.each([
  [
    'an array of arrays of interfaces',
    `module a (WORD_BUS.Sink in [2][2], input x); endmodule`,
    'in of the interface WORD_BUS is an array of arrays',
  ],
  [
    'an array of no known number of interfaces',
    `module a #(parameter N = 0) (WORD_BUS.Sink in [N-1:0], input x); endmodule`,
    'the port in is an array of interfaces, with no number of elements',
  ],
  ['an interface without a modport', `module a (WORD_BUS.None in, input x); endmodule`, 'has no modport'],
  [
    'members that no bus has',
    `module a #(parameter type t = logic) (input t x, output y); assign y = x.strange; endmodule`,
    't has the members strange, which no known structure has',
  ],
  [
    'a bus of another name beside AXI',
    `module axi_to_reg #(parameter type axi_req_t = logic, parameter type reg_req_t = logic) (input axi_req_t a, output reg_req_t r); endmodule`,
    'reg_req_t is of another bus than AXI by its name',
  ],
  [
    'a number of ports that is 0',
    `module a #(parameter N = 0, parameter type axi_req_t = logic) (input axi_req_t [N-1:0] p, output y); assign y = p[0].aw_valid; endmodule`,
    'the port p is an array of structures, with no number of elements',
  ],
])('says why there are no pins for %s', async (_name, text, reason) => {
  const { diagnostics } = await readVerilog({
    files: [
      { path: 'bus.sv', text: BUS },
      { path: 'a.sv', text },
    ],
  });
  const told = diagnostics.find(({ code }) => code === 'HDL-WRAPPER');
  expect(told).toMatchObject({ severity: 'warning', place: { file: 'a.sv', line: 1 } });
  expect(told!.message).toContain(reason);
});

/** Words go from each element to the one on the other side. */
const TURN = `module word_turn #(parameter int N = 3, parameter int unsigned WORD_WIDTH = 16) (
  WORD_BUS.Sink in [N], WORD_BUS.Source out [N-1:0]
);
  for (genvar i = 0; i < N; i++) begin : g_turn
    assign out[N-1-i].data  = in[i].data + WORD_WIDTH'(i);
    assign out[N-1-i].lanes = in[i].lanes;
    assign out[N-1-i].addr  = in[i].addr;
    assign out[N-1-i].valid = in[i].valid;
    assign in[i].ready      = out[N-1-i].ready;
  end
endmodule
`;
const TURN_BENCH = `module bench;
  logic [15:0] a0, a1, a2, b0, b1, b2; logic v0, v1, v2, w0, w1, w2; logic r0, r1, r2, s0, s1, s2;
  word_turn_flat turned (
    .in_0_data(a0), .in_1_data(a1), .in_2_data(a2), .out_0_data(b0), .out_1_data(b1), .out_2_data(b2),
    .in_0_valid(v0), .in_1_valid(v1), .in_2_valid(v2), .out_0_valid(w0), .out_1_valid(w1), .out_2_valid(w2),
    .in_0_ready(r0), .in_1_ready(r1), .in_2_ready(r2), .out_0_ready(s0), .out_1_ready(s1), .out_2_ready(s2)
  );
  initial for (int index = 0; index < 100; index++) begin
    {a0, a1, a2, v0, v1, v2, s0, s1, s2} = {$urandom, $urandom};
    #1;
    if (b2 !== a0 || b1 !== a1 + 16'd1 || b0 !== a2 + 16'd2) $fatal(1, "data");
    if ({w2, w1, w0} !== {v0, v1, v2} || {r0, r1, r2} !== {s2, s1, s0}) $fatal(1, "handshake");
    if (index == 99) begin $display("PASS"); $finish; end
  end
endmodule
`;

it('gives each element of an array of interfaces pins, as Verilator simulates', async () => {
  const own = { 'bus.sv': BUS, 'word_turn.sv': TURN };
  const given = Object.entries(own).map(([path, text]) => ({ path, text }));
  const { descriptors, diagnostics, wrappers } = await readVerilog({ files: given });
  expect(diagnostics[0]!.message).toContain('N cannot be set');
  expect(portsOf(descriptors[0]!)).toMatchObject({ in_0_data: 'in WORD_WIDTH', out_2_ready: 'in 1' });
  const { steps } = await prove({
    files: { ...own, [wrappers[0]!.path]: wrappers[0]!.text, 'bench.sv': TURN_BENCH },
    steps: [
      [
        ...['verilator', '--binary', '-Wno-fatal', '-Wno-PINMISSING', ...AS_BENCH, '--top-module', 'bench'],
        ...[...Object.keys(own), wrappers[0]!.path, 'bench.sv'],
      ],
      ['obj_dir/Vbench'],
    ],
    mayFail: true,
  });
  expect(steps.map(({ stdout, stderr }) => stdout + stderr).join('\n')).toContain('PASS');
});

it('keeps the number of ports of an array as it is by default, and says so', async () => {
  const text = `module a #(parameter N = 2, parameter type axi_req_t = logic, parameter type axi_resp_t = logic) (
    input axi_req_t [N-1:0] reqs_i, output axi_resp_t [N-1:0] resps_o);
    assign resps_o[0].aw_ready = reqs_i[1].aw_valid; endmodule`;
  const { descriptors, diagnostics } = await readVerilog({ files: [{ path: 'a.sv', text }] });
  expect(diagnostics[0]!.message).toContain('N cannot be set');
  expect(descriptors[0]!.parameters.map(({ name }) => name)).not.toContain('N');
  expect(descriptors[0]!.busInterfaces.map(({ role }) => role)).toEqual(['subordinate', 'subordinate']);
});

it('takes the wrapper of an earlier import for what it is', async () => {
  const first = await readVerilog({ files });
  const again = await readVerilog({ files: [...files, ...first.wrappers] });
  expect(again.wrappers).toEqual([]);
  expect(again.descriptors.map(({ module }) => module)).toContain('axi_mark_flat');
  expect(again.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
