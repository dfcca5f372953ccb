import type { FabricSubject } from './fabricSubject.ts';
import { MANAGER, SUBORDINATE } from './trafficModels.ts';
import { aimsOf, managerText, sideOf, signalsOf, subordinateText } from './trafficSides.ts';
import type { Side, Spec } from './trafficSides.ts';

/** Name of the bench's module. */
export const TRAFFIC_BENCH = 'traffic';
/** Clocks of the load before it is measured, and while it is. */
const CLOCKS = { warmUp: 500, measured: 10_000 };

/**
 * A bench that measures a crossbar among managers and subordinates that never wait. First a manager alone reads a beat
 * of each place that it may go to; then all send bursts to places by chance, as fast as these are taken. It prints
 * `traffic: <figure> <value>` lines: latencies in clocks that the crossbar adds, throughput in beats a clock.
 */
export function trafficBench({ module, spec }: Pick<FabricSubject, 'module' | 'spec'>): string {
  const { managers, subordinates } = spec;
  const sides = [
    ...managers.map((peer) => sideOf(spec, 's', peer)),
    ...subordinates.map((peer) => sideOf(spec, 'm', peer)),
  ];
  return `// Traffic through ${module}: latency of a transaction alone, and what passes under load.
module ${TRAFFIC_BENCH};
  timeunit 1ns; timeprecision 1ps;
  localparam int NM = ${managers.length};
${declarations(sides)}

  ${module} dut (.clk, .rst_n, ${sides.flatMap((side) => signalsOf(side).map(({ name }) => `.${side.prefix}${name}`)).join(', ')});
${managers.map((peer, index) => managerText(spec, peer, index)).join('\n')}
${subordinates.map((peer, index) => subordinateText(spec, peer, index)).join('\n')}

${ASK}
  initial begin
    repeat (5) @(posedge clk);
    rst_n <= 1'b1;
    repeat (5) @(posedge clk);
${asks(spec)}
${LOAD}
    $finish;
  end
endmodule

${MANAGER}
${SUBORDINATE}`;
}

function declarations(sides: readonly Side[]): string {
  const wires = sides.flatMap((side) =>
    signalsOf(side).map(({ name, width }) => `  wire [${width - 1}:0] ${side.prefix}${name};`),
  );
  return `
  logic clk = 1'b0;
  logic rst_n = 1'b0;
  int now = 0;
  always #5 clk = !clk;
  always @(posedge clk) now <= now + 1;

  logic [NM-1:0] alone = '0;
  int aim = 0;
  logic loaded = 1'b0;
  logic counted = 1'b0;
  logic [NM-1:0] answered;
  int alone_latency[NM], alone_reads[NM], latency[NM], reads[NM], read_beats[NM], write_beats[NM], refused[NM];
${wires.join('\n')}`;
}

/** Each manager reads a beat of each of its places. */
function asks(spec: Spec): string {
  const { managers } = spec;
  return managers
    .flatMap((_, index) => aimsOf(spec, index).map((_aim, aim) => `    ask(${index}, ${aim});`))
    .join('\n');
}

const ASK = `  task automatic ask(int manager, int where);
    aim <= where;
    alone[manager] <= 1'b1;
    @(posedge clk);
    alone <= '0;
    for (int k = 0; k < 1000; k++) begin
      @(posedge clk);
      if (answered[manager]) break;
      if (k == 999) $fatal(1, "manager %0d was not answered", manager);
    end
    repeat (4) @(posedge clk);
  endtask

  function automatic int sum(int each[NM]);
    sum = 0;
    foreach (each[i]) sum += each[i];
  endfunction
`;

/** A subordinate takes a clock of its own, which no latency counts. */
const LOAD = `    loaded <= 1'b1;
    repeat (${CLOCKS.warmUp}) @(posedge clk);
    counted <= 1'b1;
    repeat (${CLOCKS.measured}) @(posedge clk);
    counted <= 1'b0;
    repeat (2) @(posedge clk);
    $display("traffic: read-latency %.2f", real'(sum(alone_latency)) / real'(sum(alone_reads)) - 1.0);
    $display("traffic: loaded-latency %.2f", real'(sum(latency)) / real'(sum(reads)) - 1.0);
    $display("traffic: read-throughput %.3f", real'(sum(read_beats)) / ${CLOCKS.measured}.0);
    $display("traffic: write-throughput %.3f", real'(sum(write_beats)) / ${CLOCKS.measured}.0);
    if (sum(refused) != 0) $display("traffic: refused %0d", sum(refused));`;
