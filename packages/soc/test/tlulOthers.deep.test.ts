import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readVerilog } from '@netloom/hdl';
import { createLibrary, generate } from '@netloom/soc';
import type { Library, LibraryEntry } from '@netloom/soc';
import { afterAll, describe, expect, it } from 'vitest';
import { soc } from './fixtures.ts';
import { interconnectEntries } from './ips.ts';

/**
 * A folder of OpenTitan's sources: `hw/ip` with `prim`, `prim_generic`, `tlul`, `rv_timer` and `lc_ctrl`, and the packages of
 * one top. Without one nothing is tested here.
 */
const FOLDER = process.env['NETLOOM_OPENTITAN'];
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function sources() {
  return readdirSync(FOLDER!, { recursive: true })
    .map(String)
    .filter((path) => /\.svh?$/.test(path) && !path.includes('_flat.'))
    .map((path) => ({ path, text: readFileSync(join(FOLDER!, path), 'utf8') }));
}

const imported = (name: string) => `user:imported:${name}:1.0`;
const BLOCKS = { host0: 'tlul_adapter_host', fifo0: 'tlul_fifo_sync', timer0: 'rv_timer' };
const IN = { direction: 'in', width: '1' } as const;
const port = (width: string) => ({ direction: 'in', width }) as const;
const out = (width: string) => ({ direction: 'out', width }) as const;

/** Their host, which makes integrity bits, their queue, and their timer, which checks them. */
const DOCUMENT = soc({
  resets: { rst_n: { polarity: 'low', clock: 'clk' } },
  ports: {
    ...{ req: IN, we: IN, addr: port('32'), wdata: port('32') },
    ...{ gnt: out('1'), valid: out('1'), rdata: out('32'), err: out('1'), bad: out('1'), irq: out('1') },
  },
  instances: {
    host0: {
      ip: imported(BLOCKS.host0),
      parameters: { EnableDataIntgGen: '1', EnableRspDataIntgCheck: '1' },
    },
    fifo0: { ip: imported(BLOCKS.fifo0) },
    timer0: { ip: imported(BLOCKS.timer0) },
  },
  interfaceConnections: [
    { manager: 'host0.tl', subordinate: 'fifo0.tl_h' },
    { manager: 'fifo0.tl_d', subordinate: 'timer0.tl' },
  ],
  portConnections: [
    ...Object.keys(BLOCKS).flatMap((name) => [
      { from: 'clk', to: `${name}.clk_i` },
      { from: 'rst_n', to: `${name}.rst_ni` },
    ]),
    ...['req', 'we', 'addr', 'wdata'].map((name) => ({ from: name, to: `host0.${name}_i` })),
    ...['gnt', 'valid', 'rdata', 'err'].map((name) => ({ from: `host0.${name}_o`, to: name })),
    { from: 'host0.intg_err_o', to: 'bad' },
    { from: "4'hF", to: 'host0.be_i' },
    { from: "4'h9", to: 'host0.instr_type_i' },
    { from: 'timer0.intr_timer_expired_hart0_timer0_o', to: 'irq' },
  ],
  addressMap: { 'timer0.tl': { base: '0x0', size: '0x200' } },
});

const BRIDGES = { to0: 'tlul_axi4lite_bridge', from0: 'axi4lite_tlul_bridge' };

/** The same with the way through AXI4-Lite and back instead of their queue. */
const BRIDGED = {
  ...DOCUMENT,
  instances: {
    host0: DOCUMENT.instances['host0']!,
    timer0: DOCUMENT.instances['timer0']!,
    ...Object.fromEntries(
      Object.entries(BRIDGES).map(([name, ip]) => [name, { ip: `netloom:interconnect:${ip}:1.0` }]),
    ),
  },
  interfaceConnections: [
    { manager: 'host0.tl', subordinate: 'to0.s' },
    { manager: 'to0.m', subordinate: 'from0.s' },
    { manager: 'from0.m', subordinate: 'timer0.tl' },
  ],
  portConnections: [
    ...DOCUMENT.portConnections.filter(({ to }) => !to.startsWith('fifo0.')),
    ...Object.keys(BRIDGES).flatMap((name) => [
      { from: 'clk', to: `${name}.clk` },
      { from: 'rst_n', to: `${name}.rst_n` },
    ]),
  ],
};

/** Inputs of theirs that nothing here speaks of are 0. */
function withRest(document: typeof DOCUMENT, library: Library): typeof DOCUMENT {
  const driven = new Set(document.portConnections.map(({ to }) => to));
  const rest = Object.entries(document.instances).flatMap(([name, { ip }]) => {
    const { ports, busInterfaces } = library.find(ip)!.descriptor;
    const buses = new Set(busInterfaces.flatMap(({ signals }) => Object.values(signals)));
    return ports
      .filter((each) => each.direction === 'in' && !buses.has(each.name))
      .map((each) => ({ from: '0', to: `${name}.${each.name}` }))
      .filter(({ to }) => !driven.has(to));
  });
  return { ...document, portConnections: [...document.portConnections, ...rest] };
}

/** Writes the timer's comparator and reads it again, reads beyond the registers, and lets the timer expire. */
const BENCH = `module bench;
  logic clk = 0, rst_n = 0, req = 0, we = 0, gnt, valid, err, bad, irq;
  logic [31:0] addr = 0, wdata = 0, rdata;
  always #1 clk = ~clk;
  top top (.*);
  task access(input logic write, input logic [31:0] at, input logic [31:0] value);
    @(negedge clk); req = 1; we = write; addr = at; wdata = value;
    while (!gnt) @(negedge clk);
    @(negedge clk); req = 0;
    while (!valid) @(negedge clk);
  endtask
  initial begin
    repeat (4) @(negedge clk);
    rst_n = 1;
    repeat (4) @(negedge clk);
    access(1, 32'h118, 32'h20);
    $write("write err %0d bad %0d, ", err, bad);
    access(0, 32'h118, 0);
    $write("read %h err %0d, ", rdata, err);
    access(0, 32'h1F0, 0);
    $write("beyond err %0d, ", err);
    access(1, 32'h11C, 0);
    access(1, 32'h100, 1);
    access(1, 32'h10C, 32'h10000);
    access(1, 32'h004, 1);
    repeat (200) @(negedge clk);
    $display("irq %0d", irq);
    $finish;
  end
  initial begin #8000 $display("timeout"); $finish; end
endmodule
`;

const ROOT = join(import.meta.dirname, '../../..');

function sourcesOf({ descriptor, folder }: LibraryEntry) {
  return descriptor.files.map((file) => {
    const path = join(folder, file);
    return { path, text: readFileSync(join(ROOT, path), 'utf8') };
  });
}

function project(files: readonly { path: string; text: string }[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-tlul-'));
  folders.push(folder);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe.runIf(FOLDER)('TL-UL of OpenTitan, in the folder of NETLOOM_OPENTITAN', () => {
  it.each([
    ['a device of theirs', DOCUMENT],
    ['a device of theirs through AXI4-Lite', BRIDGED],
  ])(
    'comes in with interfaces, and a host of theirs speaks with %s',
    async (_, document) => {
      const files = sources();
      const { descriptors, wrappers } = await readVerilog({ files });
      const named = descriptors.filter(({ module }) => /^tlul_|^rv_timer|^sram2tlul/.test(module));
      const buses = named.flatMap(({ busInterfaces }) => busInterfaces);
      expect(buses.filter(({ bus }) => bus === 'tl-ul').length).toBeGreaterThanOrEqual(20);
      const own = interconnectEntries();
      const library = createLibrary([
        ...own,
        ...descriptors.map((descriptor) => ({ descriptor, folder: '' })),
      ]);
      const { files: made, diagnostics } = generate(withRest(document, library), library);
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      const folder = project([
        ...files,
        ...wrappers,
        ...own.flatMap(sourcesOf),
        ...made,
        { path: 'bench.sv', text: BENCH },
      ]);
      const run = (program: string, ...options: string[]) =>
        spawnSync(program, options, { cwd: folder, encoding: 'utf8' });
      const flags = ['--binary', '-Wno-fatal', '-Wno-lint', '-Wno-style', '--top-module', 'bench'];
      const fast = ['-MAKEFLAGS', 'OPT_FAST=-O0', '+define+SYNTHESIS'];
      const built = run('verilator', ...flags, ...fast, '-f', 'gen/top/top.f', 'bench.sv');
      expect(built.status, built.stderr.slice(-3000)).toBe(0);
      expect(run(join(folder, 'obj_dir/Vbench')).stdout).toContain(
        'write err 0 bad 0, read 00000020 err 0, beyond err 1, irq 1',
      );
    },
    900_000,
  );
});
