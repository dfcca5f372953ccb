import { protocolOf, signalWidth, standardSignals } from '../../src/bus/protocol.ts';
import { HOLE } from './config.ts';
import type { BenchConfig, BenchSubordinate } from './config.ts';

/** One design under test: `module` may be a mutant of the configuration's top. */
export interface Bench {
  label: string;
  module: string;
  config: BenchConfig;
}

const CHANNELS = {
  AW: ['AWADDR'],
  W: ['WDATA', 'WSTRB'],
  B: ['BRESP'],
  AR: ['ARADDR'],
  R: ['RDATA', 'RRESP'],
};

/** Text of a module that surrounds one design with managers, memories and watchers, and counts. */
function benchModule({ label, module, config }: Bench): string {
  const managers = Array.from({ length: config.managers }, (_, index) => `cpu${index}`);
  const ends = [...managers.map((name) => ({ name, bus: 'axi4-lite' as const })), ...config.subordinates];
  const wires = ends.flatMap(({ name, bus }) =>
    standardSignals(bus).map((signal) => {
      const width = signalWidth(signal, 32, config.dataWidth);
      return { wire: `${name}_${signal.name.toLowerCase()}`, width };
    }),
  );
  const axil = ends.filter(({ bus }) => bus === 'axi4-lite').map(({ name }) => name);
  const checks = [
    ...axil.flatMap((name) =>
      Object.entries(CHANNELS).map(([channel, payload]) => watch(name, channel, payload)),
    ),
    ...managers.map((name, index) => manager(name, index, config)),
    ...config.subordinates.map((each, index) => memory(each, index, config)),
  ];
  const errorWires = checks.map((_, index) => `errors_${index}`);
  return `module bench_${label} (input logic clk, input logic rst_n, output int errors, output int least, output int most, output int total);
${wires.map(({ wire, width }) => `  wire [${width - 1}:0] ${wire};`).join('\n')}
  ${module} dut (.clk(clk), .rst_n(rst_n), ${wires.map(({ wire }) => `.${wire}(${wire})`).join(', ')});
  int ${errorWires.join(', ')};
  int ${managers.map((name) => `${name}_writes, ${name}_reads`).join(', ')};
${checks.map((text, index) => text.replaceAll('$ERRORS', `errors_${index}`)).join('\n')}
  assign errors = ${errorWires.join(' + ')};
  assign total = ${managers.map((name) => `${name}_writes + ${name}_reads`).join(' + ')};
  always_comb begin
    least = 32'h7fffffff;
    most = 0;
    ${managers.flatMap((name) => [extremes(`${name}_writes`), extremes(`${name}_reads`)]).join('\n    ')}
  end
endmodule
`;
}

function extremes(counter: string): string {
  return `if (${counter} < least) least = ${counter}; if (${counter} > most) most = ${counter};`;
}

function watch(name: string, channel: string, payload: string[]): string {
  const wires = payload.map((signal) => `${name}_${signal.toLowerCase()}`).join(', ');
  const prefix = `${name}_${channel.toLowerCase()}`;
  return `  axil_watch #(.WIDTH($bits({${wires}}))) ${prefix}_watch (.clk(clk), .rst_n(rst_n), .valid(${prefix}valid), .ready(${prefix}ready), .payload({${wires}}), .errors($ERRORS));`;
}

function busPorts(name: string, bus: BenchSubordinate['bus']): string {
  const names = [...protocolOf(bus).signals.keys()].filter((signal) => !/PROT$/.test(signal));
  return names.map((signal) => `.${signal.toLowerCase()}(${name}_${signal.toLowerCase()})`).join(', ');
}

/** Concatenation of numbers, the first in the lowest bits. */
function vector(values: bigint[], width: number): string {
  return `{${values
    .toReversed()
    .map((value) => `${width}'h${value.toString(16)}`)
    .join(', ')}}`;
}

function tagOf(index: number): bigint {
  return BigInt.asUintN(32, BigInt(index + 1) * 0x9e3779b9n);
}

function manager(name: string, index: number, config: BenchConfig): string {
  const { subordinates, dataWidth, transfers, fast = false, targets } = config;
  const parameters = [
    `.ID(${index}), .DW(${dataWidth}), .TRANSFERS(${transfers}), .FAST(${fast ? 1 : 0}), .TARGET(${targets?.[index] ?? -1})`,
    `.REGIONS(${subordinates.length}), .BASES(${vector(
      subordinates.map(({ base }) => base),
      64,
    )})`,
    `.SIZES(${vector(
      subordinates.map(({ size }) => size),
      64,
    )}), .TAGS(${vector(
      subordinates.map((_, at) => tagOf(at)),
      32,
    )})`,
    `.HOLE(64'h${HOLE.toString(16)})`,
  ].join(', ');
  const counters = `.errors($ERRORS), .writes(${name}_writes), .reads(${name}_reads)`;
  return `  axil_manager #(${parameters}) ${name} (.clk(clk), .rst_n(rst_n), ${busPorts(name, 'axi4-lite')}, ${counters});`;
}

function memory(
  { name, bus }: BenchSubordinate,
  index: number,
  { dataWidth, fast = false }: BenchConfig,
): string {
  const tag = `.TAG(32'h${tagOf(index).toString(16)})`;
  const ports = `.clk(clk), .rst_n(rst_n), ${busPorts(name, bus)}`;
  if (bus === 'apb') return `  apb_memory #(.AW(32), ${tag}) ${name} (${ports}, .errors($ERRORS));`;
  const order = fast ? 0 : index % 4;
  return `  axil_memory #(.DW(${dataWidth}), .FAST(${fast ? 1 : 0}), .ORDER(${order}), ${tag}) ${name} (${ports});
  assign $ERRORS = 0;`;
}

/**
 * Top of all benches. Prints one line a bench when it is complete or `clocks` have passed:
 * `RESULT <label> errors=… done=… clocks=… least=… most=…`, the last two being the counts of the slowest and fastest stream.
 */
export function harnessText(benches: readonly Bench[], clocks: number): string {
  const runs = benches.map(
    ({ label, config }) => `
  int ${label}_errors, ${label}_least, ${label}_most, ${label}_total;
  bench_${label} ${label} (clk, rst_n, ${label}_errors, ${label}_least, ${label}_most, ${label}_total);
  initial begin
    wait (rst_n);
    while (${label}_total < ${config.transfers * 2 * config.managers} && cycles < ${clocks}) @(posedge clk);
    $display("RESULT ${label} errors=%0d done=%0d clocks=%0d least=%0d most=%0d", ${label}_errors,
      ${label}_total == ${config.transfers * 2 * config.managers}, cycles, ${label}_least, ${label}_most);
    running--;
  end`,
  );
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
