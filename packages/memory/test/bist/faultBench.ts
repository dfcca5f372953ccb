/** Kinds of faults (van de Goor 1991; Hamdioui, van de Goor, Rodgers 2002), as the model below numbers them. */
export const FAULTS = [
  ...['SAF', 'TF', 'WDF', 'RDF', 'DRDF', 'IRF'],
  ...['CFin', 'CFid', 'CFst'],
  ...['AFnone', 'AFboth', 'AFother'],
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * The array with one fault, and a bench that injects every fault of a kind and runs the self-test over each, from an
 * array of zeros and of ones. Aggressors lie in other words than victims. It prints, for each of the first `kinds` and first contents, how
 * many faults there are and how many were found, and how many operations and clocks a sound array takes.
 */
export function faultBench(words: number, bits: number, kinds: number = FAULTS.length): string {
  const address = Math.max(1, Math.ceil(Math.log2(words)));
  return `module ram_array (
  input clk, input a_en, input a_we, input [${address - 1}:0] a_addr, input [${bits - 1}:0] a_wdata,
  output reg [${bits - 1}:0] a_rdata
);
  reg [${bits - 1}:0] mem [0:${words - 1}];
  int kind = -1, vw, vb, aw, ab;
  logic va, vv, was, now, got;
  // What the fault does to the word at hand.
  task write(input int word);
    was = mem[aw][ab];
    for (int b = 0; b < ${bits}; b++) begin
      now = a_wdata[b];
      if (word == vw && b == vb) begin
        if (kind == 1 && now == vv && mem[word][b] != vv) now = !vv;
        if (kind == 2 && now == vv && mem[word][b] == vv) now = !vv;
      end
      mem[word][b] = now;
    end
    if (word == aw && was != va && mem[aw][ab] == va) begin
      if (kind == 6) mem[vw][vb] = !mem[vw][vb];
      if (kind == 7) mem[vw][vb] = vv;
    end
  endtask
  task settle;
    if (kind == 0) mem[vw][vb] = vv;
    if (kind == 8 && mem[aw][ab] == va) mem[vw][vb] = vv;
  endtask
  always @(posedge clk) if (a_en) begin
    settle;
    if (a_we) begin
      if (kind == 9 && a_addr == vw) ;
      else if (kind == 11 && a_addr == vw) write(aw);
      else write(int'(a_addr));
      if (kind == 10 && a_addr == vw) write(aw);
      settle;
    end else begin
      a_rdata <= mem[a_addr];
      if (kind == 9 && a_addr == vw) a_rdata <= {${bits}{vv}};
      if (kind == 10 && a_addr == vw) a_rdata <= vv ? mem[vw] | mem[aw] : mem[vw] & mem[aw];
      if (kind == 11 && a_addr == vw) a_rdata <= mem[aw];
      got = mem[vw][vb];
      if (a_addr == vw && got == vv) begin
        if (kind == 3 || kind == 5) a_rdata[vb] <= !got;
        if (kind == 3 || kind == 4) mem[vw][vb] = !got;
      end
    end
  end
endmodule
module bench;
  logic clk = 0, rst_n = 0, start = 0;
  always #5 clk = !clk;
  wire running, done, test, test_en, test_we;
  wire [${address - 1}:0] test_addr;
  wire [${bits - 1}:0] test_wdata, test_rdata;
  wire [31:0] failures;
  ram_bist bist (.clk(clk), .rst_n(rst_n), .start(start), .running(running), .done(done), .test(test),
    .test_en(test_en), .test_we(test_we), .test_addr(test_addr), .test_wdata(test_wdata),
    .test_rdata(test_rdata), .failures(failures));
  ram_array array (.clk(clk), .a_en(test_en), .a_we(test_we), .a_addr(test_addr), .a_wdata(test_wdata),
    .a_rdata(test_rdata));
  int all, found, operations = 0, clocks = 0;
  always @(posedge clk) begin
    if (test_en) operations++;
    if (running) clocks++;
  end
  task run(input logic first);
    for (int w = 0; w < ${words}; w++) array.mem[w] = {${bits}{first}};
    start = 1;
    @(posedge clk); #1 start = 0;
    while (!done) begin @(posedge clk); #1; end
    all++;
    if (failures != 0) found++;
  endtask
  task inject(input int kind, input logic first);
    all = 0; found = 0;
    array.kind = kind;
    for (int vw = 0; vw < ${words}; vw++)
      for (int aw = 0; aw < ${words}; aw++)
        if ((aw == vw) == (kind < 6 || kind == 9)) for (int vb = 0; vb < ${bits}; vb++)
          for (int ab = 0; ab < ${bits}; ab++)
            if ((vb == 0 || kind < 9) && (ab == 0 || (kind >= 6 && kind < 9)))
            for (int va = 0; va < (kind >= 6 && kind < 9 ? 2 : 1); va++)
              for (int vv = 0; vv < (kind == 6 || kind == 11 ? 1 : 2); vv++) begin
                array.vw = vw; array.vb = vb; array.aw = aw; array.ab = ab; array.va = va; array.vv = vv;
                run(first);
              end
    $display("fault %0d %0d %0d %0d", kind, first, all, found);
  endtask
  initial begin
    array.vw = 0; array.vb = 0; array.aw = 0; array.ab = 0; array.va = 0; array.vv = 0;
    repeat (2) @(posedge clk);
    #1 rst_n = 1;
    run(0);
    $display("sound %0d %0d %0d", failures, operations, clocks);
    for (int kind = 0; kind < ${kinds}; kind++) begin inject(kind, 0); inject(kind, 1); end
    $finish;
  end
endmodule
`;
}
