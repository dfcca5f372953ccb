// Control and status registers, trap entry and return, interrupts.
// 'rdata' (the old value) and 'illegal' are combinational in 'address'; 'access' marks the cycle in which the
// CSR instruction takes effect.
module nl_micro_csr #(
  parameter logic [31:0] HART_ID = 32'd0
) (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        access,
  input  logic [1:0]  op,    // funct3[1:0]: 1 write, 2 set, 3 clear
  input  logic        write, // low for set and clear with x0 or a zero immediate
  input  logic [11:0] address,
  input  logic [31:0] wdata,
  output logic [31:0] rdata,
  output logic        illegal,
  input  logic        trap,
  input  logic        trap_interrupt,
  input  logic [4:0]  trap_cause,
  input  logic [31:0] trap_pc,
  input  logic [31:0] trap_value,
  input  logic        mret,
  output logic [31:0] trap_vector,
  output logic [31:0] epc,
  input  logic        irq_software,
  input  logic        irq_timer,
  input  logic        irq_external,
  output logic        interrupt,
  output logic [4:0]  interrupt_cause,
  output logic        wake,
  input  logic        retire,
  input  logic [63:0] mtime
);
  localparam logic [11:0] MSTATUS       = 12'h300;
  localparam logic [11:0] MSTATUSH      = 12'h310;
  localparam logic [11:0] MTVEC         = 12'h305;
  localparam logic [11:0] MSCRATCH      = 12'h340;
  localparam logic [11:0] MEPC          = 12'h341;
  localparam logic [11:0] MCAUSE        = 12'h342;
  localparam logic [11:0] MTVAL         = 12'h343;
  localparam logic [11:0] MIE           = 12'h304;
  localparam logic [11:0] MIP           = 12'h344;
  localparam logic [11:0] MCOUNTINHIBIT = 12'h320;
  localparam logic [11:0] MCYCLE        = 12'hb00;
  localparam logic [11:0] MCYCLEH       = 12'hb80;
  localparam logic [11:0] CYCLE         = 12'hc00;
  localparam logic [11:0] CYCLEH        = 12'hc80;
  localparam logic [11:0] MINSTRET      = 12'hb02;
  localparam logic [11:0] MINSTRETH     = 12'hb82;
  localparam logic [11:0] INSTRET       = 12'hc02;
  localparam logic [11:0] INSTRETH      = 12'hc82;
  localparam logic [11:0] TIME_LOW      = 12'hc01;
  localparam logic [11:0] TIME_HIGH     = 12'hc81;
  localparam logic [11:0] MISA          = 12'h301;
  localparam logic [11:0] MVENDORID     = 12'hf11;
  localparam logic [11:0] MARCHID       = 12'hf12;
  localparam logic [11:0] MIMPID        = 12'hf13;
  localparam logic [11:0] MHARTID       = 12'hf14;
  localparam logic [11:0] MCONFIGPTR    = 12'hf15;

  logic        csr_we;
  logic [31:0] csr_wdata;

  assign csr_we    = access && write;
  assign csr_wdata = op == 2'd3 ? rdata & ~wdata : wdata | (rdata & {32{op[1]}});

  // mstatus: MIE and MPIE; MPP is always machine mode.
  logic        mstatus_mie;
  logic        mstatus_mpie;
  logic [31:0] mstatus;

  assign mstatus = {19'd0, 2'b11, 3'd0, mstatus_mpie, 3'd0, mstatus_mie, 3'd0};

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mstatus_mie  <= 1'b0;
      mstatus_mpie <= 1'b0;
    end else begin
      if (trap) begin
        mstatus_mie  <= 1'b0;
        mstatus_mpie <= mstatus_mie;
      end else if (mret) begin
        mstatus_mie  <= mstatus_mpie;
        mstatus_mpie <= 1'b1;
      end else if (csr_we && address == MSTATUS) begin
        mstatus_mie  <= csr_wdata[3];
        mstatus_mpie <= csr_wdata[7];
      end
    end
  end

  // Trap state and trap vector; with bit 0 of mtvec set, interrupts are vectored.
  logic [31:0] mtvec;
  logic [31:0] mscratch;
  logic [31:0] mepc;
  logic [31:0] mcause;
  logic [31:0] mtval;
  logic        is_vectored;

  assign is_vectored = mtvec[0] && trap_interrupt;
  assign trap_vector = {mtvec[31:2], 2'b00} + (is_vectored ? {25'd0, trap_cause, 2'b00} : 32'd0);
  assign epc         = mepc;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mtvec    <= 32'd0;
      mscratch <= 32'd0;
      mepc     <= 32'd0;
      mcause   <= 32'd0;
      mtval    <= 32'd0;
    end else begin
      if (csr_we && address == MTVEC) mtvec <= csr_wdata & ~32'd2;
      if (csr_we && address == MSCRATCH) mscratch <= csr_wdata;
      if (trap) mepc <= trap_pc & ~32'd1;
      else if (csr_we && address == MEPC) mepc <= csr_wdata & ~32'd1;
      if (trap) mcause <= {trap_interrupt, 26'd0, trap_cause};
      else if (csr_we && address == MCAUSE) mcause <= csr_wdata & 32'h8000_001f;
      if (trap) mtval <= trap_value;
      else if (csr_we && address == MTVAL) mtval <= csr_wdata;
    end
  end

  // mip reflects the interrupt lines, mie enables them. Priority: external, software, timer.
  localparam logic [31:0] MIE_MASK = 32'h00000888;

  logic [31:0] mip;
  logic [31:0] mie;
  logic [31:0] pending_enabled;

  assign mip             = {15'd0, 1'b0, 4'd0, irq_external, 3'd0, irq_timer, 3'd0, irq_software, 3'd0};
  assign pending_enabled = mip & mie;

  assign wake            = pending_enabled != 32'd0;
  assign interrupt       = wake && mstatus_mie;
  assign interrupt_cause = pending_enabled[11] ? 5'd11 : pending_enabled[3] ? 5'd3 : 5'd7;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mie <= 32'd0;
    end else begin
      if (csr_we && address == MIE) mie <= csr_wdata & MIE_MASK;
    end
  end

  // Counters, stopped by mcountinhibit.
  logic [31:0] mcountinhibit;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mcountinhibit <= 32'd0;
    end else begin
      if (csr_we && address == MCOUNTINHIBIT) mcountinhibit <= csr_wdata & 32'h00000005;
    end
  end

  logic [31:0] mcycle;
  logic [31:0] mcycleh;

  nl_micro_counter u_mcycle (
    .clk        (clk),
    .rst_n      (rst_n),
    .increment  (!mcountinhibit[0]),
    .write_low  (csr_we && address == MCYCLE),
    .write_high (csr_we && address == MCYCLEH),
    .wdata      (csr_wdata),
    .low        (mcycle),
    .high       (mcycleh)
  );

  logic [31:0] minstret;
  logic [31:0] minstreth;

  nl_micro_counter u_minstret (
    .clk        (clk),
    .rst_n      (rst_n),
    .increment  (retire && !mcountinhibit[2]),
    .write_low  (csr_we && address == MINSTRET),
    .write_high (csr_we && address == MINSTRETH),
    .wdata      (csr_wdata),
    .low        (minstret),
    .high       (minstreth)
  );

  // time: mtime of the CLINT.
  logic [31:0] mtime_low;
  logic [31:0] mtime_high;

  assign {mtime_high, mtime_low} = mtime;

  // Unimplemented counters and event selectors read as zero.
  logic is_counter;
  logic is_event;
  logic implemented;

  assign is_counter = address[11:8] == 4'hb && address[6:5] == 2'b00 && address[4:0] != 5'd1;
  assign is_event   = address[11:5] == 7'b0011_001 && address[4:0] > 5'd2;

  always_comb begin
    implemented = 1'b1;
    case (address)
      MSTATUS:             rdata = mstatus;
      MSTATUSH, MVENDORID, MARCHID, MIMPID, MCONFIGPTR: rdata = 32'd0;
      MTVEC:               rdata = mtvec;
      MSCRATCH:            rdata = mscratch;
      MEPC:                rdata = mepc;
      MCAUSE:              rdata = mcause;
      MTVAL:               rdata = mtval;
      MIE:                 rdata = mie;
      MIP:                 rdata = mip;
      MCOUNTINHIBIT:       rdata = mcountinhibit;
      MCYCLE, CYCLE:       rdata = mcycle;
      MCYCLEH, CYCLEH:     rdata = mcycleh;
      MINSTRET, INSTRET:   rdata = minstret;
      MINSTRETH, INSTRETH: rdata = minstreth;
      TIME_LOW:            rdata = mtime_low;
      TIME_HIGH:           rdata = mtime_high;
      MISA:                rdata = 32'h40001104;
      MHARTID:             rdata = HART_ID;
      default: begin
        rdata       = 32'd0;
        implemented = is_counter || is_event;
      end
    endcase
  end

  // Address bits 11:10 = 11 mark read-only CSRs.
  assign illegal = !implemented || (write && address[11:10] == 2'b11);
endmodule
