// Core-local interruptor: software interrupt and timer of one hart (RISC-V ACLINT 1.0, in the layout of
// SiFive's CLINT). mtime counts clk. Unmapped offsets read as zero and ignore writes.
module nl_prompt_clint (
  input  logic        clk,
  input  logic        rst_n,
  // Register access; read data in the next cycle
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
  // Word offsets.
  localparam logic [13:0] MSIP      = 14'h0000;
  localparam logic [13:0] MTIMECMP  = 14'h1000;
  localparam logic [13:0] MTIMECMPH = 14'h1001;
  localparam logic [13:0] MTIME     = 14'h2ffe;
  localparam logic [13:0] MTIMEH    = 14'h2fff;

  logic        mtime_carry; // the low half of mtime is full
  logic [63:0] mtimecmp;
  logic [31:0] read_value;
  logic [31:0] byte_mask;
  logic [31:0] write_value;

  // Read multiplexer, and the accessed word with the written bytes replaced.
  assign read_value =
    ({32{word == MSIP}} & {31'd0, irq_software}) |
    ({32{word == MTIMECMP}} & mtimecmp[31:0]) |
    ({32{word == MTIMECMPH}} & mtimecmp[63:32]) |
    ({32{word == MTIME}} & mtime[31:0]) |
    ({32{word == MTIMEH}} & mtime[63:32]);

  assign byte_mask   = {{8{be[3]}}, {8{be[2]}}, {8{be[1]}}, {8{be[0]}}};
  assign write_value = (wdata & byte_mask) | (read_value & ~byte_mask);

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      irq_software <= 1'b0;
      irq_timer    <= 1'b0;
      mtime        <= 64'd0;
      mtime_carry  <= 1'b0;
      mtimecmp     <= ~64'd0;
    end else begin
      irq_timer   <= mtime >= mtimecmp;
      mtime[31:0] <= mtime[31:0] + 32'd1;
      if (mtime_carry) mtime[63:32] <= mtime[63:32] + 32'd1;
      mtime_carry <= mtime[31:0] == 32'hffff_fffe;
      if (select && we)
        case (word)
          MSIP:      irq_software <= write_value[0];
          MTIMECMP:  mtimecmp[31:0] <= write_value;
          MTIMECMPH: mtimecmp[63:32] <= write_value;
          MTIME: begin
            mtime[31:0] <= write_value;
            mtime_carry <= &write_value;
          end
          MTIMEH: mtime[63:32] <= write_value;
          default: ;
        endcase
    end
  end

  always_ff @(posedge clk) if (select) rdata <= read_value;
endmodule
