import type { ItemText } from '@netloom/hdl/emit';
import type { SocDocument, SocReset } from '@netloom/model';

const RESET_CLOCKS = 10;
/** What a whole test takes at most, in clocks of the slowest clock. */
const TEST_CLOCKS = 100_000;

export function clockText({ clocks }: SocDocument): string {
  return Object.entries(clocks)
    .filter(([, { source }]) => !source)
    .map(
      ([name, { frequency }]) =>
        `always #${halfPeriod(frequency)} ${name} = ~${name}; // ${frequencyText(frequency)}`,
    )
    .join('\n');
}

/** Nanoseconds with three decimals, at least one picosecond. */
function halfPeriod(frequency: number): string {
  return Math.max(0.001, 5e8 / frequency).toFixed(3);
}

function frequencyText(frequency: number): string {
  const [scale, unit] = frequency >= 1e6 ? [1e6, 'MHz'] : frequency >= 1e3 ? [1e3, 'kHz'] : [1, 'Hz'];
  return `${Number((frequency / scale).toPrecision(9))} ${unit}`;
}

/** A clock as the bench sees it: its own, or one that the design makes. */
export function benchName(clocks: SocDocument['clocks'], name: string): string {
  return clocks[name]?.source ? `dut.${name}` : name;
}

/** Every reset from outside is released between two edges of its clock; `ready` tells that all are, inside too. */
export function resetItems({ clocks, resets }: SocDocument): ItemText[] {
  const outside = Object.entries(resets).filter(([, { source }]) => !source);
  const inside = Object.entries(resets).filter(([, { source }]) => source);
  const lines = [
    ...(inside.length > 0 ? assertingEdge(outside) : []),
    ...outside.flatMap(([name, { polarity, clock }]) => [
      `  repeat (${RESET_CLOCKS}) @(negedge ${benchName(clocks, clock)});`,
      `  ${name} = ${polarity === 'low' ? "1'b1" : "1'b0"};`,
    ]),
    ...inside.flatMap(([name, { clock }]) => [
      `  wait (dut.${name});`,
      `  repeat (${RESET_CLOCKS}) @(negedge ${benchName(clocks, clock)});`,
    ]),
  ];
  const text = ['initial begin : reset', ...lines, "  ready = 1'b1;", 'end'].join('\n');
  return [
    { kind: 'declarations', declarations: [{ name: 'ready', value: "1'b0" }] },
    { kind: 'text', text },
  ];
}

/** Resets are active from the first moment on; what is reset asynchronously before its clock runs needs to see them come. */
function assertingEdge(outside: readonly [string, SocReset][]): string[] {
  const set = (isActive: boolean) =>
    outside.map(
      ([name, { polarity }]) => `  ${name} = ${isActive === (polarity === 'high') ? "1'b1" : "1'b0"};`,
    );
  return [...set(false), '  #1;', ...set(true)];
}

/** Nanoseconds after which a test is taken to hang: at least a millisecond, at most what an `int` holds. */
function timeoutOf({ clocks }: SocDocument): number {
  const slowest = Math.min(...Object.values(clocks).map(({ frequency }) => frequency), 1e9);
  return Math.min(2e9, Math.max(1e6, Math.ceil((TEST_CLOCKS * 1e9) / slowest)));
}

/** Counters of the checks, and the tasks that end a test. */
export function controlItems(document: SocDocument): ItemText[] {
  const counters = ['checks', 'errors'].map((name) => ({ name, type: 'int', value: '0' }));
  return [
    { kind: 'declarations', declarations: counters },
    { kind: 'blank' },
    { kind: 'text', text: controlText(document) },
  ];
}

function controlText(document: SocDocument): string {
  const { name } = document;
  return `task automatic check(input logic holds, input string message);
  checks++;
  if (holds !== 1'b1) fail(message);
endtask

task automatic fail(input string message);
  $display("%0t: error: %0s", $time, message);
  errors++;
endtask

task automatic finish_test;
  report;
  if (errors > 0) $display("FAIL: %0d error(s)", errors);
  else if (checks > 0) $display("PASS: %0d check(s)", checks);
  else $display("INCONCLUSIVE: ${name}_tb checks nothing; write its tests in own_tests");
  $finish;
endtask

initial begin : waves
  $dumpfile("${name}_tb.fst");
  $dumpvars(0, ${name}_tb);
end

initial begin : watchdog
  int timeout;
  if (!$value$plusargs("timeout=%d", timeout)) timeout = ${timeoutOf(document)};
  #(timeout) fail("timeout");
  finish_test;
end`;
}
