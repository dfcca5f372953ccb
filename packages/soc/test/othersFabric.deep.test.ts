import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLibrary } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { interfaceSignals } from '../src/bus/protocol.ts';
import type { FabricConfig } from './axi4/config.ts';
import { sourcesOf } from './axi4/designs.ts';
import { librarySources, runFabric } from './axi4/run.ts';
import { interconnectEntries } from './ips.ts';

/** A folder with a clone of Forencich's `verilog-axi`; without one nothing is tested here. */
const FOLDER = process.env['NETLOOM_VERILOG_AXI'];
const library = createLibrary(interconnectEntries());

const theirs = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(FOLDER!, 'rtl'))
      .filter((name) => name.endsWith('.v'))
      .map((name) => [name, readFileSync(join(FOLDER!, 'rtl', name), 'utf8')]),
  );

/**
 * Two managers and two memories, IDs of a manager with its number above them at the memories. Beats of reads follow each
 * other, and all addresses are mapped: their crossbar takes no interleaved reads, and answers a write to nowhere before
 * its data.
 */
const CONFIG: FabricConfig = {
  ...{ name: 'others', managers: 2, memories: 2, idWidth: 3, memoryIdWidth: 4, transactions: 2000 },
  whole: true,
  mapped: true,
};

const side = (name: string, idWidth: number) =>
  interfaceSignals('axi4', { addressWidth: 32, dataWidth: 32, idWidth }).map(({ signal, width }) => ({
    name: signal.name.toLowerCase(),
    port: `${name}_${signal.name.toLowerCase()}`,
    width,
    byManager: signal.driver === 'manager',
  }));

/** Their crossbar with the ports of ours, and our rules at every one of them. */
function wrapped(): string {
  const managers = ['cpu0', 'cpu1'].map((name) => side(name, 3));
  const memories = ['ram0', 'ram1'].map((name) => side(name, 4));
  const ports = [
    ...managers.flat().map(({ port, width, byManager }) => ({ port, width, input: byManager })),
    ...memories.flat().map(({ port, width, byManager }) => ({ port, width, input: !byManager })),
  ];
  const joined = (ends: typeof managers, prefix: string, but: RegExp) =>
    ends[0]!
      .filter(({ name }) => !but.test(name))
      .map(
        ({ name }) =>
          `.${prefix}_axi_${name}({${ends.toReversed().map((end) => end.find((each) => each.name === name)!.port)}})`,
      );
  return `module others (input logic clk, input logic rst_n,
${ports.map(({ port, width, input }) => `  ${input ? 'input' : 'output'} wire [${width - 1}:0] ${port}`).join(',\n')});
  axi_crossbar #(
    .S_COUNT(2), .M_COUNT(2), .S_ID_WIDTH(3), .M_BASE_ADDR({32'h10000000, 32'h0}), .M_ADDR_WIDTH({32'd16, 32'd16}),
    .S_THREADS({32'd4, 32'd4})
  ) xbar (.clk(clk), .rst(!rst_n), ${[
    ...joined(managers, 's', /region/),
    ...joined(memories, 'm', /$^/),
    ...['aw', 'w', 'ar'].map((channel) => `.s_axi_${channel}user(2'b00)`),
    ...['b', 'r'].map((channel) => `.m_axi_${channel}user(2'b00)`),
  ].join(', ')});
${['cpu0', 'cpu1'].map((name) => rules(name, 3, 'subordinate')).join('\n')}
${['ram0', 'ram1'].map((name) => rules(name, 4, 'manager')).join('\n')}
endmodule
`;
}

/** The rules that the crossbar has to keep where it plays this part. */
function rules(name: string, id: number, part: 'manager' | 'subordinate'): string {
  const wire = (signal: string) => `${name}_${signal}`;
  const word = (channel: string) =>
    `{${['id', 'cache', 'prot', 'qos', 'region', 'lock', 'burst', 'size', 'len', 'addr'].map((each) => wire(channel + each)).join(', ')}}`;
  const named = (signals: string[]) => signals.map((signal) => `.${signal}(${wire(signal)})`).join(', ');
  const handshakes = named(['awvalid', 'awready', 'wlast', 'wvalid', 'wready', 'arvalid', 'arready']);
  return part === 'manager'
    ? `  nl_axi4_manager_rules #(.PW(${id} + 65)) ${name}_rules (.clk(clk), .rst_n(rst_n), .aw(${word('aw')}), .ar(${word('ar')}), .wdata(${wire('wdata')}), .wstrb(${wire('wstrb')}), ${handshakes});`
    : `  nl_axi4_subordinate_rules #(.IW(${id})) ${name}_rules (.clk(clk), .rst_n(rst_n), ${handshakes}, ${named(
        [
          ...['awid', 'awlock', 'bid', 'bresp', 'bvalid', 'bready', 'arid', 'arlen', 'arlock'],
          ...['rid', 'rdata', 'rresp', 'rlast', 'rvalid', 'rready'],
        ],
      )});`;
}

/** Their memory in the place of our model of one. */
const MEMORY = `module axi4_memory #(
    parameter int IW = 6, parameter int DW = 32, parameter int AW = 32, parameter bit FAST = 1'b0,
    parameter bit LATE = 1'b0, parameter bit FAULTY = 1'b0, parameter bit WHOLE = 1'b0,
    parameter bit NORMAL = 1'b0, parameter int UW = 1, parameter bit MARKED = 1'b0
) (
    input logic clk, input logic rst_n,
    input logic [IW-1:0] awid, input logic [AW-1:0] awaddr, input logic [7:0] awlen, input logic [2:0] awsize,
    input logic [1:0] awburst, input logic awlock, input logic awvalid, output logic awready,
    input logic [DW-1:0] wdata, input logic [DW/8-1:0] wstrb, input logic wlast, input logic wvalid,
    output logic wready, output logic [IW-1:0] bid, output logic [1:0] bresp, output logic bvalid,
    input logic bready,
    input logic [IW-1:0] arid, input logic [AW-1:0] araddr, input logic [7:0] arlen, input logic [2:0] arsize,
    input logic [1:0] arburst, input logic arlock, input logic arvalid, output logic arready,
    output logic [IW-1:0] rid, output logic [DW-1:0] rdata, output logic [1:0] rresp, output logic rlast,
    output logic rvalid, input logic rready, output int errors
);
  assign errors = 0;
  axi_ram #(.DATA_WIDTH(DW), .ADDR_WIDTH(16), .ID_WIDTH(IW)) ram (
    .clk(clk), .rst(!rst_n), .s_axi_awid(awid), .s_axi_awaddr(awaddr[15:0]), .s_axi_awlen(awlen),
    .s_axi_awsize(awsize), .s_axi_awburst(awburst), .s_axi_awlock(awlock), .s_axi_awcache(4'd0),
    .s_axi_awprot(3'd0), .s_axi_awvalid(awvalid), .s_axi_awready(awready), .s_axi_wdata(wdata),
    .s_axi_wstrb(wstrb), .s_axi_wlast(wlast), .s_axi_wvalid(wvalid), .s_axi_wready(wready), .s_axi_bid(bid),
    .s_axi_bresp(bresp), .s_axi_bvalid(bvalid), .s_axi_bready(bready), .s_axi_arid(arid),
    .s_axi_araddr(araddr[15:0]), .s_axi_arlen(arlen), .s_axi_arsize(arsize), .s_axi_arburst(arburst),
    .s_axi_arlock(arlock), .s_axi_arcache(4'd0), .s_axi_arprot(3'd0), .s_axi_arvalid(arvalid),
    .s_axi_arready(arready), .s_axi_rid(rid), .s_axi_rdata(rdata), .s_axi_rresp(rresp), .s_axi_rlast(rlast),
    .s_axi_rvalid(rvalid), .s_axi_rready(rready)
  );
endmodule
`;

describe.runIf(FOLDER && existsSync(FOLDER))('verilog-axi, in the folder of NETLOOM_VERILOG_AXI', () => {
  it('carries our random traffic through its crossbar, and breaks none of our rules', async () => {
    const own = librarySources(library);
    const sources = {
      ...theirs(),
      ...Object.fromEntries(
        ['nl_axi4_manager_rules.sv', 'nl_axi4_subordinate_rules.sv'].map((name) => [name, own[name]!]),
      ),
      'others.sv': wrapped(),
    };
    const bench = { label: 'others', module: 'others', config: CONFIG };
    const results = await runFabric(sources, [bench], 400_000);
    expect(results.get('others')).toMatchObject({ errors: 0, done: 1 });
  }, 900_000);

  it('has a memory that our crossbar serves; bursts that it knows, all at full size', async () => {
    const config: FabricConfig = { ...CONFIG, name: 'served', fast: true, beats: 8 };
    const sources = { ...sourcesOf([config], library), ...theirs(), 'axi4_memory.sv': MEMORY };
    const bench = { label: 'served', module: 'served', config };
    const results = await runFabric(sources, [bench], 400_000);
    expect(results.get('served')).toMatchObject({ errors: 0, done: 1 });
  }, 900_000);
});

describe.runIf(!FOLDER)('without NETLOOM_VERILOG_AXI', () => {
  it.skip('blocks of verilog-axi are not tried', () => undefined);
});
