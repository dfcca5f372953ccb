import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';

/** `<c>_itcm`: instructions in one cycle; loads and stores reach them through a port of their own. */
export function instructionMemory({ name, memory }: CoreOptions): string {
  const words = memory.instructionMemory!.size / 4;
  const index = `[${Math.log2(words) - 1}:0]`;
  return sv`
    // Instruction memory of ${words} words: dual-ported block RAM, one port for fetches and one for loads and
    // stores. INIT_FILE, when given, is a $readmemh file of words.
    module ${name}_itcm #(
      parameter INIT_FILE = ""
    ) (
      input logic clk,
      // Fetch
      input logic fetch,
      input logic ${index.padEnd(6)} fetch_word,
      output logic [31:0] fetch_rdata,
      // Loads and stores
      ${dataPort(index)}
    );
      logic [31:0] mem [0:${words - 1}];

      ${INITIAL}

      ${DATA_ACCESS}

      always_ff @(posedge clk) if (fetch) fetch_rdata <= mem[fetch_word];
    endmodule
  `;
}

/** `<c>_dtcm`: data in one cycle. */
export function dataMemory({ name, memory }: CoreOptions): string {
  const words = memory.dataMemory!.size / 4;
  return sv`
    // Data memory of ${words} words: block RAM with byte enables.
    // INIT_FILE, when given, is a $readmemh file of words.
    module ${name}_dtcm #(
      parameter INIT_FILE = ""
    ) (
      input logic clk,
      ${dataPort(`[${Math.log2(words) - 1}:0]`)}
    );
      logic [31:0] mem [0:${words - 1}];

      ${INITIAL}

      ${DATA_ACCESS}
    endmodule
  `;
}

const dataPort = (index: string) => sv`
  input logic select,
  input logic we,
  input logic ${index.padEnd(6)} word,
  input logic [3:0] be,
  input logic [31:0] wdata,
  output logic [31:0] rdata
`;

const INITIAL = sv`
  generate
    if (INIT_FILE != "") begin : g_init
      initial $readmemh(INIT_FILE, mem);
    end
  endgenerate
`;

const DATA_ACCESS = sv`
  // One process per byte lane, from which synthesis infers a byte-enabled block RAM.
  generate
    for (genvar lane = 0; lane < 4; lane++) begin : g_lane
      always_ff @(posedge clk)
        if (select && we && be[lane]) mem[word][8*lane+:8] <= wdata[8*lane+:8];
    end
  endgenerate

  always_ff @(posedge clk) if (select && !we) rdata <= mem[word];
`;
