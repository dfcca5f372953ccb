import { sv } from '../../src/rtl/sv.ts';
import type { CoreOptions } from '../../src/index.ts';

/** The bytes that are stored of a word, the lowest first; null: not this one. */
type Bytes = readonly (number | null)[];

/** What the bus sees. */
export type Seen = { kind: 'store'; address: number; bytes: Bytes } | { kind: 'load'; address: number };

/** What the load-store unit asks for, the write of an atomic instruction among it, and when it rests for some cycles. */
export type Access =
  | Seen
  | { kind: 'atomic'; address: number; bytes: Bytes }
  | { kind: 'pause'; cycles: number };

export interface Waits {
  /** Cycles from a request to its grant, and from the grant to the answer; random up to them where `random`. */
  grant: number;
  answer: number;
  random?: boolean;
}

const hex = (value: number) => `32'h${value.toString(16)}`;
const upwards = (bytes: Bytes) => bytes.toReversed();
const strobeOf = (bytes: Bytes) => upwards(bytes).map((value) => (value === null ? '0' : '1'));
const digits = (value: number | null) => (value ?? 0).toString(16).padStart(2, '0');

const word = (bytes: Bytes) => `4'b${strobeOf(bytes).join('')}, 32'h${upwards(bytes).map(digits).join('')}`;

function call(access: Access): string {
  switch (access.kind) {
    case 'store':
      return `send(2'b11, ${hex(access.address)}, ${word(access.bytes)});`;
    case 'atomic':
      return `send(2'b10, ${hex(access.address)}, ${word(access.bytes)});\nhear;`;
    case 'load':
      return `send(2'b00, ${hex(access.address)}, 4'b1111, 32'd0);\nhear;`;
    case 'pause':
      return `repeat (${access.cycles}) @(negedge clk);`;
  }
}

/** Bench of a store buffer, each access in the cycle after the one before where it is taken. Prints what the bus sees. */
export function storeBufferBench(options: CoreOptions, accesses: readonly Access[], waits: Waits): string {
  const hits = options.memory.dataCache !== null;
  return sv`
    module bench;
      logic clk = 0, rst_n = 0;
      always #5 clk = !clk;

      logic access_req = 0, access_we = 0, access_buffered = 0;
      logic [31:0] access_addr = 0, access_wdata = 0;
      logic [3:0] access_be = 0;
      wire access_gnt, access_rvalid, access_err, done_buffered, idle, store_error;
      wire dbus_req, dbus_we;
      wire [31:0] dbus_addr, dbus_wdata;
      wire [3:0] dbus_be;
      ${hits && 'wire access_hit;'}

      ${options.name}_store_buffer dut (
        .clk, .rst_n, .access_req, .access_we, .access_buffered, .access_addr, .access_be, .access_wdata,
        .access_gnt, .access_rvalid, .access_err, .access_behind(1'b0), .done_buffered, .idle, .store_error,
        ${hits && '.access_hit, .dbus_hit,'}
        .dbus_req, .dbus_we, .dbus_addr, .dbus_be, .dbus_wdata, .dbus_gnt, .dbus_rvalid, .dbus_err(1'b0)
      );

      ${bus(waits, hits)}

      // An access, of which the buffer takes stores alone, until it is granted.
      task send(input [1:0] kind, input [31:0] address, input [3:0] strobe, input [31:0] data);
        {access_req, access_we, access_buffered} = {1'b1, kind};
        {access_addr, access_be, access_wdata} = {address, strobe, data};
        do @(posedge clk); while (!access_gnt);
        @(negedge clk) access_req = 0;
      endtask

      task hear;
        do @(posedge clk); while (!access_rvalid || done_buffered);
        @(negedge clk);
      endtask

      initial begin
        repeat (2) @(negedge clk);
        rst_n = 1;
        ${accesses.map(call).join('\n')}
        while (!idle) @(negedge clk);
        $finish;
      end
      initial #10000000 begin
        $display("no end");
        $finish;
      end
    endmodule
  `;
}

/** One access at a time; a hit frees the bus in the cycle of its answer. */
const bus = ({ grant, answer, random = false }: Waits, hits: boolean) => {
  const drawn = (cycles: number) => (random ? `$urandom % ${cycles + 1}` : String(cycles));
  return sv`
    integer waited = 0, wanted = ${grant}, left = -1;
    logic offered = 0, hit = 0;
    logic [68:0] offer;
    wire dbus_rvalid = left == 0;
    ${hits && 'wire dbus_hit = dbus_rvalid && hit;'}
    wire dbus_gnt = dbus_req && waited >= wanted;
    always @(posedge clk) if (rst_n) begin
      if (offered && (!dbus_req || offer != {dbus_we, dbus_addr, dbus_be, dbus_wdata})) $display("request changed");
      offered <= dbus_req && !dbus_gnt;
      offer <= {dbus_we, dbus_addr, dbus_be, dbus_wdata};
      waited <= dbus_req && !dbus_gnt ? waited + 1 : 0;
      if (left >= 0) left <= left - 1;
      if (dbus_gnt) begin
        if (left > 0) $display("two at a time");
        $display("%0s %h %b %h", dbus_we ? "store" : "load", dbus_addr, dbus_be, dbus_wdata);
        left <= ${drawn(answer)};
        wanted <= ${drawn(grant)};
        hit <= ${random ? '$urandom' : "1'b0"};
      end
    end
  `;
};

/** @throws Error where the bench has found something wrong. */
export function seenIn(printed: string): Seen[] {
  return printed.split('\n').map((line): Seen => {
    const [, kind, place, strobe, data] = SEEN.exec(line) ?? [];
    if (!kind) throw new Error(line);
    const address = Number.parseInt(place!, 16);
    if (kind === 'load') return { kind, address };
    const bytes = [3, 2, 1, 0].map((at) =>
      strobe![at] === '1' ? Number.parseInt(data!.slice(2 * at, 2 * at + 2), 16) : null,
    );
    return { kind: 'store', address, bytes };
  });
}

const SEEN = /^(store|load) ([0-9a-f]{8}) ([01]{4}) ([0-9a-f]{8})$/;
