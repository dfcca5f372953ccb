import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { managerInterfaces } from '../rtl/top/topPorts.ts';
import { sv } from '../rtl/sv.ts';
import { readBursts } from './readBursts.ts';
import { lineBits } from './interruptLines.ts';
import { cleared, code, declared, note, variable } from './items.ts';
import { stable } from './stable.ts';
import { writeBursts } from './writeBursts.ts';
import { hasLateErrors } from '../options/lateErrors.ts';

/** Answers of the bench on the core's AXI ports, and what the standard forbids a manager there. */
export function busParts(options: CoreOptions): ItemText[] {
  return managerInterfaces(options).flatMap((manager, index) => {
    const { prefix, readOnly, protocol } = manager;
    const [read, write] = [4 * index + 1, 4 * index + 3];
    const late = hasLateErrors(options);
    if (protocol === 'axi4')
      return [
        ...readBursts(options, manager, read),
        ...(readOnly ? [] : writeBursts(options, manager, write, late)),
      ];
    return [
      ...readChannels(prefix, read),
      ...(readOnly ? [] : writeChannels(prefix, write, late, lineBits(options))),
    ];
  });
}

/** Up to four reads under way; each is looked up when its address is taken. `place`: of its random numbers. */
function readChannels(port: string, place: number): ItemText[] {
  return [
    note(`Reads on ${port}`),
    declared(
      { ...variable(`${port}_answers`, 34), unpacked: '[0:3]' },
      cleared(`${port}_reads`, 3),
      cleared(`${port}_first`, 2),
      variable(`${port}_next`, 2),
      cleared(`${port}_offered`),
      cleared(`${port}_ar_random`, 32),
      cleared(`${port}_r_random`, 32),
    ),
    code(takeReads(port, place)),
    ...stable(port, 'ar', ['araddr', 'arprot']),
  ];
}

const takeReads = (port: string, place: number) => sv`
    always @(posedge clk) begin
      ${port}_ar_random <= draw(32'd${place});
      ${port}_r_random  <= draw(32'd${place + 1});
    end

    assign ${port}_next = ${port}_first + ${port}_reads[1:0];

    // Busy and idle times of the bus change every 512 cycles.
    assign ${port}_arready = ${port}_reads < 3'd4 && (!latency || (cycle[9] ? ${port}_ar_random[7] : ${port}_ar_random[9:7] != 3'd0));
    assign ${port}_rvalid  = ${port}_reads != 3'd0 && (!latency || ${port}_offered || (cycle[9] ? ${port}_r_random[9:7] == 3'd0 : ${port}_r_random[7]));
    assign {${port}_rresp, ${port}_rdata} = ${port}_rvalid ? ${port}_answers[${port}_first] : 34'd0;

    always @(posedge clk)
      if (!rst_n) begin
        ${port}_reads   <= 3'd0;
        ${port}_offered <= 1'b0;
      end else begin
        ${port}_offered <= ${port}_rvalid && !${port}_rready;
        ${port}_reads <= ${port}_reads + {2'd0, ${port}_arvalid && ${port}_arready} - {2'd0, ${port}_rvalid && ${port}_rready};
        if (${port}_rvalid && ${port}_rready) ${port}_first <= ${port}_first + 2'd1;
        if (${port}_arvalid && ${port}_arready) begin
          if (fails(${port}_araddr, ${port}_arprot[2], 32'd${place + 100})) begin
            ${port}_answers[${port}_next] <= {SLVERR, 32'hdead_dead};
            note_error(${port}_araddr, {1'b0, ${port}_arprot[2]});
          end else begin
            ${port}_answers[${port}_next] <= answer(${port}_araddr);
            note_read(${port}_araddr);
          end
        end
      end
  `;

/**
 * One write at a time: its address and its data in any order. Stores that retire before their error is known cannot be
 * followed through random ones: a core with a store buffer meets errors of stores where there is no memory.
 */
function writeChannels(port: string, place: number, lateErrors: boolean, lines: number): ItemText[] {
  const hit = lateErrors ? "1'b0" : `fails(${port}_write_address, 1'b0, 32'd${place + 100})`;
  return [
    note(`Writes on ${port}`),
    declared(
      cleared(`${port}_has_address`),
      cleared(`${port}_has_data`),
      variable(`${port}_address`, 32),
      variable(`${port}_data`, 36),
      cleared(`${port}_done`),
      cleared(`${port}_b_offered`),
      cleared(`${port}_response`, 2),
      cleared(`${port}_w_random`, 32),
      variable(`${port}_write`),
      variable(`${port}_write_address`, 32),
      variable(`${port}_write_data`, 36),
    ),
    code(answerWrites(port, place)),
    code(takeWrites(port, hit, lines)),
    ...stable(port, 'aw', ['awaddr', 'awprot']),
    ...stable(port, 'w', ['wdata', 'wstrb']),
  ];
}

const answerWrites = (port: string, place: number) => sv`
    always @(posedge clk) ${port}_w_random <= draw(32'd${place});

    assign ${port}_awready = !${port}_has_address && (!${port}_done || ${port}_bvalid) && (!latency || ${port}_w_random[5]);
    assign ${port}_wready  = !${port}_has_data && (!${port}_done || ${port}_bvalid) && (!latency || ${port}_w_random[6]);
    assign ${port}_bvalid  = ${port}_done && (!latency || ${port}_b_offered || ${port}_w_random[8:7] == 2'd0);
    assign ${port}_bresp   = ${port}_response;

    assign ${port}_write = (${port}_has_address || (${port}_awvalid && ${port}_awready)) && (${port}_has_data || (${port}_wvalid && ${port}_wready));
    assign ${port}_write_address = ${port}_has_address ? ${port}_address : ${port}_awaddr;
    assign ${port}_write_data    = ${port}_has_data ? ${port}_data : {${port}_wstrb, ${port}_wdata};
  `;

/** The registers of the write channels; `hit`: whether an error chosen at random hits the write. */
function takeWrites(port: string, hit: string, lines: number): string {
  return sv`
    always @(posedge clk) begin
      lowered <= ${lines}'d0;
      raised  <= ${lines}'d0;
      if (!rst_n) begin
        ${port}_has_address <= 1'b0;
        ${port}_has_data    <= 1'b0;
        ${port}_done        <= 1'b0;
        ${port}_b_offered   <= 1'b0;
      end else begin
        ${port}_b_offered <= ${port}_bvalid && !${port}_bready;
        if (${port}_bvalid && ${port}_bready) ${port}_done <= 1'b0;
        if (${port}_awvalid && ${port}_awready) ${port}_address <= ${port}_awaddr;
        if (${port}_wvalid && ${port}_wready) ${port}_data <= {${port}_wstrb, ${port}_wdata};
        ${port}_has_address <= !${port}_write && (${port}_has_address || (${port}_awvalid && ${port}_awready));
        ${port}_has_data    <= !${port}_write && (${port}_has_data || (${port}_wvalid && ${port}_wready));
        if (${port}_write) begin
          ${port}_done <= 1'b1;
          if (${hit}) begin
            ${port}_response <= SLVERR;
            note_error(${port}_write_address, 2'b10);
          end else begin
            ${port}_response <= taken(${port}_write_address);
            write_memory(${port}_write_address, ${port}_write_data[31:0], ${port}_write_data[35:32]);
          end
        end
      end
    end
  `;
}
