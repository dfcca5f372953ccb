import { sv } from '../sv.ts';
import type { TcmForm } from './tcmForm.ts';

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

/** Words as they are. */
export const plainTcm: TcmForm = ({ words, fetches }) => sv`
  logic [31:0] mem [0:${words - 1}];

  ${INITIAL}

  ${DATA_ACCESS}
  ${fetches && '\nalways_ff @(posedge clk) if (fetch) fetch_rdata <= mem[fetch_word];'}
`;
