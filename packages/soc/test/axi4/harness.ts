import { interfaceSignals } from '../../src/bus/protocol.ts';
import { managersOf, memoriesOf, widthsOf, withRegisters } from './config.ts';
import type { FabricConfig } from './config.ts';

/** One design under test: `module` may be a mutant of the configuration's top. */
export interface FabricBench {
  label: string;
  module: string;
  config: FabricConfig;
}

const HOLE = 0xf000_0000;
/** Bytes of each 4 KiB of a faulty memory. */
const FAULT = { first: 3584, count: 512 };
const CHANNELS = ['aw', 'w', 'b', 'ar', 'r'];

interface End {
  name: string;
  widths: { addressWidth: number; dataWidth: number; idWidth: number; userWidth: number };
}

const signalsOf = ({ widths }: End) =>
  interfaceSignals('axi4', widths).map(({ signal, width }) => ({ name: signal.name.toLowerCase(), width }));

/** A module with one design among managers, memories and watchers. */
function benchModule({ label, module, config }: FabricBench): string {
  const { idWidth, memoryIdWidth, userWidth } = widthsOf(config);
  const endOf =
    (bits: number) =>
    ({ name, dataWidth }: { name: string; dataWidth: number }): End => ({
      ...{ name, widths: { addressWidth: 32, dataWidth, idWidth: bits, userWidth } },
    });
  const managers = managersOf(config).map(endOf(idWidth));
  const memories = memoriesOf(config).map(endOf(memoryIdWidth));
  const ends = [...managers, ...memories];
  const wires = ends.flatMap((end) =>
    signalsOf(end).map(({ name, width }) => ({ wire: `${end.name}_${name}`, width })),
  );
  const idle = withRegisters(config).flatMap((name) =>
    ['psel', 'penable', 'pwrite'].map((signal) => `.${name}_regs_${signal}(1'b0)`),
  );
  const watches = ends.flatMap((end) => CHANNELS.map((channel) => watch(end, channel)));
  const errors = [
    ...ends.map(({ name }) => `${name}_errors`),
    ...watches.map((_, index) => `watch${index}_errors`),
  ];
  return `module bench_${label} (input logic clk, input logic rst_n, output int errors, output int least, output int total, output int latency);
${wires.map(({ wire, width }) => `  wire [${width - 1}:0] ${wire};`).join('\n')}
  ${module} dut (.clk(clk), .rst_n(rst_n), ${[...wires.map(({ wire }) => `.${wire}(${wire})`), ...idle].join(', ')});
  int ${errors.join(', ')};
  int ${managers.map(({ name }) => `${name}_finished, ${name}_latency`).join(', ')};
${managers.map((end, index) => manager(end, index, config)).join('\n')}
${memories.map((end, index) => memory(end, index, config)).join('\n')}
${watches.map((text, index) => text.replace('$ERRORS', `watch${index}_errors`)).join('\n')}
  assign errors = ${errors.join(' + ')};
  assign total = ${managers.map(({ name }) => `${name}_finished`).join(' + ')};
  assign latency = ${managers[0]!.name}_latency;
  always_comb begin
    least = 32'h7fffffff;
    ${managers.map(({ name }) => `if (${name}_finished < least) least = ${name}_finished;`).join('\n    ')}
  end
endmodule
`;
}

function watch({ name, ...end }: End, channel: string): string {
  const signals = signalsOf({ name, ...end }).filter(
    (signal) => signal.name.startsWith(channel) && !/(valid|ready)$/.test(signal.name),
  );
  const payload = signals.map((signal) => `${name}_${signal.name}`).join(', ');
  const bits = signals.reduce((sum, { width }) => sum + width, 0);
  const prefix = `${name}_${channel}`;
  return `  axil_watch #(.WIDTH(${bits})) ${prefix}_watch (.clk(clk), .rst_n(rst_n), .valid(${prefix}valid), .ready(${prefix}ready), .payload({${payload}}), .errors($ERRORS));`;
}

const connections = (end: End, isLeftOut: (signal: string) => boolean = () => false) =>
  signalsOf(end)
    .filter(({ name }) => !isLeftOut(name))
    .map(({ name }) => `.${name}(${end.name}_${name})`)
    .join(', ');

function manager(end: End, index: number, config: FabricConfig): string {
  const { transactions, fast = false, beats = 0, targets, faulty = [], pairs = [], mapped = false } = config;
  const { ungranted = [], unmarked = [], fault = FAULT } = config;
  const hidden = config.hidden?.[index] ?? [];
  const all = memoriesOf(config);
  const hole = all[hidden[0] ?? -1]?.base ?? config.hole ?? HOLE;
  const bases = all
    .filter((_, memory) => !hidden.includes(memory))
    .toReversed()
    .map(({ base }) => `64'h${base.toString(16)}`);
  const { userWidth } = end.widths;
  const marked = bases.map((_, memory) => memory).filter((memory) => !unmarked.includes(memory));
  const parameters = [
    `.ID(${index}), .IW(${end.widths.idWidth}), .DW(${end.widths.dataWidth}), .TRANSACTIONS(${transactions})`,
    `.FAST(${fast ? 1 : 0}), .BEATS(${beats}), .TARGET(${targets?.[index] ?? -1})`,
    `.REGIONS(${bases.length}), .BASES({${bases.join(', ')}}), .HOLE(64'h${hole.toString(16)}), .HOLES(${mapped ? 0 : 1})`,
    `.FAULTY(${maskOf(faulty, bases.length)}), .FAULT(${fault.first}), .FAULTS(${fault.count}), .PAIRS(${maskOf(pairs, bases.length)}), .UNGRANTED(${maskOf(ungranted, bases.length)})`,
    `.UW(${Math.max(1, userWidth)}), .USED(${userWidth > 0 ? 1 : 0}), .MARKED(${maskOf(marked, bases.length)})`,
  ].join(', ');
  const { name } = end;
  const counters = `.errors(${name}_errors), .finished(${name}_finished), .latency(${name}_latency)`;
  return `  axi4_manager #(${parameters}) ${name} (.clk(clk), .rst_n(rst_n), ${connections(end)}, ${counters});`;
}

const maskOf = (memories: readonly number[], count: number) =>
  `${count}'d${memories.reduce((mask, index) => mask + 2 ** index, 0)}`;

function memory(end: End, index: number, config: FabricConfig): string {
  const { first, count } = config.fault ?? FAULT;
  const { fast = false, faulty = [], ungranted = [], granted = [], unmarked = [], whole = false } = config;
  const { userWidth } = end.widths;
  const marked = userWidth > 0 && !unmarked.includes(index);
  const parameters = `.IW(${end.widths.idWidth}), .DW(${end.widths.dataWidth}), .FAST(${fast ? 1 : 0}), .LATE(${!fast && index % 2 === 1 ? 1 : 0}), .FAULTY(${faulty.includes(index) ? 1 : 0}), .FAULT(${first}), .FAULTS(${count}), .WHOLE(${whole ? 1 : 0}), .NORMAL(${[...ungranted, ...granted].includes(index) ? 1 : 0}), .UW(${Math.max(1, userWidth)}), .MARKED(${marked ? 1 : 0})`;
  const ports = connections(end, (name) => /cache|prot|qos|region/.test(name));
  return `  axi4_memory #(${parameters}) ${end.name} (.clk(clk), .rst_n(rst_n), ${ports}, .errors(${end.name}_errors));`;
}

/**
 * Top of all benches. Prints one line a bench when it is complete or `clocks` have passed:
 * `RESULT <label> errors=… done=… clocks=… least=… latency=…`.
 */
export function fabricHarness(benches: readonly FabricBench[], clocks: number): string {
  const runs = benches.map(({ label, config }) => {
    const whole = config.transactions * config.managers;
    return `
  int ${label}_errors, ${label}_least, ${label}_total, ${label}_latency;
  bench_${label} ${label} (clk, rst_n, ${label}_errors, ${label}_least, ${label}_total, ${label}_latency);
  initial begin
    wait (rst_n);
    while (${label}_total < ${whole} && cycles < ${clocks}) @(posedge clk);
    $display("RESULT ${label} errors=%0d done=%0d clocks=%0d least=%0d latency=%0d", ${label}_errors,
      ${label}_total == ${whole}, cycles, ${label}_least, ${label}_latency);
    running = running - 1;
  end`;
  });
  return `module harness;
  timeunit 1ns;
  timeprecision 1ps;
  logic clk = 0;
  logic rst_n = 0;
  int cycles = 0;
  int running = ${benches.length};
  always #5 clk = !clk;
  always @(posedge clk) if (rst_n) cycles++;
  initial begin
    repeat (5) @(negedge clk);
    rst_n = 1;
  end
  initial begin
    wait (running == 0);
    $finish;
  end
${runs.join('\n')}
endmodule
${benches.map(benchModule).join('\n')}`;
}
