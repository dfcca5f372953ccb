import { createLibrary } from '@netloom/soc';
import { expect, it } from 'vitest';
import { AS_BENCH, prove } from '../../../proof/index.ts';
import { check } from '../src/check/check.ts';
import { soc } from './fixtures.ts';
import { readVerilog } from '@netloom/hdl';

/** TL-UL in a structure each way, as blocks of OpenTitan divide it. */
const PACKAGE = `package tl_pkg;
  typedef struct packed { logic [3:0] instr_type; logic [6:0] cmd_intg; logic [6:0] data_intg; } a_user_t;
  typedef struct packed { logic [6:0] rsp_intg; logic [6:0] data_intg; } d_user_t;
  typedef struct packed {
    logic a_valid; logic [2:0] a_opcode; logic [2:0] a_param; logic [1:0] a_size; logic [7:0] a_source;
    logic [31:0] a_address; logic [3:0] a_mask; logic [31:0] a_data; a_user_t a_user; logic d_ready;
  } tl_h2d_t;
  typedef struct packed {
    logic d_valid; logic [2:0] d_opcode; logic [2:0] d_param; logic [1:0] d_size; logic [7:0] d_source;
    logic d_sink; logic [31:0] d_data; d_user_t d_user; logic d_error; logic a_ready;
  } tl_d2h_t;
endpackage
`;
/** The device that the lowest bits of an address name; its types' widths are of another package. */
const SOCKET = `package size_pkg; parameter int Tags = 3; endpackage
module tl_split import size_pkg::*; #(parameter int N = 2, parameter logic [Tags-1:0] Tag = 5) (
  input  tl_pkg::tl_h2d_t tl_h_i,
  output tl_pkg::tl_d2h_t tl_h_o,
  output tl_pkg::tl_h2d_t tl_d_o [N],
  input  tl_pkg::tl_d2h_t tl_d_i [N],
  output logic [2:0] tag_o
);
  always_comb begin
    tl_h_o = '0;
    for (int i = 0; i < N; i++) begin
      tl_d_o[i] = tl_h_i;
      tl_d_o[i].a_valid = tl_h_i.a_valid && tl_h_i.a_address[7:0] == 8'(i);
      if (tl_h_i.a_address[7:0] == 8'(i)) tl_h_o = tl_d_i[i];
    end
  end
  assign tag_o = Tag;
endmodule
`;
const BENCH = `module bench;
  logic av, v0, v1; logic [31:0] address, d0, d1, d; logic [6:0] intg, seen0, seen1; logic r0, r1, r; logic [2:0] tag;
  tl_split_flat dut (
    .tl_h_a_valid(av), .tl_h_a_address(address), .tl_h_a_user_cmd_intg(intg), .tl_h_d_data(d), .tl_h_a_ready(r),
    .tl_d_0_a_valid(v0), .tl_d_1_a_valid(v1), .tl_d_0_d_data(d0), .tl_d_1_d_data(d1),
    .tl_d_0_a_ready(r0), .tl_d_1_a_ready(r1), .tl_d_0_a_user_cmd_intg(seen0), .tl_d_1_a_user_cmd_intg(seen1),
    .tag_o(tag)
  );
  initial for (int index = 0; index < 100; index++) begin
    {av, intg, d0, d1, r0, r1} = {$urandom, $urandom, $urandom};
    address = 32'(index % 2);
    #1;
    if (v0 !== (av && !address[0]) || v1 !== (av && address[0])) $fatal(1, "request");
    if (d !== (address[0] ? d1 : d0) || r !== (address[0] ? r1 : r0)) $fatal(1, "response");
    if (seen0 !== intg || seen1 !== intg || tag !== 3'd5) $fatal(1, "fields");
    if (index == 99) begin $display("PASS"); $finish; end
  end
endmodule
`;

const FILES = { 'tl_pkg.sv': PACKAGE, 'tl_split.sv': SOCKET };
const read = () => readVerilog({ files: Object.entries(FILES).map(([path, text]) => ({ path, text })) });

it('gives TL-UL of structures interfaces, one for each element of an array', async () => {
  const { descriptors } = await read();
  expect(
    descriptors[0]!.busInterfaces.map(({ name, bus, role, signals }) => [
      ...[name, bus, role, Object.keys(signals).length],
    ]),
  ).toEqual([
    ['tl_h', 'tl-ul', 'subordinate', 23],
    ['tl_d_0', 'tl-ul', 'manager', 23],
    ['tl_d_1', 'tl-ul', 'manager', 23],
  ]);
  const { signals } = descriptors[0]!.busInterfaces[0]!;
  expect(signals).toMatchObject({
    A_USER_CMD_INTG: 'tl_h_a_user_cmd_intg',
    D_USER_RSP_INTG: 'tl_h_d_user_rsp_intg',
  });
});

it('leads each field of each element to its pin, as Verilator simulates', async () => {
  const { wrappers } = await read();
  const [{ path, text }] = wrappers as [(typeof wrappers)[number]];
  const sources = [...Object.keys(FILES), path, 'bench.sv'];
  const { steps } = await prove({
    files: { ...FILES, [path]: text, 'bench.sv': BENCH },
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
      ],
      ['obj_dir/Vbench'],
    ],
    mayFail: true,
  });
  expect(steps.map(({ stdout, stderr }) => stdout + stderr).join('\n')).toContain('PASS');
});

it('connects TL-UL to TL-UL, and says where integrity bits are missing', async () => {
  const { descriptors } = await read();
  const [split] = descriptors as [(typeof descriptors)[number]];
  const [first, ...devices] = split.busInterfaces;
  const host = first!;
  const without = Object.fromEntries(
    Object.entries(host.signals).filter(([name]) => name !== 'A_USER_CMD_INTG'),
  );
  const plain = {
    ...{ ...split, vlnv: 'test:ip:plain:1.0', module: 'plain' },
    busInterfaces: [host, ...devices.map((each) => ({ ...each, signals: without }))],
  };
  const said = (manager: string) => {
    const document = soc({
      instances: { a0: { ip: manager }, b0: { ip: split.vlnv } },
      interfaceConnections: [{ manager: 'a0.tl_d_0', subordinate: 'b0.tl_h' }],
    });
    const found = check(document, createLibrary([split, plain]));
    return found.filter(({ code }) => code === 'SOC-PROTOCOL').map(({ message }) => message);
  };
  expect(said(split.vlnv)).toEqual([]);
  expect(said(plain.vlnv).join()).toContain('A_USER_CMD_INTG');
});
