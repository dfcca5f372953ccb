import type { ItemText } from '@netloom/hdl/emit';
import { hasBusParity } from '../options/busParity.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { isCached } from '../rtl/cache/geometry.ts';
import { sv } from '../rtl/sv.ts';
import type { ManagerInterface } from '../rtl/top/topPorts.ts';
import { lineBits } from './interruptLines.ts';
import { cleared, code, declared, note, variable } from './items.ts';
import { stable } from './stable.ts';

/**
 * One burst of AXI4 at a time, whose first beat may come before its address. Stores whose error comes late meet errors
 * where there is no memory alone. `place`: of its random numbers.
 */
export function writeBursts(
  options: CoreOptions,
  { prefix, ids = false }: ManagerInterface,
  place: number,
  lateErrors: boolean,
): ItemText[] {
  const hit = lateErrors ? "1'b0" : `fails(${prefix}_at, 1'b0, 32'd${place + 100})`;
  return [
    note(`Writes on ${prefix}`),
    declared(
      cleared(`${prefix}_has_address`),
      cleared(`${prefix}_has_data`),
      variable(`${prefix}_address`, 42),
      variable(`${prefix}_data`, 37),
      cleared(`${prefix}_beats`, 8),
      cleared(`${prefix}_done`),
      cleared(`${prefix}_b_offered`),
      cleared(`${prefix}_response`, 2),
      ...(hasBusParity(options) ? [cleared(`${prefix}_b_turned`, 2)] : []),
      cleared(`${prefix}_w_random`, 32),
      variable(`${prefix}_write`),
      variable(`${prefix}_burst`, 42),
      variable(`${prefix}_at`, 32),
      variable(`${prefix}_write_data`, 37),
    ),
    ...(ids ? [code(`assign ${prefix}_bid = 1'b1;`)] : []),
    code(answers(options, prefix, place)),
    code(beats(options, prefix, hit, lineBits(options))),
    code(rules(options, prefix)),
    ...stable(
      prefix,
      'aw',
      ['awaddr', 'awlen', 'awburst', 'awcache', 'awprot', ...(ids ? ['awid'] : [])],
      50,
    ),
    ...stable(prefix, 'w', ['wdata', 'wstrb', 'wlast'], 37),
  ];
}

const answers = (options: CoreOptions, port: string, place: number) => sv`
    always @(posedge clk) ${port}_w_random <= draw(32'd${place});

    assign ${port}_awready = !${port}_has_address && (!${port}_done || ${port}_bvalid) && (!latency || ${port}_w_random[5]);
    assign ${port}_wready  = !${port}_has_data && (!${port}_done || ${port}_bvalid) && (!latency || ${port}_w_random[6]);
    assign ${port}_bvalid  = ${port}_done && (!latency || ${port}_b_offered || ${port}_w_random[8:7] == 2'd0);
    assign ${port}_bresp   = ${port}_response${hasBusParity(options) && ` ^ ${port}_b_turned`};
    ${hasBusParity(options) && `assign ${port}_buser   = check_bit({30'd0, ${port}_response});`}

    assign ${port}_write      = (${port}_has_address || (${port}_awvalid && ${port}_awready)) && (${port}_has_data || (${port}_wvalid && ${port}_wready));
    assign ${port}_burst      = ${port}_has_address ? ${port}_address : {${port}_awburst, ${port}_awlen, ${port}_awaddr};
    assign ${port}_at         = ${port}_burst[31:0];
    assign ${port}_write_data = ${port}_has_data ? ${port}_data : {${port}_wlast, ${port}_wstrb, ${port}_wdata};
  `;

/** With parity, half of the errors are responses of which a bit is lost on the way. */
const failing = (options: CoreOptions, port: string) =>
  hasBusParity(options)
    ? sv`
        ${port}_response <= cycle[0] ? SLVERR : OKAY;
        ${port}_b_turned <= cycle[0] ? 2'd0 : cycle[1] ? 2'd1 : 2'd2;
      `
    : `${port}_response <= SLVERR;`;

/** The beats of a burst, each at its address; `hit`: whether an error chosen at random hits one. */
const beats = (options: CoreOptions, port: string, hit: string, lines: number) => sv`
    always @(posedge clk) begin
      lowered <= ${lines}'d0;
      raised  <= ${lines}'d0;
      if (!rst_n) begin
        ${port}_has_address <= 1'b0;
        ${port}_has_data    <= 1'b0;
        ${port}_done        <= 1'b0;
        ${port}_b_offered   <= 1'b0;
        ${port}_beats       <= 8'd0;
      end else begin
        ${port}_b_offered <= ${port}_bvalid && !${port}_bready;
        if (${port}_bvalid && ${port}_bready) ${port}_done <= 1'b0;
        ${port}_address <= ${port}_burst;
        if (${port}_wvalid && ${port}_wready) ${port}_data <= {${port}_wlast, ${port}_wstrb, ${port}_wdata};
        ${port}_has_address <= ${port}_has_address || (${port}_awvalid && ${port}_awready);
        ${port}_has_data    <= !${port}_write && (${port}_has_data || (${port}_wvalid && ${port}_wready));
        if (${port}_write) begin
          if (${port}_write_data[36] != (${port}_beats == ${port}_burst[39:32])) finish("axi-wlast", ${port}_at);
          ${port}_address[31:0] <= following(${port}_at, ${port}_burst[41:40], ${port}_burst[39:32]);
          ${port}_beats <= ${port}_beats + 8'd1;
          if (${port}_write_data[36]) begin
            ${port}_beats <= 8'd0;
            ${port}_has_address <= 1'b0;
            ${port}_done <= 1'b1;
          end
          ${hasBusParity(options) && `if (${port}_beats == 8'd0) ${port}_b_turned <= 2'd0;`}
          if (${hit}) begin
            ${failing(options, port)}
            note_error(${port}_at, 2'b10);
          end else begin
            if (${port}_beats == 8'd0 || taken(${port}_at) != OKAY) ${port}_response <= taken(${port}_at);
            write_memory(${port}_at, ${port}_write_data[31:0], ${port}_write_data[35:32]);
          end
        end
      end
    end
  `;

/** Arm IHI 0022H, A3.4.1; nothing but the cached region is written by bursts. */
const rules = (options: CoreOptions, port: string) => sv`
    always @(posedge clk)
      if (rst_n && ${port}_awvalid) begin
        if (${port}_awsize != 3'd2 || ${port}_awaddr[1:0] != 2'd0) finish("axi-size", ${port}_awaddr);
        if (${port}_awburst != 2'b01) finish("axi-burst", ${port}_awaddr);
        if ({20'd0, ${port}_awaddr[11:0]} + {22'd0, ${port}_awlen, 2'b00} > 32'd4095) finish("axi-4k", ${port}_awaddr);
        if (${port}_awlen != 8'd0 && !(${options.memory.cachedRegion ? isCached(`${port}_awaddr`, options) : "1'b0"}))
          finish("axi-uncached-burst", ${port}_awaddr);
      end
  `;
