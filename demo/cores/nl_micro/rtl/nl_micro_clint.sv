// Core-local interruptor: software interrupt and timer of one hart (RISC-V ACLINT 1.0, in the layout of SiFive's
// CLINT). mtime counts clk. Offsets without a register read zero and take no writes.
module nl_micro_clint (
  input  logic        clk,
  input  logic        rst_n,
  // Register access: the word is there in the next cycle
  input  logic        select,
  input  logic        we,
  input  logic [13:0] word,
  input  logic [3:0]  be,
  input  logic [31:0] wdata,
  output logic [31:0] rdata,
  // To the core
  output logic [63:0] mtime,
  output logic        irq_software,
  output logic        irq_timer
);
  // Offsets in words.
  localparam logic [13:0] MSIP      = 14'h0000;
  localparam logic [13:0] MTIMECMP  = 14'h1000;
  localparam logic [13:0] MTIMECMPH = 14'h1001;
  localparam logic [13:0] MTIME     = 14'h2ffe;
  localparam logic [13:0] MTIMEH    = 14'h2fff;

  logic [63:0] mtimecmp;
  logic [31:0] value;
  logic [31:0] lanes;
  logic [31:0] written;

  // The word that is accessed, and what a write makes of it.
  assign value =
    ({32{word == MSIP}} & {31'd0, irq_software}) |
    ({32{word == MTIMECMP}} & mtimecmp[31:0]) |
    ({32{word == MTIMECMPH}} & mtimecmp[63:32]) |
    ({32{word == MTIME}} & mtime[31:0]) |
    ({32{word == MTIMEH}} & mtime[63:32]);

  assign lanes   = {{8{be[3]}}, {8{be[2]}}, {8{be[1]}}, {8{be[0]}}};
  assign written = (wdata & lanes) | (value & ~lanes);

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      irq_software <= 1'b0;
      irq_timer    <= 1'b0;
      mtime        <= 64'd0;
      mtimecmp     <= ~64'd0;
    end else begin
      irq_timer <= mtime >= mtimecmp;
      mtime     <= mtime + 64'd1;
      if (select && we)
        case (word)
          MSIP:      irq_software    <= written[0];
          MTIMECMP:  mtimecmp[31:0]  <= written;
          MTIMECMPH: mtimecmp[63:32] <= written;
          MTIME:     mtime[31:0]     <= written;
          MTIMEH:    mtime[63:32]    <= written;
          default:   ;
        endcase
    end
  end

  always_ff @(posedge clk) if (select) rdata <= value;
endmodule
