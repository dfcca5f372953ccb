import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

export const hasCache = ({ memory }: CoreOptions) =>
  memory.instructionCache !== null || memory.dataCache !== null;

/** `<c>_cache_ram`: what the ways of the caches lie in. */
export const cacheRam: Unit = {
  suffix: 'cache_ram',
  chosen: hasCache,
  comment: () => sv`
    Memory of a way, for tags or for data: one port to read and one to write by lanes, which synthesis makes block RAM
    of; for an ASIC a compiled memory takes its place. A word that is written while it is read is read as it was.
  `,
  parameters: () => [
    { name: 'WORDS', value: '2' },
    { name: 'WIDTH', value: '32' },
    { name: 'LANE', value: 'WIDTH' },
  ],
  ports: () => [
    input('clk'),
    input('read'),
    input('raddr', '[$clog2(WORDS)-1:0]'),
    output('rdata', '[WIDTH-1:0]'),
    input('write', '[WIDTH/LANE-1:0]'),
    input('waddr', '[$clog2(WORDS)-1:0]'),
    input('wdata', '[WIDTH-1:0]'),
  ],
  body: () => sv`
    logic [WIDTH-1:0] mem [0:WORDS-1];

    // One process per lane, from which synthesis infers write enables.
    generate
      for (genvar lane = 0; lane < WIDTH / LANE; lane++) begin : g_lane
        always_ff @(posedge clk) if (write[lane]) mem[waddr][LANE*lane+:LANE] <= wdata[LANE*lane+:LANE];
      end
    endgenerate

    always_ff @(posedge clk) if (read) rdata <= mem[raddr];
  `,
};
