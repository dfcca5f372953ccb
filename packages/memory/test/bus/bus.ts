import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryRegisterFile } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import { prove } from '../../../../proof/index.ts';
import { rtlOf } from '../rtl/prove.ts';

const IP = join(import.meta.dirname, '../../../../ip');
const library = (path: string) => readFileSync(join(IP, path), 'utf8');

/** The library's benches of SRAMs, without what they ask of first contents; `clocks` is what their rates allow. */
const BENCHES = {
  axi4lite: {
    top: 'nl_sram_tb',
    texts: () => [
      library('bench/axil_driver.sv'),
      library('sram/bench/nl_sram_tb.sv').replace(/for \(word = 0; word < 4;[^;]*;/, ''),
    ],
    block: 'nl_sram',
  },
  axi4: {
    top: 'nl_axi4_sram_tb',
    // One port: 320 beats of both directions, and few clocks between bursts.
    texts: () => [library('axi4_sram/bench/nl_axi4_sram_tb.sv').replace('clocks <= 164', 'clocks <= 345')],
    block: 'nl_axi4_sram',
  },
} as const;

const CONTROL = `.s_ctl_paddr(8'd0), .s_ctl_psel(1'b0), .s_ctl_penable(1'b0), .s_ctl_pwrite(1'b0),
    .s_ctl_pwdata(32'd0), .s_ctl_pstrb(4'd0), .s_ctl_prdata(), .s_ctl_pready(), .s_ctl_pslverr()`;

/** The one cell of a memory of flip-flops begins with zeros, which are right under every check bit. */
const cleared = (instance: string) =>
  `  initial for (int k = 0; k < $size(${instance}.u_core.u_array.u_c0_b0.mem); k++)
    ${instance}.u_core.u_array.u_c0_b0.mem[k] = '0;`;

/** The module that a bench of the library expects, with the memory in it. */
function standIn(memory: Memory, block: string, wrapper: string): string {
  const header = library(`${block.slice(3)}/rtl/${block}.sv`).split('\n);')[0]!;
  const ports = [...wrapper.matchAll(/^\s*(?:input|output)\s+logic\s+(?:\[[^\]]*\]\s*)?(s_axi\w+)/gm)];
  const own = ['clk', 'rst_n', ...ports.map(([, name]) => name!)].map((name) => `.${name}(${name})`);
  const id = memory.bus === 'axi4' ? '#(.ID_WIDTH(ID_WIDTH)) ' : '';
  return `${header}\n);
  ${memory.name} ${id}u_memory (${[...own, ...(memory.registers ? [CONTROL] : [])].join(', ')});
${cleared('u_memory')}
endmodule\n`;
}

export interface Answer {
  passed: boolean;
  text: string;
}

/** What the library's bench of an SRAM at the same bus says of a memory. */
export async function libraryBench(memory: Memory, mutate = (rtl: string) => rtl): Promise<Answer> {
  const { top, texts, block } = BENCHES[memory.bus as 'axi4' | 'axi4lite'];
  const original = rtlOf(memory);
  const rtl = mutate(original);
  const wrapper = original.slice(original.lastIndexOf(`module ${memory.name} `));
  const files = {
    'ram.sv': rtl,
    'regs.sv': memory.registers ? memoryRegisterFile(memory) : '',
    'block.sv': standIn(memory, block, wrapper),
    'bench.sv': texts().join('\n'),
  };
  return answered(files, top);
}

const SOC = join(import.meta.dirname, '../../../soc/test/axi4');

/** Many random bursts at once, of the manager that the crossbar is tested with, and beats of both directions together. */
export async function managerBench(memory: Memory, mutate = (rtl: string) => rtl): Promise<Answer> {
  const signals = [
    ...rtlOf(memory).matchAll(/^\s*(?:input|output)\s+logic\s+(?:\[[^\]]*\]\s*)?s_axi_(\w+)/gm),
  ];
  const names = [...new Set(signals.map(([, name]) => name!))];
  const at = (name: string) =>
    /^a[wr]addr$/.test(name) ? `${name}[${Math.log2(memory.depth) + 1}:0]` : name;
  const more = ['lock', 'cache', 'prot', 'qos', 'region'].flatMap((name) => [`aw${name}`, `ar${name}`]);
  const bits = (name: string) =>
    /addr|data/.test(name)
      ? '[31:0] '
      : /len/.test(name)
        ? '[7:0] '
        : /id$|strb|cache|qos|region/.test(name) && !/valid/.test(name)
          ? '[3:0] '
          : /size|prot/.test(name)
            ? '[2:0] '
            : /burst|resp/.test(name)
              ? '[1:0] '
              : '';
  const files = {
    'ram.sv': mutate(rtlOf(memory)),
    'regs.sv': memory.registers ? memoryRegisterFile(memory) : '',
    'burst.sv': readFileSync(join(SOC, 'axi4_burst.sv'), 'utf8'),
    'manager.sv': readFileSync(join(SOC, 'axi4_manager.sv'), 'utf8'),
    'bench.sv': `module bench;
  logic clk = 0, rst_n = 0;
  always #5 clk = !clk;
${[...names, ...more].map((name) => `  wire ${bits(name)}${name};`).join('\n')}
  wire [31:0] errors, finished, latency;
  axi4_manager #(.ID(0), .IW(4), .DW(32), .TRANSACTIONS(600), .TARGET(0)) manager (.clk(clk), .rst_n(rst_n),
    ${[...names, ...more, 'errors', 'finished', 'latency'].map((name) => `.${name}(${name})`).join(', ')});
  ${memory.name} #(.ID_WIDTH(4)) dut (.clk(clk), .rst_n(rst_n),
    ${names.map((name) => `.s_axi_${name}(${at(name)})`).join(', ')}${memory.registers ? `,\n    ${CONTROL}` : ''});
${cleared('dut')}
  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1;
    repeat (60000) if (finished < 600) @(posedge clk);
    if (errors == 0 && finished == 600) $display("PASS");
    else $display("%0d errors, %0d finished", errors, finished);
    $finish;
  end
endmodule
`,
  };
  return answered(files, 'bench');
}

/** Random transfers at APB against an array of bytes. */
export async function apbBench(memory: Memory, mutate = (rtl: string) => rtl): Promise<Answer> {
  const bits = Math.log2(memory.depth) + 2;
  const files = {
    'ram.sv': mutate(rtlOf(memory)),
    'driver.sv': library('bench/apb_driver.sv'),
    'bench.sv': `module bench;
  logic clk = 0, rst_n = 0;
  always #5 clk = !clk;
  wire [${bits - 1}:0] paddr;
  wire psel, penable, pwrite, pready, pslverr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  apb_driver #(.ADDRESS_BITS(${bits})) bus (.*);
  ${memory.name} dut (.clk(clk), .rst_n(rst_n), .s_apb_paddr(paddr), .s_apb_psel(psel),
    .s_apb_penable(penable), .s_apb_pwrite(pwrite), .s_apb_pwdata(pwdata), .s_apb_pstrb(pstrb),
    .s_apb_prdata(prdata), .s_apb_pready(pready), .s_apb_pslverr(pslverr));
  logic [7:0] model [0:${4 * memory.depth - 1}];
  int errors = 0, reads = 0, word;
  logic [31:0] data, got;
  logic [3:0] strobe;
  task put(input int at, input logic [31:0] value, input logic [3:0] strobes);
    bus.write(${bits}'(4 * at), value, strobes);
    for (int lane = 0; lane < 4; lane++) if (strobes[lane]) model[4*at+lane] = value[8*lane+:8];
  endtask
  initial begin
    repeat (3) @(posedge clk);
    #1 rst_n = 1;
    for (word = 0; word < ${memory.depth}; word++) put(word, $urandom, 4'hf);
    for (int round = 0; round < 2000; round++) begin
      word = $urandom_range(${memory.depth - 1});
      if ($urandom_range(1)) put(word, $urandom, 4'($urandom));
      if ($urandom_range(1)) word = $urandom_range(${memory.depth - 1});
      bus.read(${bits}'(4 * word), got);
      reads++;
      if (got !== {model[4*word+3], model[4*word+2], model[4*word+1], model[4*word]}) errors++;
    end
    if (errors + bus.errors == 0 && reads == 2000) $display("PASS");
    $finish;
  end
  initial #2_000_000 $finish;
endmodule
`,
  };
  return answered(files, 'bench');
}

async function answered(files: Record<string, string>, top: string): Promise<Answer> {
  const { steps } = await prove({
    files,
    steps: [
      ['iverilog', '-g2012', '-s', top, '-o', 'bench.vvp', ...Object.keys(files)],
      ['vvp', '-n', 'bench.vvp'],
    ],
    mayFail: true,
  });
  const text = steps.map(({ stdout, stderr }) => stdout + stderr).join('');
  return { passed: /^PASS$/m.test(text), text };
}
