// In simulation: what passed in one direction, by region of the address map, appended to the file that
// +netloom_traffic=<path> names when the simulation ends. Without it nothing is recorded.
`ifndef SYNTHESIS
`ifndef YOSYS
module nl_axi4_recorder #(
    parameter int IW = 4,
    parameter int AW = 32,
    parameter int AGE = 16,
    parameter int MOST = 8,  // transactions under way
    parameter int REGIONS = 1,
    parameter logic [REGIONS*64-1:0] FIRST = '0,
    parameter logic [REGIONS*64-1:0] LAST = '1,
    parameter NAME = "",
    parameter NAMES = "",
    parameter WAY = "read"
) (
    input logic           clk,
    input logic           rst_n,
    input logic           begins,
    input logic [ IW-1:0] begin_id,
    input logic [ AW-1:0] address,
    input logic [    7:0] len,      // beats less one
    input logic [    2:0] size,     // of a beat
    input logic           beat,
    input logic           waits,
    input logic           answers,
    input logic [ IW-1:0] answer_id,
    input logic           error,
    input logic           ends,     // with this answer
    input logic [AGE-1:0] age
);
  // verilator lint_off BLKSEQ
  localparam int BINS = AGE;  // by powers of two
  localparam int ROWS = REGIONS + 1;  // the last is what no region has

  // Transactions under way, the oldest first.
  logic [IW-1:0] ids[MOST];
  int rows[MOST], lens[MOST], sizes[MOST];
  bit errors[MOST];
  int under_way, found, row, bin, file;

  longint clocks, beats, waited;
  longint transactions[ROWS], row_beats[ROWS], bytes[ROWS], failed[ROWS], sum[ROWS], least[ROWS], most[ROWS];
  longint ranges[ROWS*BINS];
  string path;
  bit on;

  task automatic begun;
    ids[under_way]    = begin_id;
    lens[under_way]   = int'(len) + 1;
    sizes[under_way]  = 1 << size;
    errors[under_way] = 1'b0;
    rows[under_way]   = REGIONS;
    for (int k = REGIONS - 1; k >= 0; k--)
      if (64'(address) >= FIRST[64*k+:64] && 64'(address) <= LAST[64*k+:64]) rows[under_way] = k;
    under_way = under_way + 1;
  endtask

  task automatic ended;
    row = rows[found];
    bin = 0;
    for (int k = 1; k < BINS; k++) if (age >> k != 0) bin = k;
    transactions[row]    = transactions[row] + 1;
    row_beats[row]       = row_beats[row] + longint'(lens[found]);
    bytes[row]           = bytes[row] + longint'(lens[found] * sizes[found]);
    failed[row]          = failed[row] + longint'(errors[found]);
    sum[row]             = sum[row] + longint'(age);
    ranges[row*BINS+bin]   = ranges[row*BINS+bin] + 1;
    if (longint'(age) < least[row] || transactions[row] == 1) least[row] = longint'(age);
    if (longint'(age) > most[row]) most[row] = longint'(age);
    for (int k = found; k < under_way - 1; k++) begin
      ids[k]    = ids[k+1];
      rows[k]   = rows[k+1];
      lens[k]   = lens[k+1];
      sizes[k]  = sizes[k+1];
      errors[k] = errors[k+1];
    end
    under_way = under_way - 1;
  endtask

  task automatic answered;
    found = -1;
    for (int k = under_way - 1; k >= 0; k--) if (ids[k] == answer_id) found = k;
    if (found >= 0) begin
      errors[found] = errors[found] || error;
      if (ends) ended;
    end
  endtask

  initial begin
    on        = $value$plusargs("netloom_traffic=%s", path) != 0;
    clocks    = 0;
    beats     = 0;
    waited    = 0;
    under_way = 0;
    for (int k = 0; k < ROWS; k++) begin
      transactions[k] = 0;
      row_beats[k]    = 0;
      bytes[k]        = 0;
      failed[k]       = 0;
      sum[k]          = 0;
      least[k]        = 0;
      most[k]         = 0;
    end
    for (int k = 0; k < ROWS * BINS; k++) ranges[k] = 0;
  end

  always @(posedge clk)
    if (on) begin
      if (!rst_n) under_way = 0;
      else begin
        clocks = clocks + 1;
        if (beat) beats = beats + 1;
        if (waits) waited = waited + 1;
        if (answers) answered;
        if (begins && under_way < MOST) begun;
      end
    end

  // Who and where this is, the regions by number, and a line for each that was reached. Icarus Verilog
  // takes neither tasks nor variables of its own here.
  final
    if (on) begin
      file = $fopen(path, "a");
      if (file != 0) begin
        $fwrite(file, "monitor %0s %0s %m\nregions %0s\n", NAME, WAY, NAMES);
        $fwrite(file, "clocks %0d %0d %0d\n", clocks, beats, waited);
        for (row = 0; row < ROWS; row = row + 1)
          if (transactions[row] > 0) begin
            $fwrite(file, "row %0d %0d %0d %0d %0d", row, transactions[row], row_beats[row], bytes[row],
                    failed[row]);
            $fwrite(file, " %0d %0d %0d", least[row], most[row], sum[row]);
            for (bin = 0; bin < BINS; bin = bin + 1) $fwrite(file, " %0d", ranges[row*BINS+bin]);
            $fwrite(file, "\n");
          end
        $fwrite(file, "end\n");
        $fclose(file);
      end
    end
  // verilator lint_on BLKSEQ
endmodule
`endif
`endif
