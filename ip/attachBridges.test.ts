import { readVerilog } from '@netloom/hdl';
import { addInstance, attach, check, createLibrary, emptySoc, exportToTop, generate } from '@netloom/soc';
import type { IpDescriptor } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { libraryEntries } from './test/blockSources.ts';

const SIGNALS = {
  wishbone: [
    ...['input cyc_i', 'input stb_i', 'input we_i', 'input [11:0] adr_i', 'input [31:0] dat_i'],
    ...['input [3:0] sel_i', 'output [31:0] dat_o', 'output ack_o', 'output err_o'],
  ],
  ahb: [
    ...['input hsel', 'input [11:0] haddr', 'input [1:0] htrans', 'input hwrite', 'input [2:0] hsize'],
    ...['input [2:0] hburst', 'input [3:0] hprot', 'input hready', 'input [31:0] hwdata'],
    ...['output [31:0] hrdata', 'output hreadyout', 'output hresp'],
  ],
};

/** A peripheral as it comes from a Verilog file of others. */
async function imported(name: keyof typeof SIGNALS): Promise<IpDescriptor> {
  const prefix = name === 'wishbone' ? 'wb' : 's_ahb';
  const ports = SIGNALS[name].map((each) => each.replace(/(\w+)$/, `${prefix}_$1`));
  const text = `module ${name}_block (input clk, input rst_n, ${ports.join(', ')}); endmodule`;
  const { descriptors } = await readVerilog({ files: [{ path: `${name}.v`, text }] });
  return descriptors[0]!;
}

const entries = await libraryEntries([
  ...['exerciser', 'axi4lite_crossbar', 'axi4lite_apb_bridge', 'axi4lite_wishbone_bridge'],
  ...['axi4lite_ahblite_bridge', 'wishbone_axi4lite_bridge', 'ahblite_axi4lite_bridge'],
  ...['memory_axi4lite_bridge', 'axi4lite_tlul_bridge', 'tlul_axi4lite_bridge', 'sram'],
  ...['apb_axi4lite_bridge'],
]);
const blocks = { wishbone: await imported('wishbone'), ahb: await imported('ahb') };
const library = createLibrary([...entries, ...Object.values(blocks)]);

describe('a block that is dropped on a SoC with AXI4-Lite', () => {
  it.each([
    ['wishbone', 'axi4lite_wishbone_bridge'],
    ['ahb', 'axi4lite_ahblite_bridge'],
  ] as const)('of %s comes in behind its bridge', async (name, bridge) => {
    let document = emptySoc('top');
    for (const vlnv of ['netloom:ip:exerciser:1.0', blocks[name].vlnv]) {
      const placed = addInstance(document, library.find(vlnv)!.descriptor);
      document = attach(placed.document, library, [placed.name]).document;
    }
    expect(Object.values(document.instances).map(({ ip }) => ip.split(':')[2])).toContain(bridge);
    const open = check(document, library).flatMap(({ code, place }) =>
      code === 'SOC-UNDRIVEN' && place?.kind === 'document' && place.instance ? [place.endpoint!] : [],
    );
    document = open.reduce((each, end) => exportToTop(each, library, end).document ?? each, document);
    const errors = check(document, library).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message }) => message)).toEqual([]);
    const generation = generate(document, library);
    const module = generation.files.find(({ path }) => path.endsWith('bridge0.sv'))!;
    expect(module.text).toContain(
      bridge === 'axi4lite_wishbone_bridge' ? 'nl_axil_to_wishbone' : 'nl_axil_to_ahblite',
    );
  });
});

it('takes a processor with a native memory port to interconnect', async () => {
  const text = `module small_core (input clk, input resetn, output mem_valid, output mem_instr, input mem_ready,
    output [31:0] mem_addr, output [31:0] mem_wdata, output [3:0] mem_wstrb, input [31:0] mem_rdata); endmodule`;
  const { descriptors } = await readVerilog({ files: [{ path: 'small_core.v', text }] });
  const known = createLibrary([...entries, ...descriptors]);
  let document = emptySoc('top');
  for (const vlnv of [descriptors[0]!.vlnv, 'netloom:ip:sram:1.0']) {
    const placed = addInstance(document, known.find(vlnv)!.descriptor);
    document = attach(placed.document, known, [placed.name]).document;
  }
  expect(
    Object.values(document.instances)
      .map(({ ip }) => ip.split(':')[2])
      .toSorted(),
  ).toEqual(['axi4lite_crossbar', 'memory_axi4lite_bridge', 'small_core', 'sram']);
  expect(check(document, known).filter(({ severity }) => severity === 'error')).toEqual([]);
  const { files } = generate(document, known);
  expect(files.find(({ path }) => path.endsWith('top.sv'))!.text).toContain('.mem_wstrb');
});

/** TL-UL in structures: with the check bits of OpenTitan, or without any and with shorter sources. */
const tlul = (user: boolean) => `package tl_pkg;
  ${user ? 'typedef struct packed { logic [3:0] instr_type; logic [6:0] cmd_intg; logic [6:0] data_intg; } a_user_t;' : ''}
  ${user ? 'typedef struct packed { logic [6:0] rsp_intg; logic [6:0] data_intg; } d_user_t;' : ''}
  typedef struct packed {
    logic a_valid; logic [2:0] a_opcode; logic [2:0] a_param; logic [1:0] a_size; logic [${user ? 7 : 3}:0] a_source;
    logic [31:0] a_address; logic [3:0] a_mask; logic [31:0] a_data; ${user ? 'a_user_t a_user; ' : ''}logic d_ready;
  } tl_h2d_t;
  typedef struct packed {
    logic d_valid; logic [2:0] d_opcode; logic [2:0] d_param; logic [1:0] d_size; logic [${user ? 7 : 3}:0] d_source;
    logic d_sink; logic [31:0] d_data; ${user ? 'd_user_t d_user; ' : ''}logic d_error; logic a_ready;
  } tl_d2h_t;
endpackage
module tl_host (input clk, input rst_n, output tl_pkg::tl_h2d_t tl_o, input tl_pkg::tl_d2h_t tl_i); endmodule
module tl_device (input clk, input rst_n, input tl_pkg::tl_h2d_t tl_i, output tl_pkg::tl_d2h_t tl_o); endmodule
`;

it.each([
  ['with check bits', true, undefined],
  ['without', false, { CHECK: '0', SOURCE_WIDTH: '4' }],
] as const)(
  'joins a host and a device of TL-UL %s by interconnect of AXI4-Lite',
  async (_, user, parameters) => {
    const { descriptors } = await readVerilog({ files: [{ path: 'tl.sv', text: tlul(user) }] });
    const known = createLibrary([...entries, ...descriptors]);
    let document = emptySoc('top');
    for (const module of ['tl_host', 'tl_device']) {
      const placed = addInstance(
        document,
        descriptors.find((each) => each.module.startsWith(module))!,
      );
      document = attach(placed.document, known, [placed.name]).document;
    }
    const bridges = Object.values(document.instances).filter(({ ip }) => ip.includes('tlul'));
    expect(bridges.map(({ ip }) => ip.split(':')[2]).toSorted()).toEqual([
      'axi4lite_tlul_bridge',
      'tlul_axi4lite_bridge',
    ]);
    for (const bridge of bridges) expect(bridge.parameters).toEqual(parameters);
    expect(check(document, known).filter(({ severity }) => severity === 'error')).toEqual([]);
    const { files } = generate(document, known);
    expect(files.filter(({ text }) => /nl_(axil_to_tlul|tlul_to_axil) #/.test(text))).toHaveLength(2);
  },
);
