import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readVerilog } from '@netloom/hdl';
import { createLibrary, generate } from '@netloom/soc';
import { afterAll, describe, expect, it } from 'vitest';
import { soc } from './fixtures.ts';
import { interconnectEntries } from './ips.ts';

/** A folder with clones of pulp-platform's `axi` and `common_cells`; without one nothing is tested here. */
const FOLDER = process.env['NETLOOM_PULP'];
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function sources() {
  return ['axi/src', 'axi/include/axi', 'common_cells/src', 'common_cells/include/common_cells'].flatMap(
    (folder) =>
      readdirSync(join(FOLDER!, folder))
        .filter((name) => /\.svh?$/.test(name))
        .map((name) => {
          const path = `${folder}/${name}`;
          return { path, text: readFileSync(join(FOLDER!, path), 'utf8') };
        }),
  );
}

function project(files: readonly { path: string; text: string }[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-others-'));
  folders.push(folder);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const SIDE = { bus: 'axi4', addressWidth: '32', dataWidth: '32', clock: 'clk' } as const;

/** Our crossbar before a cut, a converter and registers of theirs. */
const DOCUMENT = soc({
  resets: { rst_n: { polarity: 'low', clock: 'clk' } },
  interfaces: { host: { ...SIDE, role: 'subordinate' } },
  instances: {
    xbar0: { ip: 'netloom:interconnect:axi4_crossbar:1.0' },
    cut0: { ip: 'user:imported:axi_cut:1.0', parameters: { BUS_ID_WIDTH: '8' } },
    lite0: {
      ip: 'user:imported:axi_to_axi_lite:1.0',
      parameters: { AxiIdWidth: '8', AxiMaxWriteTxns: '4', AxiMaxReadTxns: '4' },
    },
    regs0: { ip: 'user:imported:axi_lite_regs:1.0', parameters: { RegNumBytes: '16' } },
  },
  interfaceConnections: [
    { manager: 'host', subordinate: 'xbar0.s' },
    { manager: 'xbar0.m', subordinate: 'cut0.slv' },
    { manager: 'cut0.mst', subordinate: 'lite0.slv' },
    { manager: 'lite0.mst', subordinate: 'regs0.axi' },
  ],
  portConnections: [
    { from: '0', to: 'lite0.test_i' },
    { from: '0', to: 'regs0.reg_d_i' },
    { from: '0', to: 'regs0.reg_load_i' },
    ...['xbar0', 'cut0', 'lite0', 'regs0'].flatMap((name) => [
      { from: 'clk', to: `${name}.${name === 'xbar0' ? 'clk' : 'clk_i'}` },
      { from: 'rst_n', to: `${name}.${name === 'xbar0' ? 'rst_n' : 'rst_ni'}` },
    ]),
  ],
  addressMap: {
    'cut0.slv': { base: '0x10000000', size: '0x1000' },
    'lite0.slv': { base: '0x10000000', size: '0x1000' },
    'regs0.axi': { base: '0x10000000', size: '0x1000' },
  },
});

/** Writes a register of theirs by a burst of AXI4, reads it again, and reads where nothing is. */
const BENCH = `module bench;
  logic clk = 0, rst_n = 0;
  always #1 clk = ~clk;
  logic [31:0] addr, data; logic aw = 0, w = 0, ar = 0, awready, wready, arready, bvalid, rvalid;
  logic [31:0] rdata; logic [1:0] rresp, first; logic [31:0] seen;
  top top (
    .clk(clk), .rst_n(rst_n), .host_awaddr(addr), .host_awvalid(aw), .host_awready(awready), .host_awsize(3'd2),
    .host_awburst(2'd1), .host_awlen(8'd0), .host_wdata(data), .host_wstrb(4'hF),
    .host_wvalid(w), .host_wready(wready), .host_wlast(1'b1), .host_bready(1'b1), .host_bvalid(bvalid),
    .host_araddr(addr), .host_arvalid(ar), .host_arready(arready), .host_arsize(3'd2), .host_arburst(2'd1),
    .host_arlen(8'd0), .host_rready(1'b1), .host_rvalid(rvalid), .host_rdata(rdata),
    .host_rresp(rresp)
  );
  task read(input logic [31:0] at);
    @(negedge clk); addr = at; ar = 1;
    while (!arready) @(negedge clk);
    @(negedge clk); ar = 0;
    while (!rvalid) @(negedge clk);
    seen = rdata; first = rresp;
    @(negedge clk);
  endtask
  initial begin
    repeat (4) @(negedge clk);
    rst_n = 1;
    repeat (2) @(negedge clk);
    addr = 32'h10000004; data = 32'hCAFE0123; aw = 1; w = 1;
    fork
      begin while (!awready) @(negedge clk); @(negedge clk); aw = 0; end
      begin while (!wready) @(negedge clk); @(negedge clk); w = 0; end
    join
    while (!bvalid) @(negedge clk);
    read(32'h10000004);
    $write("read %h resp %0d, ", seen, first);
    read(32'h20000000);
    $display("beyond resp %0d", first);
    $finish;
  end
  initial begin #4000 $display("timeout"); $finish; end
endmodule
`;

function simulated(folder: string): string {
  writeFileSync(join(folder, 'bench.sv'), BENCH);
  const options = ['--binary', '-Wno-fatal', '-MAKEFLAGS', 'OPT_FAST=-O0', '--top-module', 'bench'];
  const { stderr } = spawnSync('verilator', [...options, '-f', 'gen/top/top.f', 'bench.sv'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { stdout } = spawnSync(join(folder, 'obj_dir/Vbench'), { cwd: folder, encoding: 'utf8' });
  return stdout || stderr;
}

describe.runIf(FOLDER)('blocks of pulp-platform, in the folder of NETLOOM_PULP', () => {
  it('come in with interfaces, most of them', async () => {
    const { descriptors } = await readVerilog({ files: sources() });
    const blocks = descriptors.filter(({ files }) => files.at(-1)!.startsWith('axi/src/'));
    const withBus = blocks.filter(({ busInterfaces }) => busInterfaces.length > 0);
    expect(withBus.length).toBeGreaterThanOrEqual(80);
  });

  it('connect to ours, and the generated top is clean in Verilator', async () => {
    const files = sources();
    const { descriptors, wrappers } = await readVerilog({ files });
    const entries = descriptors.map((descriptor) => ({ descriptor, folder: '' }));
    const library = createLibrary([...interconnectEntries(), ...entries]);
    const { files: made, diagnostics } = generate(DOCUMENT, library);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const folder = project([...files, ...wrappers, ...made]);
    spawnSync('cp', ['-r', join(import.meta.dirname, '../../../ip'), folder]);
    const list = ['--lint-only', '-Wno-fatal', '--top-module', 'top', '-f', 'gen/top/top.f'];
    const { status, stderr } = spawnSync('verilator', list, { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const own = stderr.split('\n').filter((line) => /^%\w+.*(gen\/top\/rtl|_flat\.sv)/.test(line));
    expect(own).toEqual([]);
    expect(simulated(folder)).toContain('read cafe0123 resp 0, beyond resp 3');
  }, 900_000);
});
