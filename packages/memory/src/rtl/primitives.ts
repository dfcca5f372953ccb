import { emitInstance } from '@netloom/hdl/emit';
import { bitsFor } from '../geometry.ts';
import type { Macro } from '../library/macro.ts';
import { readingOf, writingOf } from '../plan/ports.ts';
import type { RequestPort, Seat } from '../plan/ports.ts';

const instance = (
  module: string,
  pins: Readonly<Record<string, string>>,
  parameters: Readonly<Record<string, string>> = {},
) =>
  emitInstance({
    module,
    name: 'u_block',
    parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })),
    ports: Object.entries(pins).map(([name, value]) => ({ name, value })),
  }).trimEnd();

const padded = (value: string, bits: number, wanted: number) =>
  bits === wanted ? value : `{${wanted - bits}'d0, ${value}}`;

/** Data lines of SB_RAM40_4K that a narrow shape uses: every 16/width-th (Lattice iCE Technology Library). */
const LANES: Readonly<Record<number, (bit: number) => number>> = {
  16: (bit) => bit,
  8: (bit) => 2 * bit,
  4: (bit) => 4 * bit + 1,
  2: (bit) => 8 * bit + 3,
};

export function ram40Text({ bits, words }: Macro, reader: Seat, writer: Seat, starts: boolean): string {
  const lane = LANES[bits]!;
  const lines = Array.from({ length: bits }, (_, bit) => lane(bit));
  const [r, w] = [reader.port, writer.port];
  const address = ({ name }: RequestPort) => padded(`${name}_addr`, bitsFor(words), 11);
  const used = new Map(lines.map((line, bit) => [line, `${w.name}_wdata[${bit}]`]));
  const driven = Array.from({ length: 16 }, (_, line) => used.get(15 - line) ?? "1'b0");
  const mode = String(Math.log2(16 / bits));
  const block = instance(
    'SB_RAM40_4K',
    {
      RDATA: 'block_rdata',
      RCLK: 'clk',
      RCLKE: "1'b1",
      RE: readingOf(r),
      RADDR: address(r),
      WCLK: 'clk',
      WCLKE: "1'b1",
      WE: writingOf(w),
      WADDR: address(w),
      MASK: bits === 16 ? `~${w.name}_mask` : "16'd0",
      WDATA: `{${driven.join(', ')}}`,
    },
    { READ_MODE: mode, WRITE_MODE: mode, ...(starts && pieces('INIT_', 16, 256)) },
  );
  const read = lines.map((line) => `block_rdata[${line}]`).toReversed();
  return ['logic [15:0] block_rdata;', `assign ${r.name}_rdata = {${read.join(', ')}};`, block].join('\n');
}

export function spramText(): string {
  return instance('SB_SPRAM256KA', {
    ADDRESS: 'a_addr',
    DATAIN: 'a_wdata',
    MASKWREN: 'a_mask',
    WREN: 'a_we',
    CHIPSELECT: 'a_en',
    CLOCK: 'clk',
    STANDBY: "1'b0",
    SLEEP: "1'b0",
    POWEROFF: "1'b1",
    DATAOUT: 'a_rdata',
  });
}

/** The parts of INIT that the parameters of a block have, by their number in hexadecimal. */
function pieces(stem: string, count: number, bits: number): Record<string, string> {
  const digits = (count - 1).toString(16).length;
  const all = Array.from({ length: count }, (_, index): [string, string] => [
    `${stem}${index.toString(16).toUpperCase().padStart(digits, '0')}`,
    `INIT[${index * bits} +: ${bits}]`,
  ]);
  return Object.fromEntries(all);
}

export function dp16Text({ bits, words }: Macro, seats: readonly Seat[], starts: boolean): string {
  const sides = ['A', 'B'].map((side, index) => {
    const read = seats.find((seat) => seat.read === index)?.port;
    const write = seats.find((seat) => seat.write === index)?.port;
    return { side, read, write };
  });
  const pins = sides.map(({ side, read, write }) => dp16Side(side, { bits, words }, read, write));
  const parameters = {
    DATA_WIDTH_A: String(bits),
    DATA_WIDTH_B: String(bits),
    REGMODE_A: '"NOREG"',
    REGMODE_B: '"NOREG"',
    WRITEMODE_A: '"NORMAL"',
    WRITEMODE_B: '"NORMAL"',
    RESETMODE: '"SYNC"',
    GSR: '"DISABLED"',
    ...(starts && pieces('INITVAL_', 64, 320)),
  };
  return instance('DP16KD', Object.assign({}, ...pins) as Record<string, string>, parameters);
}

/** Byte enables are the lowest address lines of the widest shape. */
function dp16Side(
  side: string,
  { bits, words }: Pick<Macro, 'bits' | 'words'>,
  read: RequestPort | undefined,
  write: RequestPort | undefined,
): Record<string, string> {
  const name = (write ?? read)?.name;
  const low = 14 - bitsFor(words);
  const address = (line: number) => {
    if (name === undefined) return "1'b0";
    if (line >= low) return `${name}_addr[${line - low}]`;
    return bits === 18 && line < 2 && write !== undefined ? `${name}_mask[${line}]` : "1'b0";
  };
  const working = name === undefined ? "1'b0" : `${name}_en`;
  const writes = write === undefined ? "1'b0" : write.kind === 'w' ? "1'b1" : `${name}_we`;
  const lines = (count: number, pin: string, value: (line: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, line) => [`${pin}${side}${line}`, value(line)]));
  return {
    [`CLK${side}`]: 'clk',
    [`CE${side}`]: working,
    [`OCE${side}`]: "1'b1",
    [`WE${side}`]: writes,
    [`RST${side}`]: "1'b0",
    ...Object.fromEntries([0, 1, 2].map((line) => [`CS${side}${line}`, "1'b0"])),
    ...lines(14, 'AD', address),
    ...lines(18, 'DI', (line) => (write && line < bits ? `${name}_wdata[${line}]` : "1'b0")),
    ...lines(18, 'DO', (line) => (read && line < bits ? `${name}_rdata[${line}]` : '')),
  };
}
