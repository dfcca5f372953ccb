// Timer registers: the APB side of the machine timer. Zero wait states, byte strobes honoured.
//
// offset name         bits
// 0x00   MTIME_LO     [31:0] of mtime; a read also captures the upper half for MTIME_HI
// 0x04   MTIME_HI     [63:32] of mtime as captured by the last read of MTIME_LO
// 0x08   MTIMECMP_LO  [31:0] of mtimecmp
// 0x0C   MTIMECMP_HI  [63:32] of mtimecmp
// 0x10   CONTROL      [0] enable counting
// 0x14   PRESCALE     [15:0] clocks per tick of mtime, less one
// Other offsets answer PSLVERR.
//
// On a 32-bit bus: LO then HI reads one consistent mtime, as does the loop HI, LO, HI until both HI agree.
// To move mtimecmp without a false interrupt write all ones to LO, then HI, then LO (RISC-V privileged
// specification, section 3.2.1). To set mtime stop it, write both halves, start it again.
module nl_timer_regs (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [11:0] paddr,
    input  logic        psel,
    input  logic        penable,
    input  logic        pwrite,
    input  logic [31:0] pwdata,
    input  logic [ 3:0] pstrb,
    output logic [31:0] prdata,
    output logic        pready,
    output logic        pslverr,
    output logic        enable,
    output logic [15:0] prescale,
    output logic [63:0] mtimecmp,
    output logic [ 7:0] load_byte,
    output logic [31:0] load_data,
    input  logic [63:0] mtime
);
  localparam logic [2:0] MTIME_LO = 3'd0;
  localparam logic [2:0] MTIME_HI = 3'd1;
  localparam logic [2:0] MTIMECMP_LO = 3'd2;
  localparam logic [2:0] MTIMECMP_HI = 3'd3;
  localparam logic [2:0] CONTROL = 3'd4;
  localparam logic [2:0] PRESCALE = 3'd5;

  logic        mapped;
  logic        write;
  logic [ 2:0] index;
  logic [31:0] mtimecmp_lo, mtimecmp_hi;
  logic [31:0] mtime_lo;
  logic [31:0] captured;

  assign index   = paddr[4:2];
  assign mapped  = paddr[11:5] == '0 && index <= PRESCALE;
  assign write   = psel && penable && pwrite && mapped;
  assign pready  = 1'b1;
  assign pslverr = psel && penable && !mapped;

  assign mtimecmp       = {mtimecmp_hi, mtimecmp_lo};
  assign mtime_lo       = mtime[31:0];
  assign load_data      = pwdata;
  assign load_byte[3:0] = write && index == MTIME_LO ? pstrb : 4'd0;
  assign load_byte[7:4] = write && index == MTIME_HI ? pstrb : 4'd0;

  always_ff @(posedge clk)
    if (!rst_n) begin
      mtimecmp_lo <= '1;
      mtimecmp_hi <= '1;
      enable      <= 1'b0;
      prescale    <= 16'd0;
    end else if (write) begin
      for (int lane = 0; lane < 4; lane++)
        if (pstrb[lane]) begin
          if (index == MTIMECMP_LO) mtimecmp_lo[8*lane+:8] <= pwdata[8*lane+:8];
          if (index == MTIMECMP_HI) mtimecmp_hi[8*lane+:8] <= pwdata[8*lane+:8];
        end
      if (index == CONTROL && pstrb[0]) enable <= pwdata[0];
      if (index == PRESCALE && pstrb[0]) prescale[7:0] <= pwdata[7:0];
      if (index == PRESCALE && pstrb[1]) prescale[15:8] <= pwdata[15:8];
    end

  always_ff @(posedge clk)
    if (!rst_n) captured <= 32'd0;
    else if (psel && penable && !pwrite && mapped && index == MTIME_LO) captured <= mtime[63:32];

  always_comb
    case (index)
      MTIME_LO:    prdata = mtime_lo;
      MTIME_HI:    prdata = captured;
      MTIMECMP_LO: prdata = mtimecmp_lo;
      MTIMECMP_HI: prdata = mtimecmp_hi;
      CONTROL:     prdata = {31'd0, enable};
      PRESCALE:    prdata = {16'd0, prescale};
      default:     prdata = 32'd0;
    endcase

  wire unused = &{1'b0, paddr[1:0]};
endmodule
