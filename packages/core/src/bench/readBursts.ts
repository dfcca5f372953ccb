import type { ItemText } from '@netloom/hdl/emit';
import { hasBusParity } from '../options/busParity.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { writesBack } from '../rtl/cache/dataShape.ts';
import { isCached } from '../rtl/cache/geometry.ts';
import { sv } from '../rtl/sv.ts';
import type { ManagerInterface } from '../rtl/top/topPorts.ts';
import { cleared, code, declared, note, variable } from './items.ts';
import { stable } from './stable.ts';

/** Reads that wait for their beats, at most, of each ID. */
const READS = 4;

/**
 * Bursts of AXI4: up to four under way of each ID, whose beats come in any order of the IDs. The first beat of a burst
 * comes `first` clocks after its address was accepted, at the earliest: a burst behind another waits at the same time.
 * `place`: of its random numbers.
 */
export function readBursts(
  options: CoreOptions,
  { prefix, ids }: ManagerInterface,
  place: number,
): ItemText[] {
  const queues = ids ? [0, 1] : [0];
  // A store that has left the pipeline hears of an error of the line that it needs too late to be followed.
  const late = options.advanced.storeBuffer && writesBack(options);
  return [
    note(`Reads on ${prefix}`),
    declared(
      cleared(`${prefix}_ar_random`, 32),
      cleared(`${prefix}_r_random`, 32),
      cleared(`${prefix}_offered`),
    ),
    ...queues.flatMap((id) =>
      queue(options, prefix, id, ids ? ` && ${prefix}_arid == 1'd${id}` : '', place, late),
    ),
    code(channels(options, prefix, queues, place)),
    code(rules(options, prefix)),
    ...stable(
      prefix,
      'ar',
      ['araddr', 'arlen', 'arburst', 'arcache', 'arprot', ...(ids ? ['arid'] : [])],
      50,
    ),
  ];
}

/** The reads of an ID, in order; `<port>_<id>_answer` is the beat that is due. */
function queue(
  options: CoreOptions,
  port: string,
  id: number,
  own: string,
  place: number,
  late: boolean,
): ItemText[] {
  const q = `${port}_${id}`;
  return [
    declared(
      { ...variable(`${q}_queue`, 43), unpacked: `[0:${READS - 1}]` },
      { ...variable(`${q}_taken`, 32), unpacked: `[0:${READS - 1}]` },
      cleared(`${q}_since`, 32),
      cleared(`${q}_count`, 3),
      cleared(`${q}_waiting`, 3),
      cleared(`${q}_first`, 2),
      variable(`${q}_next`, 2),
      cleared(`${q}_runs`),
      cleared(`${q}_active`),
      cleared(`${q}_at`, 32),
      cleared(`${q}_left`, 8),
      cleared(`${q}_last`),
      cleared(`${q}_kind`, 3),
      cleared(`${q}_length`, 8),
      cleared(`${q}_answer`, 34),
      ...(hasBusParity(options) ? [cleared(`${q}_turned`, 34)] : []),
      variable(`${q}_given`),
      cleared(`${q}_pace`, 32),
      variable(`${q}_due`),
    ),
    code(beats(options, port, q, own, place + 100 + 2 * id, late)),
  ];
}

/** With parity, half of the errors are answers of which a bit is lost on the way. */
const failing = (options: CoreOptions, q: string, place: number) =>
  hasBusParity(options)
    ? sv`
        ${q}_answer <= cycle[0] ? {SLVERR, 32'hdead_dead} : answer(${q}_at);
        ${q}_turned <= cycle[0] ? 34'd0 : 34'd1 << draw(32'd${place + 3}) % 32'd34;
      `
    : `${q}_answer <= {SLVERR, 32'hdead_dead};`;

/** The first beat of a burst, which fails under a condition. */
const firstBeat = (options: CoreOptions, q: string, fails: string, place: number) => sv`
  if (${fails}) begin
    ${failing(options, q, place)}
    note_error(${q}_at, {1'b0, ${q}_kind[2]});
  end else begin
    ${hasBusParity(options) && `${q}_turned <= 34'd0;`}
    ${q}_answer <= answer(${q}_at);
    note_read(${q}_at);
  end
`;

/** A beat behind the first, which fails under a condition. */
const laterBeat = (options: CoreOptions, q: string, fails: string, place: number) =>
  hasBusParity(options)
    ? sv`
        ${q}_turned <= 34'd0;
        ${q}_answer <= answer(${q}_at);
        if (${fails}) begin
          ${failing(options, q, place)}
        end
      `
    : `${q}_answer <= ${fails} ? {SLVERR, 32'hdead_dead} : answer(${q}_at);`;

const beats = (
  options: CoreOptions,
  port: string,
  q: string,
  own: string,
  place: number,
  late: boolean,
) => sv`
    // The first beat of a burst is what the core waits for: its error must show.
    always @(posedge clk)
      if (!rst_n) begin
        ${q}_count = 3'd0;
        ${q}_runs = 1'b0;
        ${q}_waiting <= 3'd0;
        ${q}_active <= 1'b0;
      end else begin
        if (${port}_arvalid && ${port}_arready${own}) begin
          ${q}_next = ${q}_first + ${q}_count[1:0];
          ${q}_queue[${q}_next] = {${port}_arprot[2], ${port}_arburst, ${port}_arlen, ${port}_araddr};
          ${q}_taken[${q}_next] = cycle[31:0];
          ${q}_count = ${q}_count + 3'd1;
        end
        if (${q}_pace < refill) ${q}_pace <= ${q}_pace + 32'd1;
        if (${q}_runs && ${q}_given) begin
          if (${q}_left == 8'd0) ${q}_runs = 1'b0;
          else begin
            ${q}_at = following(${q}_at, ${q}_kind[1:0], ${q}_length);
            ${q}_left = ${q}_left - 8'd1;
            ${q}_pace <= 32'd1;
            ${laterBeat(options, q, `fails(${q}_at, ${q}_kind[2], 32'd${place + 50})`, place)}
          end
        end
        if (!${q}_runs && ${q}_count != 3'd0) begin
          {${q}_kind, ${q}_length, ${q}_at} = ${q}_queue[${q}_first];
          ${q}_since <= ${q}_taken[${q}_first];
          ${q}_left = ${q}_length;
          ${q}_first = ${q}_first + 2'd1;
          ${q}_count = ${q}_count - 3'd1;
          ${q}_runs = 1'b1;
          ${q}_pace <= ${q}_length == 8'd0 ? refill : 32'd1;
          ${firstBeat(options, q, `${late ? `${q}_kind[2] && ` : ''}fails(${q}_at, ${q}_kind[2], 32'd${place})`, place)}
        end
        ${q}_waiting <= ${q}_count;
        ${q}_active <= ${q}_runs;
        ${q}_last <= ${q}_left == 8'd0;
      end
  `;

/** Ready and valid at random times; with IDs, either of the beats that are due. */
function channels(options: CoreOptions, port: string, queues: readonly number[], place: number): string {
  const parity = hasBusParity(options);
  const both = queues.length === 2;
  const due = queues.map((id) => `${port}_${id}_due`).join(' || ');
  const chosen = both
    ? `${port}_1_due && (!${port}_0_due || (latency && ${port}_r_random[20]) || ${port}_held || &${port}_passed)`
    : "1'b0";
  const of = (name: string) =>
    both ? `(${port}_chosen ? ${port}_1_${name} : ${port}_0_${name})` : `${port}_0_${name}`;
  return sv`
    always @(posedge clk) begin
      ${port}_ar_random <= draw(32'd${place});
      ${port}_r_random  <= draw(32'd${place + 1});
    end

    ${both && `logic ${port}_chosen;\nlogic ${port}_held;\nlogic [2:0] ${port}_passed = 3'd0; // beats of ID 0 while one of ID 1 is due, which comes after seven`}
    // Busy and idle times of the bus change every 512 cycles.
    assign ${port}_arready = ${queues.map((id) => `${port}_${id}_waiting < 3'd${READS}`).join(' && ')} && (!latency || (cycle[9] ? ${port}_ar_random[7] : ${port}_ar_random[9:7] != 3'd0));
    assign ${port}_rvalid  = (${due}) && (!latency || ${port}_offered || (cycle[9] ? ${port}_r_random[9:7] == 3'd0 : ${port}_r_random[7]));
    ${both && `assign ${port}_chosen = ${chosen};\nassign ${port}_rid = ${port}_chosen;`}
    assign {${port}_rresp, ${port}_rdata} = ${port}_rvalid ? ${of('answer')}${parity && ` ^ ${of('turned')}`} : 34'd0;
    assign ${port}_rlast = ${of('last')};
    ${parity && `logic ${port}_r_turned;\nassign ${port}_r_turned = ${of('turned')} != 34'd0;\nassign ${port}_ruser = read_bits(${of('answer')}, ${port}_rlast);`}
    ${queues.map((id) => `assign ${port}_${id}_due   = ${port}_${id}_active && ${port}_${id}_pace >= refill && cycle[31:0] - ${port}_${id}_since >= first;`).join('\n')}
    ${queues.map((id) => `assign ${port}_${id}_given = ${port}_rvalid && ${port}_rready${both ? ` && ${port}_chosen == 1'd${id}` : ''};`).join('\n')}

    always @(posedge clk) begin
      ${port}_offered <= rst_n && ${port}_rvalid && !${port}_rready;
      ${both && `${port}_held <= rst_n && ${port}_rvalid && !${port}_rready && ${port}_chosen;`}
      ${both && `if (!${port}_1_due || ${port}_1_given) ${port}_passed <= 3'd0;\nelse if (${port}_0_given && !(&${port}_passed)) ${port}_passed <= ${port}_passed + 3'd1;`}
    end
  `;
}

/** Arm IHI 0022H, A3.4.1, as far as a core has use for it. Nothing but the cached region is read by bursts. */
const rules = (options: CoreOptions, port: string) => sv`
    always @(posedge clk)
      if (rst_n && ${port}_arvalid) begin
        if (${port}_arsize != 3'd2 || ${port}_araddr[1:0] != 2'd0) finish("axi-size", ${port}_araddr);
        if (${port}_arburst == 2'b10 ? ${port}_arlen != 8'd1 && ${port}_arlen != 8'd3 && ${port}_arlen != 8'd7 && ${port}_arlen != 8'd15 : ${port}_arburst != 2'b01)
          finish("axi-burst", ${port}_araddr);
        if (${port}_arburst == 2'b01 && {20'd0, ${port}_araddr[11:0]} + {22'd0, ${port}_arlen, 2'b00} > 32'd4095)
          finish("axi-4k", ${port}_araddr);
        if (${port}_arlen != 8'd0 && !(${options.memory.cachedRegion ? isCached(`${port}_araddr`, options) : "1'b0"}))
          finish("axi-uncached-burst", ${port}_araddr);
      end
  `;
