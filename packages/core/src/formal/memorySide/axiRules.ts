import { sv } from '../../rtl/sv.ts';
import type { Manager, Side } from './manager.ts';
import { isOf, netsOf } from './subordinate.ts';

const ADDRESS = ['addr', 'len', 'size', 'burst', 'cache', 'prot'];
const WRITE_DATA = ['wdata', 'wstrb', 'wlast'];

const payload = ({ name, ids }: Manager, channel: 'ar' | 'aw' | 'w') => {
  const signals =
    channel === 'w' ? WRITE_DATA : [...(ids ? ['id'] : []), ...ADDRESS].map((signal) => channel + signal);
  return `{${signals.map((signal) => `${name}_${signal}`).join(', ')}}`;
};

const channelsOf = ({ writes }: Manager) => (writes ? (['ar', 'aw', 'w'] as const) : (['ar'] as const));

/** Conditions of what is wrong on a port, and what has to come to pass for them to be asked. */
export interface Rule {
  text: string;
  asks: string;
  wrong: readonly string[];
  /** What must not be in reset. */
  inReset?: readonly string[];
}

/** What is offered stays until it is taken, and in reset nothing is offered (A3.2.1, A3.1.2). */
export function axiStable(port: Manager): Rule {
  const bus = port.name;
  const channels = channelsOf(port);
  const text = channels.map(
    (channel) => sv`
    reg ${bus}_${channel}_waits;
    reg [63:0] ${bus}_${channel}_offer;
    always @(posedge clk) begin
      ${bus}_${channel}_waits <= rst_n && ${bus}_${channel}valid && !${bus}_${channel}ready;
      ${bus}_${channel}_offer <= ${payload(port, channel)};
    end
  `,
  );
  return {
    text: text.join('\n'),
    asks: channels.map((channel) => `${bus}_${channel}_waits`).join(' && '),
    wrong: channels.map(
      (channel) =>
        `${bus}_${channel}_waits && !(${bus}_${channel}valid && ${bus}_${channel}_offer == ${payload(port, channel)})`,
    ),
    inReset: channels.map((channel) => `${bus}_${channel}valid`),
  };
}

const beats = (line: number | null) => (line === null ? 1 : line / 4);

/** A burst of a side: a word, or a whole line, which wraps when it is read and begins with its first word when written. */
function bursts(port: Manager, side: Side, channel: 'ar' | 'aw'): string[] {
  const at = (signal: string) => `${port.name}_${channel}${signal}`;
  const most = channel === 'ar' || side.writesLines ? beats(side.line) : 1;
  return [
    `${at('size')} != 3'd2 || ${at('addr')}[1:0] != 2'd0`,
    `${at('len')} != 8'd0 && ${at('len')} != 8'd${most - 1}`,
    `${at('burst')} != 2'b01 && ${at('burst')} != 2'b10`,
    // A3.4.1: a burst that wraps has 2, 4, 8 or 16 beats, and no other crosses 4 KiB.
    `${at('burst')} == 2'b10 && !(${[2, 4, 8, 16].map((count) => `${at('len')} == 8'd${count - 1}`).join(' || ')})`,
    `${at('burst')} == 2'b01 && {1'b0, ${at('addr')}[11:0]} + {3'd0, ${at('len')}, 2'b00} > 13'd4092`,
  ].map((wrong) => `${at('valid')} && ${isOf(port, channel, side)} && (${wrong})`);
}

/** Every burst is one that the standard allows. */
export function axiBursts(port: Manager): Rule {
  const data = port.sides.filter(({ of }) => of === 'data');
  const bus = port.name;
  const longest = (side: Side) =>
    `${bus}_arvalid && ${isOf(port, 'ar', side)} && ${bus}_arlen == 8'd${beats(side.line) - 1}`;
  return {
    text: '',
    asks: port.sides.map((side) => `(${longest(side)})`).join(' || '),
    wrong: [
      ...port.sides.flatMap((side) => bursts(port, side, 'ar')),
      ...(port.writes ? data.flatMap((side) => bursts(port, side, 'aw')) : []),
      ...(port.ids && port.writes ? [`${bus}_awvalid && !${bus}_awid`] : []),
    ],
  };
}

/** The last beat alone is marked as such, and no beat comes that no address has announced (A3.4.1, A3.3). */
export function axiWriteData(port: Manager): Rule {
  const bus = port.name;
  const text = sv`
    reg ${bus}_announced, ${bus}_writing;
    reg [7:0] ${bus}_length, ${bus}_written;
    // A write begins with its address, at the earliest with the response to the one before; beats may be taken before it is.
    wire ${bus}_goes_on = ${bus}_announced && !${bus}_b;
    wire ${bus}_begins = ${bus}_awvalid && !${bus}_goes_on;
    wire [7:0] ${bus}_last = ${bus}_begins ? ${bus}_awlen : ${bus}_length;
    wire [7:0] ${bus}_number = ${bus}_writing ? ${bus}_written : 8'd0;
    reg ${bus}_done;
    always @(posedge clk) begin
      if (${bus}_begins) ${bus}_length <= ${bus}_awlen;
      ${bus}_announced <= rst_n && (${bus}_begins || ${bus}_goes_on);
      ${bus}_writing <= rst_n && (${bus}_w ? !${bus}_wlast : ${bus}_writing);
      ${bus}_done <= rst_n && ((${bus}_w && ${bus}_wlast) || (${bus}_done && !${bus}_b));
      if (${bus}_w) ${bus}_written <= ${bus}_number + 8'd1;
    end
  `;
  return {
    text,
    asks: `${bus}_wvalid && ${bus}_wlast && ${bus}_number == ${bus}_last`,
    wrong: [
      `${bus}_wvalid && !${bus}_begins && !${bus}_goes_on`,
      `${bus}_wvalid && ${bus}_done && !${bus}_b`,
      `${bus}_wvalid && ${bus}_wlast != (${bus}_number == ${bus}_last)`,
    ],
  };
}

/** No more bursts are under way than are said, and no line is read whose write has no response yet: AR may pass AW. */
export function axiOrder(port: Manager): Rule {
  const bus = port.name;
  const reads = port.sides.map(
    (side) =>
      `${netsOf(port, side)}_asks && ${netsOf(port, side)}_reads - {2'd0, ${netsOf(port, side)}_ends} >= 3'd${side.bursts}`,
  );
  // What is asked for is a read behind a write.
  if (!port.writes) return { text: '', asks: "1'b0", wrong: reads };
  const data = port.sides.find(({ of }) => of === 'data')!;
  const line = Math.log2(data.line ?? 4);
  const text = sv`
    reg [31:${line}] ${bus}_at;
    always @(posedge clk) if (${bus}_begins) ${bus}_at <= ${bus}_awaddr[31:${line}];
    reg ${bus}_was_written; // a line, where lines are
    always @(posedge clk)
      ${bus}_was_written <= rst_n && (${bus}_was_written || (${bus}_b && ${bus}_length == 8'd${data.writesLines ? beats(data.line) - 1 : 0}));
    wire ${bus}_unanswered = ${bus}_goes_on || ${bus}_awvalid;
    wire [31:${line}] ${bus}_written_to = ${bus}_goes_on ? ${bus}_at : ${bus}_awaddr[31:${line}];
  `;
  return {
    text,
    asks: `${bus}_was_written && ${bus}_arvalid && ${isOf(port, 'ar', data)}`,
    wrong: [
      ...reads,
      `${bus}_awvalid && ${bus}_aw_due != {2'd0, ${bus}_b}`,
      `${bus}_arvalid && ${isOf(port, 'ar', data)} && ${bus}_unanswered && ${bus}_araddr[31:${line}] == ${bus}_written_to`,
    ],
  };
}
