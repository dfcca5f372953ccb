// Control and status registers, trap entry and return, interrupts.
// 'rdata' (the old value) and 'illegal' are combinational in 'address'; 'access' marks the cycle in which the
// CSR instruction takes effect.
module nl_safe_csr #(
  parameter logic [31:0] HART_ID = 32'd0
) (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        access,
  input  logic [1:0]  op,                 // funct3[1:0]: 1 write, 2 set, 3 clear
  input  logic        write,              // low for set and clear with x0 or a zero immediate
  input  logic [11:0] address,
  input  logic [31:0] wdata,
  output logic [31:0] rdata,
  output logic        illegal,
  input  logic        nmi,
  input  logic        mnret,              // mret is an mnret
  output logic        user_mode,
  output logic        mstatus_tw,
  input  logic [29:0] fetch_word,
  output logic        fetch_permitted,
  // a fetch of this cycle has to be permitted, one that a redirect sends too
  output logic        fetch_checked,
  input  logic [29:0] data_word,
  input  logic        data_read,
  input  logic        data_write,
  output logic        data_permitted,
  output logic        data_checked,
  output logic        protection_written, // instructions behind this one are fetched anew
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
  output logic        interrupt,
  output logic [4:0]  interrupt_cause,
  output logic        wake,
  input  logic        retire,
  input  logic [63:0] mtime
);
  localparam logic [11:0] MNSCRATCH     = 12'h740;
  localparam logic [11:0] MNEPC         = 12'h741;
  localparam logic [11:0] MNCAUSE       = 12'h742;
  localparam logic [11:0] MNSTATUS      = 12'h744;
  localparam logic [11:0] MSTATUS       = 12'h300;
  localparam logic [11:0] MSTATUSH      = 12'h310;
  localparam logic [11:0] MENVCFG       = 12'h30a;
  localparam logic [11:0] MENVCFGH      = 12'h31a;
  localparam logic [11:0] PMPCFG0       = 12'h3a0;
  localparam logic [11:0] PMPCFG1       = 12'h3a1;
  localparam logic [11:0] PMPADDR0      = 12'h3b0;
  localparam logic [11:0] PMPADDR1      = 12'h3b1;
  localparam logic [11:0] PMPADDR2      = 12'h3b2;
  localparam logic [11:0] PMPADDR3      = 12'h3b3;
  localparam logic [11:0] PMPADDR4      = 12'h3b4;
  localparam logic [11:0] PMPADDR5      = 12'h3b5;
  localparam logic [11:0] PMPADDR6      = 12'h3b6;
  localparam logic [11:0] PMPADDR7      = 12'h3b7;
  localparam logic [11:0] MTVEC         = 12'h305;
  localparam logic [11:0] MSCRATCH      = 12'h340;
  localparam logic [11:0] MEPC          = 12'h341;
  localparam logic [11:0] MCAUSE        = 12'h342;
  localparam logic [11:0] MTVAL         = 12'h343;
  localparam logic [11:0] MIE           = 12'h304;
  localparam logic [11:0] MIP           = 12'h344;
  localparam logic [11:0] MCOUNTINHIBIT = 12'h320;
  localparam logic [11:0] MCOUNTEREN    = 12'h306;
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

  // Resumable non-maskable interrupt (Smrnmi). NMIE is clear from reset, and from an interrupt to its mnret:
  // no interrupt is taken then, and exceptions of machine mode go to a handler of their own.
  localparam logic [31:0] NMI_VECTOR           = 32'h00000020;
  localparam logic [31:0] NMI_EXCEPTION_VECTOR = 32'h00000030;

  logic [31:0] mnscratch;
  logic [31:0] mnepc;
  logic [31:0] mncause;
  logic [31:0] mnstatus;
  logic        mnstatus_nmie;
  logic        mnstatus_mnpp_user;
  logic        nmi_due;
  logic        nmi_entry;     // the trap is the non-maskable interrupt
  logic        nmi_return;
  logic        machine_entry; // the trap is any other
  logic        machine_return;

  assign mnstatus       = {19'd0, {2{!mnstatus_mnpp_user}}, 7'd0, mnstatus_nmie, 3'd0};
  assign nmi_due        = nmi && mnstatus_nmie;
  assign nmi_entry      = trap && trap_interrupt && nmi_due;
  assign nmi_return     = mret && mnret;
  assign machine_entry  = trap && !nmi_entry;
  assign machine_return = mret && !mnret;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mnscratch          <= 32'd0;
      mnepc              <= 32'd0;
      mncause            <= 32'd0;
      mnstatus_nmie      <= 1'b0;
      mnstatus_mnpp_user <= 1'b1;
    end else begin
      if (csr_we && address == MNSCRATCH) mnscratch <= csr_wdata;
      if (nmi_entry) mnepc <= trap_pc & ~32'd1;
      else if (csr_we && address == MNEPC) mnepc <= csr_wdata & ~32'd1;
      if (nmi_entry) mncause <= 32'h8000_0000;
      else if (csr_we && address == MNCAUSE) mncause <= csr_wdata & 32'h8000_001f;
      if (nmi_entry) mnstatus_nmie <= 1'b0;
      else if (nmi_return) mnstatus_nmie <= 1'b1;
      else if (csr_we && address == MNSTATUS) mnstatus_nmie <= mnstatus_nmie || csr_wdata[3];
      if (nmi_entry) mnstatus_mnpp_user <= user_mode;
      else if (csr_we && address == MNSTATUS && csr_wdata[12] == csr_wdata[11])
        mnstatus_mnpp_user <= !csr_wdata[12];
    end
  end

  // Privilege mode and mstatus: MIE, MPIE, MPP, MPRV, TW. MPP holds machine or user mode.
  logic        mstatus_mpp_user;
  logic        mstatus_mie;
  logic        mstatus_mpie;
  logic        mstatus_mprv;
  logic [31:0] mstatus;

  assign mstatus = {10'd0, mstatus_tw, 3'd0, mstatus_mprv, 4'd0, {2{!mstatus_mpp_user}}, 3'd0, mstatus_mpie,
                    3'd0, mstatus_mie, 3'd0};

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      user_mode        <= 1'b0;
      mstatus_mpp_user <= 1'b1;
      mstatus_mie      <= 1'b0;
      mstatus_mpie     <= 1'b0;
      mstatus_mprv     <= 1'b0;
      mstatus_tw       <= 1'b0;
    end else begin
      if (nmi_entry) user_mode <= 1'b0;
      else if (nmi_return) begin
        user_mode <= mnstatus_mnpp_user;
        if (mnstatus_mnpp_user) mstatus_mprv <= 1'b0;
      end
      else if (machine_entry) begin
        user_mode        <= 1'b0;
        mstatus_mpp_user <= user_mode;
        mstatus_mie      <= 1'b0;
        mstatus_mpie     <= mstatus_mie;
      end else if (machine_return) begin
        user_mode        <= mstatus_mpp_user;
        mstatus_mpp_user <= 1'b1;
        mstatus_mie      <= mstatus_mpie;
        mstatus_mpie     <= 1'b1;
        if (mstatus_mpp_user) mstatus_mprv <= 1'b0;
      end else if (csr_we && address == MSTATUS) begin
        if (csr_wdata[12] == csr_wdata[11]) mstatus_mpp_user <= !csr_wdata[12];
        mstatus_mie  <= csr_wdata[3];
        mstatus_mpie <= csr_wdata[7];
        mstatus_mprv <= csr_wdata[17];
        mstatus_tw   <= csr_wdata[21];
      end
    end
  end

  // Physical memory protection. Machine mode's loads and stores are user mode's with MPRV and MPP so.
  logic [31:0] pmpcfg0;
  logic [31:0] pmpcfg1;
  logic [31:0] pmpaddr0;
  logic [31:0] pmpaddr1;
  logic [31:0] pmpaddr2;
  logic [31:0] pmpaddr3;
  logic [31:0] pmpaddr4;
  logic [31:0] pmpaddr5;
  logic [31:0] pmpaddr6;
  logic [31:0] pmpaddr7;
  logic        data_user;
  logic        machine_checked;

  assign data_user          = user_mode || (mstatus_mprv && mstatus_mpp_user && mnstatus_nmie);
  assign protection_written = csr_we && (address[11:5] == 7'b0011_101);
  assign data_checked       = data_user || machine_checked;
  assign fetch_checked      = user_mode
                            || machine_checked
                            || protection_written
                            || (mret && (mnret ? mnstatus_mnpp_user : mstatus_mpp_user));

  nl_safe_pmp u_pmp (
    .clk             (clk),
    .rst_n           (rst_n),
    .we              (csr_we),
    .address         (address),
    .wdata           (csr_wdata),
    .pmpcfg0         (pmpcfg0),
    .pmpcfg1         (pmpcfg1),
    .pmpaddr0        (pmpaddr0),
    .pmpaddr1        (pmpaddr1),
    .pmpaddr2        (pmpaddr2),
    .pmpaddr3        (pmpaddr3),
    .pmpaddr4        (pmpaddr4),
    .pmpaddr5        (pmpaddr5),
    .pmpaddr6        (pmpaddr6),
    .pmpaddr7        (pmpaddr7),
    .user_mode       (user_mode),
    .data_user       (data_user),
    .fetch_word      (fetch_word),
    .fetch_permitted (fetch_permitted),
    .data_word       (data_word),
    .data_read       (data_read),
    .data_write      (data_write),
    .data_permitted  (data_permitted),
    .machine_checked (machine_checked)
  );

  // Trap state and trap vector; with bit 0 of mtvec set, interrupts are vectored.
  logic [31:0] mtvec;
  logic [31:0] mscratch;
  logic [31:0] mepc;
  logic [31:0] mcause;
  logic [31:0] mtval;
  logic        is_vectored;

  assign is_vectored = mtvec[0] && trap_interrupt;
  assign trap_vector = nmi_entry ? NMI_VECTOR
                     : !mnstatus_nmie && !user_mode ? NMI_EXCEPTION_VECTOR
                     : {mtvec[31:2], 2'b00} + (is_vectored ? {25'd0, trap_cause, 2'b00} : 32'd0);
  assign epc         = mnret ? mnepc : mepc;

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
      if (machine_entry) mepc <= trap_pc & ~32'd1;
      else if (csr_we && address == MEPC) mepc <= csr_wdata & ~32'd1;
      if (machine_entry) mcause <= {trap_interrupt, 26'd0, trap_cause};
      else if (csr_we && address == MCAUSE) mcause <= csr_wdata & 32'h8000_001f;
      if (machine_entry) mtval <= trap_value;
      else if (csr_we && address == MTVAL) mtval <= csr_wdata;
    end
  end

  // mip reflects the interrupt lines, mie enables them. Priority: software, timer.
  localparam logic [31:0] MIE_MASK = 32'h00000088;

  logic [31:0] mip;
  logic [31:0] mie;
  logic [31:0] pending_enabled;

  assign mip             = {15'd0, 1'b0, 4'd0, 1'b0, 3'd0, irq_timer, 3'd0, irq_software, 3'd0};
  assign pending_enabled = mip & mie;

  assign wake            = nmi || pending_enabled != 32'd0;
  assign interrupt       = nmi_due
                         || (mnstatus_nmie && pending_enabled != 32'd0 && (mstatus_mie || user_mode));
  assign interrupt_cause = nmi_due ? 5'd0 : pending_enabled[3] ? 5'd3 : 5'd7;

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

  // mcounteren enables counters for user mode.
  logic [31:0] mcounteren;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mcounteren <= 32'd0;
    end else begin
      if (csr_we && address == MCOUNTEREN) mcounteren <= csr_wdata & 32'h00000007;
    end
  end

  logic [31:0] mcycle;
  logic [31:0] mcycleh;

  nl_safe_counter u_mcycle (
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

  nl_safe_counter u_minstret (
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

  // Unimplemented counters and event selectors, and entries of the memory protection, read as zero.
  logic is_counter;
  logic is_event;
  logic is_protection;
  logic implemented;

  assign is_counter = address[11:8] == 4'hb && address[6:5] == 2'b00 && address[4:0] != 5'd1;
  assign is_event   = address[11:5] == 7'b0011_001 && address[4:0] > 5'd2;

  assign is_protection = address[11:4] == 8'h3b || address[11:2] == 10'h0e8;

  always_comb begin
    implemented = 1'b1;
    case (address)
      MNSCRATCH:           rdata = mnscratch;
      MNEPC:               rdata = mnepc;
      MNCAUSE:             rdata = mncause;
      MNSTATUS:            rdata = mnstatus;
      MSTATUS:             rdata = mstatus;
      MSTATUSH, MENVCFG, MENVCFGH, MVENDORID, MARCHID, MIMPID, MCONFIGPTR: rdata = 32'd0;
      PMPCFG0:             rdata = pmpcfg0;
      PMPCFG1:             rdata = pmpcfg1;
      PMPADDR0:            rdata = pmpaddr0;
      PMPADDR1:            rdata = pmpaddr1;
      PMPADDR2:            rdata = pmpaddr2;
      PMPADDR3:            rdata = pmpaddr3;
      PMPADDR4:            rdata = pmpaddr4;
      PMPADDR5:            rdata = pmpaddr5;
      PMPADDR6:            rdata = pmpaddr6;
      PMPADDR7:            rdata = pmpaddr7;
      MTVEC:               rdata = mtvec;
      MSCRATCH:            rdata = mscratch;
      MEPC:                rdata = mepc;
      MCAUSE:              rdata = mcause;
      MTVAL:               rdata = mtval;
      MIE:                 rdata = mie;
      MIP:                 rdata = mip;
      MCOUNTINHIBIT:       rdata = mcountinhibit;
      MCOUNTEREN:          rdata = mcounteren;
      MCYCLE, CYCLE:       rdata = mcycle;
      MCYCLEH, CYCLEH:     rdata = mcycleh;
      MINSTRET, INSTRET:   rdata = minstret;
      MINSTRETH, INSTRETH: rdata = minstreth;
      TIME_LOW:            rdata = mtime_low;
      TIME_HIGH:           rdata = mtime_high;
      MISA:                rdata = 32'h40101104;
      MHARTID:             rdata = HART_ID;
      default: begin
        rdata       = 32'd0;
        implemented = is_counter || is_event || is_protection;
      end
    endcase
  end

  // Address bits 9:8 give the lowest privilege mode that may access the CSR.
  logic no_privilege;

  assign no_privilege = user_mode && (address[9:8] != 2'b00 || !mcounteren[address[4:0]]);

  // Address bits 11:10 = 11 mark read-only CSRs.
  assign illegal = !implemented || (write && address[11:10] == 2'b11) || no_privilege;
endmodule
