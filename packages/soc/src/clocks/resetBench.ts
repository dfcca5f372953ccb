import type { SocDocument } from '@netloom/model';
import { madeOf } from '../generators/clockResetUnit/controls.ts';
import { portsWithin } from '../generators/clockResetUnit/ports.ts';
import { emptyPeer } from './benchPeer.ts';
import { resetSequence } from './resetSequence.ts';
import { unitOf } from './unit.ts';

/** A bench around the clock-and-reset unit of a document. */
export interface ResetBench {
  module: string;
  text: string;
  /** Resets that are made, in the order of their release as the description has it. */
  resets: string[];
}

/** Periods of the slowest input for which the power-on reset is held. */
const HELD_PERIODS = 4;
/** Periods of its reference that a PLL takes to lock, in simulation. */
const LOCKING = 64;
/** Times the longest release that the description has, after which none is waited for. */
const PATIENCE = 3;

/**
 * A bench that releases the power-on reset of the unit with an edge of every clock that comes in, and tells when each reset
 * is released: `released <name> <ns>` after the power-on reset and the lock of every PLL, `again <name> <ns>` where it is
 * asserted once more, `never <name>`. Undefined where the document has no unit or no power-on reset.
 */
export function resetBench(document: SocDocument): ResetBench | undefined {
  const unit = unitOf(document);
  const made = madeOf(document);
  const { inputs, causes, hints, powerOn, plls } = made;
  if (unit === undefined || powerOn === undefined) return undefined;
  const sequence = resetSequence(document).filter(({ name }) => document.resets[name]?.source);
  const periods = inputs.map((name) => 1e9 / document.clocks[name]!.frequency);
  const slowest = Math.max(...periods, 1);
  const held = HELD_PERIODS * slowest;
  const longest = Math.max(0, ...sequence.map(({ released }) => (released ?? 0) * 1e9));
  const end = PATIENCE * longest + (plls.length > 0 ? LOCKING : HELD_PERIODS) * slowest + 100;
  const active = (low: boolean) => (low ? "1'b0" : "1'b1");
  const idle = (low: boolean) => (low ? "1'b1" : "1'b0");
  const asserted = causes.map(({ port, low, kind, end: name }) =>
    kind === 'reset' && name === powerOn
      ? `    ${port} = ${idle(low)};\n    #0.001 ${port} = ${active(low)};\n    #${ns(held)} ${port} = ${idle(low)};`
      : `    ${port} = ${idle(low)};`,
  );
  const [own, ownReset] = ['clk', 'rst_n'].map((port) => drivenBy(document, `${unit}.${port}`));
  const module = `${document.name}_resets`;
  const outputs = portsWithin(document).ports.filter(({ direction }) => direction === 'out');
  const text = `// When the resets of ${document.name} are released, as its generated unit does it.
\`timescale 1ns / 1fs
module ${module};
${[...inputs.map((name) => `in_${name}`), ...[...causes, ...hints].map(({ port }) => port)].map((port) => `  logic ${port} = 1'b0;`).join('\n')}
${outputs.map(({ name }) => `  logic ${name};`).join('\n')}
  realtime zero = -1;

  ${document.name}_${unit} dut (
    .clk(${own ?? "1'b0"}), .rst_n(${ownReset ?? "1'b1"}), .test_mode(1'b0),
${[...inputs.map((name) => `in_${name}`), ...[...causes, ...hints].map(({ port }) => port), ...outputs.map(({ name }) => name)].map((port) => `    .${port}(${port}),`).join('\n')}
${emptyPeer()}
  );

${inputs.map((name, index) => clockText(name, periods[index]!, held)).join('')}
  // From here on, and not before: every PLL has locked.
  always @(dut.power_on) zero = dut.power_on === 1'b1 ? $realtime : -1;

${sequence.map(({ name }) => watchText(name)).join('')}
  initial begin
    $dumpfile("../dump.fst");
    $dumpvars(0, ${module});
${asserted.filter((line) => !line.includes('#')).join('\n')}
${asserted.filter((line) => line.includes('#')).join('\n')}
    #${ns(end)};
${sequence.map(({ name }) => `    if (released_${name} < 0) $display("never ${name}");`).join('\n')}
    $finish;
  end
endmodule
`;
  return { module, text: text.replace(/\n{3,}/g, '\n\n'), resets: sequence.map(({ name }) => name) };
}

const ns = (value: number) => String(Number(value.toFixed(6)));

/** A clock that has a rising edge right before the power-on reset is released. */
function clockText(name: string, period: number, held: number): string {
  const first = held - Math.floor(held / period) * period;
  return `  initial begin
    #${ns(first)};
    forever begin
      in_${name} = 1'b1;
      #${ns(period / 2)} in_${name} = 1'b0;
      #${ns(period / 2)};
    end
  end

`;
}

function watchText(name: string): string {
  return `  realtime released_${name} = -1;
  always @(posedge out_${name}) if (zero >= 0) begin
    if (released_${name} < 0) $display("released ${name} %0.6f", $realtime - zero);
    released_${name} = $realtime;
  end
  always @(negedge out_${name})
    if (released_${name} >= 0) $display("again ${name} %0.6f", $realtime - zero);

`;
}

/** The port of the unit that a clock or reset of its own is. */
function drivenBy(document: SocDocument, port: string): string | undefined {
  const from = document.portConnections.find(({ to }) => to === port)?.from;
  const known = from === undefined ? undefined : (document.clocks[from] ?? document.resets[from]);
  return known === undefined ? undefined : `${known.source ? 'out' : 'in'}_${from}`;
}
