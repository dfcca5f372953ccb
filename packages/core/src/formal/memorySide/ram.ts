import { sv } from '../../rtl/sv.ts';

/**
 * What stands for the memory of a way: it keeps one word, the one at `place`, and what it reads of any other is any
 * value. So what is proved holds whatever lies in the other sets.
 */
export const ramOfOneWord = (name: string) => sv`
  module ${name} #(parameter WORDS = 2, parameter WIDTH = 32, parameter LANE = WIDTH) (
    input clk, input [$clog2(WORDS)-1:0] place, input read, input [$clog2(WORDS)-1:0] raddr, output reg [WIDTH-1:0] rdata,
    input [WIDTH/LANE-1:0] write, input [$clog2(WORDS)-1:0] waddr, input [WIDTH-1:0] wdata
  );
    (* anyseq *) reg [WIDTH-1:0] any;
    reg [WIDTH-1:0] kept;
    integer lane;
    always @(posedge clk) begin
      if (read) rdata <= raddr == place ? kept : any;
      for (lane = 0; lane < WIDTH / LANE; lane = lane + 1)
        if (write[lane] && waddr == place) kept[LANE*lane+:LANE] <= wdata[LANE*lane+:LANE];
    end
  endmodule
`;
