import type { z } from 'zod';
import type { Macro } from '@netloom/memory';

type MacroText = z.input<typeof Macro>;

/** Like what OpenRAM makes: low active controls, a mask, and a port that reads beside it. */
const OPENRAM: MacroText = {
  words: 8,
  bits: 4,
  maskBits: 2,
  area: 40,
  delay: 1,
  ports: [
    {
      kind: 'rw',
      clock: 'clk0',
      address: 'addr0',
      enable: { pin: 'csb0', active: 'low' },
      write: { pin: 'web0', active: 'low' },
      mask: { pin: 'wmask0' },
      dataIn: 'din0',
      dataOut: 'dout0',
    },
    { kind: 'r', clock: 'clk1', address: 'addr1', enable: { pin: 'csb1', active: 'low' }, dataOut: 'dout1' },
  ],
};

/** Like what FakeRAM makes: high active controls, a mask of bits. */
const FAKERAM: MacroText = {
  words: 6,
  bits: 5,
  maskBits: 1,
  area: 30,
  delay: 2,
  ties: { sleep: 0 },
  ports: [
    {
      kind: 'rw',
      clock: 'clk',
      address: 'addr_in',
      enable: { pin: 'ce_in' },
      write: { pin: 'we_in' },
      mask: { pin: 'w_mask_in' },
      dataIn: 'wd_in',
      dataOut: 'rd_out',
    },
  ],
};

/** Two ports that read and write, written whole. */
const DUAL: MacroText = {
  words: 4,
  bits: 4,
  area: 50,
  delay: 1,
  readDuringWrite: 'old',
  ports: ['a', 'b'].map((of) => ({
    kind: 'rw' as const,
    clock: 'clk',
    address: `a${of}`,
    enable: { pin: `ce${of}` },
    write: { pin: `we${of}` },
    dataIn: `d${of}`,
    dataOut: `q${of}`,
  })),
};

export const MACROS: Record<'openram' | 'fakeram' | 'dual', MacroText> = {
  openram: OPENRAM,
  fakeram: FAKERAM,
  dual: DUAL,
};

/** What the macros do, written for the proofs alone. */
export const MACRO_MODELS = `
module openram (
  input clk0, input csb0, input web0, input [1:0] wmask0, input [2:0] addr0, input [3:0] din0,
  output reg [3:0] dout0, input clk1, input csb1, input [2:0] addr1, output reg [3:0] dout1
);
  reg [3:0] cells [0:7];
  always @(posedge clk0) if (!csb0) begin
    if (web0) dout0 <= cells[addr0];
    else begin
      if (wmask0[0]) cells[addr0][1:0] <= din0[1:0];
      if (wmask0[1]) cells[addr0][3:2] <= din0[3:2];
    end
  end
  always @(posedge clk1) if (!csb1) dout1 <= cells[addr1]; else dout1 <= ~dout1;
endmodule
module fakeram (
  input clk, input ce_in, input we_in, input [4:0] w_mask_in, input [2:0] addr_in, input [4:0] wd_in,
  output reg [4:0] rd_out, input sleep
);
  reg [4:0] cells [0:5];
  always @(posedge clk) if (ce_in && !sleep) begin
    if (we_in) cells[addr_in] <= (wd_in & w_mask_in) | (cells[addr_in] & ~w_mask_in);
    else rd_out <= cells[addr_in];
  end else rd_out <= ~rd_out;
endmodule
module dual (
  input clk, input cea, input wea, input [1:0] aa, input [3:0] da, output reg [3:0] qa,
  input ceb, input web, input [1:0] ab, input [3:0] db, output reg [3:0] qb
);
  reg [3:0] cells [0:3];
  always @(posedge clk) begin
    if (cea) begin
      if (wea) cells[aa] <= da;
      else qa <= cells[aa];
    end
    if (ceb) begin
      if (web) cells[ab] <= db;
      else qb <= cells[ab];
    end
  end
endmodule
`;

/** The macro with its pin, which does nothing while it sleeps and has other data out at every clock. */
export const SLEEPER = { ...MACROS.fakeram, ties: {}, power: { sleep: { pin: 'sleep' } } };
