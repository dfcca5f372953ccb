// Program memory of the exerciser: DEPTH records, read in the clock after `index`.
//
// The program is a text file for $readmemh, one record a line, comments allowed:
//   RO_AAAAAAAA_DDDDDDDD_MMMMMMMM   response and operation, address, data, mask
//
// O  operation
// 1  write   write D to A; the low four bits of M are the byte strobes
// 2  read    read A; it must equal D in the bits of M (M = 0: any value)
// 3  poll    read A until it equals D in the bits of M
// 4  wait    let D clocks pass
// 5  irq     wait until the irq inputs equal D in the bits of M
// F  end     the program has passed
// R  response that operations 1 to 3 must get: 0 OKAY, 2 SLVERR, 3 DECERR (an error's data are not compared)
//
// In simulation the plusarg +program=<file> takes the place of PROGRAM. Records that no file wrote are zero,
// which is no operation: running into one fails, so that a missing or cut-off program never passes.
module nl_exerciser_program #(
    parameter PROGRAM = "",
    parameter DEPTH   = 1024
) (
    input  logic                     clk,
    input  logic [$clog2(DEPTH)-1:0] index,
    output logic [            103:0] entry
);
  logic [103:0] records[0:DEPTH-1];

`ifdef SYNTHESIS
  initial begin
    for (int i = 0; i < DEPTH; i++) records[i] = '0;
    if (PROGRAM != "") $readmemh(PROGRAM, records);
  end
`else
  string file;
  initial begin
    for (int i = 0; i < DEPTH; i++) records[i] = '0;
    if (!$value$plusargs("program=%s", file)) file = PROGRAM;
    if (file != "") $readmemh(file, records);
    if (records[0] == '0) $display("%m: there is no program in '%0s'", file);
  end
`endif

  always_ff @(posedge clk) entry <= records[index];
endmodule
