import { sv } from '../../src/rtl/sv.ts';

interface Shape {
  entries: number;
  /** G of the specification. */
  grain: number;
  smepmp: boolean;
}

/** Rights {X, W, R} of machine and user mode with mseccfg.MML, by {L, R, W, X}: the table of Smepmp 1.0, row by row. */
export const LOCKDOWN: readonly [lrwx: string, machine: string, user: string][] = [
  ['0000', '000', '000'],
  ['0001', '000', '100'],
  ['0010', '011', '001'],
  ['0011', '011', '011'],
  ['0100', '000', '001'],
  ['0101', '000', '101'],
  ['0110', '000', '011'],
  ['0111', '000', '111'],
  ['1000', '000', '000'],
  ['1001', '100', '000'],
  ['1010', '100', '100'],
  ['1011', '101', '100'],
  ['1100', '001', '000'],
  ['1101', '101', '000'],
  ['1110', '011', '000'],
  ['1111', '001', '001'],
];

const rows = LOCKDOWN.map(([row, machine, user]) => `4'b${row}: rights = user ? 3'b${user} : 3'b${machine};`);

/** Privileged 1.12, 3.7.1: addresses of 34 bits, table 3.11 by the number of ones, ranges in bytes. */
const MATCH = (grain: number) => sv`
  function automatic matches(input [7:0] cfg, input [31:0] addr, input [31:0] before, input [33:0] at);
    integer ones;
    reg counting;
    begin
      ones = 0;
      counting = 1'b1;
      for (integer i = 0; i < 32; i = i + 1) begin
        if (!addr[i]) counting = 1'b0;
        if (counting) ones = ones + 1;
      end
      case (cfg[4:3])
        2'd0: matches = 1'b0;
        2'd1: matches = at >= {before & ~32'd${2 ** grain - 1}, 2'b00} && at < {addr, 2'b00};
        2'd2: matches = at[33:2] == addr;
        default: matches = ({3'd0, at} >> (ones + 3)) == ({3'd0, addr, 2'b00} >> (ones + 3));
      endcase
    end
  endfunction
`;

const RIGHTS = sv`
  function automatic [2:0] rights(input [7:0] cfg, input user, input lockdown);
    if (lockdown)
      case ({cfg[7], cfg[0], cfg[1], cfg[2]})
        ${rows.join('\n')}
      endcase
    else rights = user || cfg[7] ? cfg[2:0] : 3'b111;
  endfunction
`;

const index = (length: number) => Array.from({ length }, (_, each) => each);

/** The verdict on a word: of the lowest entry that matches, else what the mode has. */
const verdict = (name: string, needs: string, at: string, user: string, { entries, smepmp }: Shape) => sv`
  reg ${name};
  reg ${name}_found;
  always @* begin
    ${name} = !${user}${smepmp ? ` && !mseccfg[1] && !(mseccfg[0] && ${needs}[2])` : ''};
    ${name}_found = 1'b0;
    for (integer i = 0; i < ${entries}; i = i + 1)
      if (!${name}_found && matches(cfgs[8 * i +: 8], addrs[32 * i +: 32], i == 0 ? 32'd0 : addrs[32 * (i == 0 ? 0 : i - 1) +: 32], {2'b00, ${at}, 2'b00})) begin
        ${name}_found = 1'b1;
        ${name} = (rights(cfgs[8 * i +: 8], ${user}, ${smepmp ? 'mseccfg[0]' : "1'b0"}) & ${needs}) == ${needs};
      end
  end
`;

/** The unit beside the formula of its registers as instructions read them, in any state and for any word and access. */
export function beside(name: string, shape: Shape): string {
  const { entries, smepmp } = shape;
  const words = Math.ceil(entries / 4);
  const ports = [
    'clk',
    'rst_n',
    'we',
    'address',
    'wdata',
    'user_mode',
    'data_user',
    'fetch_word',
    'data_word',
    'data_read',
    'data_write',
    'fetch_permitted',
    'data_permitted',
  ];
  const shown = [
    ...index(words).map((word) => `pmpcfg${word}`),
    ...index(entries).map((entry) => `pmpaddr${entry}`),
    ...(smepmp ? ['mseccfg'] : []),
  ];
  return sv`
    module beside (input clk, rst_n, we, input [11:0] address, input [31:0] wdata, input user_mode, data_user, data_read, data_write, input [29:0] fetch_word, data_word);
      wire fetch_permitted, data_permitted;
      ${shown.map((register) => `wire [31:0] ${register};`).join('\n')}
      ${name}_pmp dut (${[...ports, ...shown].map((port) => `.${port}(${port})`).join(', ')}, .machine_checked());

      wire [${32 * words - 1}:0] cfgs = {${index(words)
        .toReversed()
        .map((word) => `pmpcfg${word}`)
        .join(', ')}};
      wire [${32 * entries - 1}:0] addrs = {${index(entries)
        .toReversed()
        .map((entry) => `pmpaddr${entry}`)
        .join(', ')}};
      ${MATCH(shape.grain)}
      ${RIGHTS}
      wire [2:0] executes = 3'b100;
      wire [2:0] accesses = {1'b0, data_write, data_read};
      ${verdict('fetch_right', 'executes', 'fetch_word', 'user_mode', shape)}
      ${verdict('data_right', 'accesses', 'data_word', 'data_user', shape)}
      always @* assert (fetch_permitted == fetch_right);
      always @* if (data_read || data_write) assert (data_permitted == data_right);
    endmodule
  `;
}
