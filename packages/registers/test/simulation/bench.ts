import type { RegisterFile } from '../model/registerFile.ts';
import { busSignals, hardwareSignals, traceSignals } from './signals.ts';
import type { Signal } from './signals.ts';
import type { Stimulus } from './stimulus.ts';

/** A register file under test; `module` may be a mutant of the generated one. */
export interface Subject {
  label: string;
  module: string;
  file: RegisterFile;
  stimulus: Stimulus;
}

const total = (signals: readonly Signal[]) => signals.reduce((sum, { width }) => sum + width, 0);
const names = (signals: readonly Signal[]) => signals.map(({ name }) => name).join(', ');

/**
 * A module that drives one register file from `<label>.ops` and `<label>.in` and writes a line a clock to
 * `<label>.trace`. Everything is driven a little after the edge and sampled at the next one.
 */
export function benchText({ label, module, file, stimulus }: Subject): string {
  const { map } = file;
  const bus = busSignals(map);
  const hardware = hardwareSignals(file);
  const inputs = hardware.filter(({ direction }) => direction === 'in');
  const driven = bus.filter(({ direction }) => direction === 'in');
  const watched = [...bus, ...hardware].filter(({ direction }) => direction === 'out');
  const [address, data] = [map.addressWidth, map.source.bus.dataWidth];
  const { operations } = stimulus;
  const clocks = stimulus.inputs.length;
  const resets = map.source.resets.map(
    ({ name, polarity }) => `.${name}(${polarity === 'low' ? '~' : ''}in_reset)`,
  );
  const declared = (kind: string) => (signal: Signal) => `  ${kind} [${signal.width - 1}:0] ${signal.name};`;
  const inputBits = Math.max(1, total(inputs));
  return `module bench_${label} (input wire clk, output reg done);
  reg in_reset = 1;
${driven.map(declared('reg')).join('\n')}
${[...watched, ...inputs].map(declared('wire')).join('\n')}
  reg [${inputBits - 1}:0] given [0:${clocks - 1}];
  reg [${inputBits - 1}:0] now = 0;
${inputs.length > 0 ? `  assign {${names(inputs)}} = in_reset ? {${inputBits}{1'b0}} : now;` : ''}
  reg [${operationWidth(address, data) - 1}:0] ops [0:${operations.length - 1}];
  integer clock = 0;
  integer trace;
  ${module} dut (.clk(clk), ${[...resets, ...[...bus, ...hardware].map(({ name }) => `.${name}(${name})`)].join(', ')});
  always @(posedge clk) begin
    if (done !== 1) $fwrite(trace, "%b\\n", {${names(traceSignals(file))}});
    clock <= clock + 1;
    #1 now = given[clock % ${clocks}];
  end
  initial begin
    $readmemh("${label}.ops", ops);
    $readmemh("${label}.in", given);
    trace = $fopen("${label}.trace", "w");
    done = 0;
    ${driven.map(({ name }) => `${name} = 0;`).join(' ')}
    reset;
    run(0, ${Math.floor(operations.length / 2)});
    repeat (2) @(posedge clk);
    reset;
    run(${Math.floor(operations.length / 2)}, ${operations.length});
    repeat (2) @(posedge clk);
    $fclose(trace);
    done = 1;
  end
  task reset;
    begin
      #1 in_reset = 1;
      repeat (3) @(posedge clk);
      #1 in_reset = 0;
    end
  endtask
${map.source.bus.protocol === 'apb' ? apbDriver(address, data) : axiDriver(address, data)}
endmodule
`;
}

/** Bits of an operation: write, address, data, strobes, gap and skew of 4 bits, the first in the highest bits. */
function operationWidth(address: number, data: number): number {
  return 1 + address + data + data / 8 + 8;
}

export function operationText({ file: { map }, stimulus }: Subject): string {
  const [address, data] = [map.addressWidth, map.source.bus.dataWidth];
  return stimulus.operations
    .map((operation) => {
      let word = operation.isWrite ? 1n : 0n;
      word = (word << BigInt(address)) | operation.address;
      word = (word << BigInt(data)) | operation.data;
      word = (word << BigInt(data / 8)) | operation.strobes;
      word = (word << 8n) | BigInt(operation.gap * 16 + operation.skew);
      return word.toString(16);
    })
    .join('\n');
}

/** Fields of `op`, declared in a block of its own for each process. */
function fields(address: number, data: number, op: string): string {
  return `    reg ${op}_write; reg [${address - 1}:0] ${op}_address; reg [${data - 1}:0] ${op}_data; reg [${data / 8 - 1}:0] ${op}_strobes; reg [3:0] ${op}_gap; reg [3:0] ${op}_skew;
    integer ${op};`;
}

const load = (op: string) =>
  `{${op}_write, ${op}_address, ${op}_data, ${op}_strobes, ${op}_gap, ${op}_skew} = ops[${op}];`;

function apbDriver(address: number, data: number): string {
  return `  task run(input integer from, input integer to);
${fields(address, data, 'op')}
    for (op = from; op < to; op = op + 1) begin
      ${load('op')}
      repeat (op_gap) @(posedge clk);
      #1 psel = 1; penable = 0; pwrite = op_write; paddr = op_address;
      pwdata = op_data; pstrb = op_write ? op_strobes : 0;
      @(posedge clk);
      #1 penable = 1;
      @(posedge clk);
      while (!pready) @(posedge clk);
      #1 psel = 0; penable = 0;
    end
  endtask`;
}

/** Each channel goes through the list by itself, as far as the other side lets it. */
function axiDriver(address: number, data: number): string {
  const channel = (
    op: string,
    isWrite: boolean,
    gap: string,
    valid: string,
    ready: string,
    payload: string,
  ) => `
      for (${op} = from; ${op} < to; ${op} = ${op} + 1) begin
        ${load(op)}
        if (${isWrite ? '' : '!'}${op}_write) begin
          repeat (${gap}) @(posedge clk);
          #1 ${valid} = 1; ${payload}
          @(posedge clk);
          while (!${ready}) @(posedge clk);
          #1 ${valid} = 0;
        end
      end`;
  return `  integer writes = 0, reads = 0, asked = 0;
  always @(posedge clk) begin
    if (bvalid & bready) writes = writes + 1;
    if (rvalid & rready) reads = reads + 1;
    #1 bready = $random; rready = $random;
  end
  task run(input integer from, input integer to);
${['aw', 'w', 'ar'].map((op) => fields(address, data, op)).join('\n')}
    begin
      asked = asked + to - from;
      fork${channel('aw', true, 'aw_gap', 'awvalid', 'awready', 'awaddr = aw_address;')}${channel('w', true, 'w_skew', 'wvalid', 'wready', 'wdata = w_data; wstrb = w_strobes;')}${channel('ar', false, 'ar_gap', 'arvalid', 'arready', 'araddr = ar_address;')}
      join
      while (writes + reads < asked) @(posedge clk);
    end
  endtask`;
}

/** Top of several benches; ends when all are through or after `clocks`. */
export function topText(labels: readonly string[], clocks: number): string {
  return `\`timescale 1ns/1ps
module top;
  reg clk = 0;
  wire [${labels.length - 1}:0] done;
  always #5 clk = ~clk;
${labels.map((label, index) => `  bench_${label} ${label} (.clk(clk), .done(done[${index}]));`).join('\n')}
  initial begin
    repeat (${clocks}) begin
      @(posedge clk);
      if (&done) $finish;
    end
    $display("NOT DONE %b", done);
    $finish;
  end
endmodule
`;
}
