// Control and status registers, trap entry and return, interrupts.
// 'rdata' (the old value) and 'illegal' are combinational in 'address'; 'access' marks the cycle in which the
// CSR instruction takes effect.
module nl_prompt_csr #(
  parameter logic [31:0] HART_ID = 32'd0
) (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        access,
  input  logic [1:0]  op,             // funct3[1:0]: 1 write, 2 set, 3 clear
  input  logic        write,          // low for set and clear with x0 or a zero immediate
  input  logic [11:0] address,
  input  logic [31:0] wdata,
  output logic [31:0] rdata,
  output logic        illegal,
  input  logic        nmi,
  input  logic        mnret,          // mret is an mnret
  input  logic        trap,
  input  logic        trap_interrupt,
  input  logic [4:0]  trap_cause,
  input  logic [31:0] trap_pc,
  input  logic [31:0] trap_value,
  input  logic        mret,
  output logic [31:0] trap_vector,
  output logic [31:0] epc,
  input  logic        immediate,      // wdata is no register
  input  logic        clic_offers,    // an interrupt asks
  input  logic [6:0]  clic_number,
  input  logic [7:0]  clic_level,
  input  logic        clic_vectored,  // by the table
  output logic        clic_claim,     // an edge that was offered is taken
  output logic        trap_vectors,   // trap_vector is an entry of the table
  output logic        return_vectors, // so is epc
  input  logic        trap_in_table,  // the trap is at an entry of the table
  input  logic        irq_software,
  input  logic        irq_timer,
  input  logic        store_error,
  output logic        interrupt,
  output logic [6:0]  interrupt_cause,
  output logic        wake,
  input  logic        retire,
  input  logic [63:0] mtime,
  input  logic        event_branch,
  input  logic        event_taken,
  input  logic        event_load,
  input  logic        event_store,
  input  logic        event_stall,
  input  logic        event_fetch_wait,
  input  logic        event_muldiv,
  input  logic        event_jump,
  input  logic        event_no_fetch,
  input  logic        event_redirected,
  input  logic        event_no_operand,
  input  logic        event_memory,
  input  logic        event_unit,
  input  logic        event_order,
  input  logic        event_misled,
  input  logic        event_instruction_miss,
  input  logic        event_data_miss
);
  localparam logic [11:0] MNSCRATCH     = 12'h740;
  localparam logic [11:0] MNEPC         = 12'h741;
  localparam logic [11:0] MNCAUSE       = 12'h742;
  localparam logic [11:0] MNSTATUS      = 12'h744;
  localparam logic [11:0] MSTATUS       = 12'h300;
  localparam logic [11:0] MSTATUSH      = 12'h310;
  localparam logic [11:0] MTVEC         = 12'h305;
  localparam logic [11:0] MSCRATCH      = 12'h340;
  localparam logic [11:0] MEPC          = 12'h341;
  localparam logic [11:0] MCAUSE        = 12'h342;
  localparam logic [11:0] MTVAL         = 12'h343;
  localparam logic [11:0] MTVT          = 12'h307;
  localparam logic [11:0] MNXTI         = 12'h345;
  localparam logic [11:0] MINTTHRESH    = 12'h347;
  localparam logic [11:0] MSCRATCHCSW   = 12'h348;
  localparam logic [11:0] MSCRATCHCSWL  = 12'h349;
  localparam logic [11:0] MINTSTATUS    = 12'hfb1;
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
  localparam logic [11:0] MHPMCOUNTER3  = 12'hb03;
  localparam logic [11:0] MHPMCOUNTER3H = 12'hb83;
  localparam logic [11:0] HPMCOUNTER3   = 12'hc03;
  localparam logic [11:0] HPMCOUNTER3H  = 12'hc83;
  localparam logic [11:0] MHPMEVENT3    = 12'h323;
  localparam logic [11:0] MHPMCOUNTER4  = 12'hb04;
  localparam logic [11:0] MHPMCOUNTER4H = 12'hb84;
  localparam logic [11:0] HPMCOUNTER4   = 12'hc04;
  localparam logic [11:0] HPMCOUNTER4H  = 12'hc84;
  localparam logic [11:0] MHPMEVENT4    = 12'h324;
  localparam logic [11:0] MHPMCOUNTER5  = 12'hb05;
  localparam logic [11:0] MHPMCOUNTER5H = 12'hb85;
  localparam logic [11:0] HPMCOUNTER5   = 12'hc05;
  localparam logic [11:0] HPMCOUNTER5H  = 12'hc85;
  localparam logic [11:0] MHPMEVENT5    = 12'h325;
  localparam logic [11:0] MHPMCOUNTER6  = 12'hb06;
  localparam logic [11:0] MHPMCOUNTER6H = 12'hb86;
  localparam logic [11:0] HPMCOUNTER6   = 12'hc06;
  localparam logic [11:0] HPMCOUNTER6H  = 12'hc86;
  localparam logic [11:0] MHPMEVENT6    = 12'h326;
  localparam logic [11:0] MHPMCOUNTER7  = 12'hb07;
  localparam logic [11:0] MHPMCOUNTER7H = 12'hb87;
  localparam logic [11:0] HPMCOUNTER7   = 12'hc07;
  localparam logic [11:0] HPMCOUNTER7H  = 12'hc87;
  localparam logic [11:0] MHPMEVENT7    = 12'h327;
  localparam logic [11:0] MHPMCOUNTER8  = 12'hb08;
  localparam logic [11:0] MHPMCOUNTER8H = 12'hb88;
  localparam logic [11:0] HPMCOUNTER8   = 12'hc08;
  localparam logic [11:0] HPMCOUNTER8H  = 12'hc88;
  localparam logic [11:0] MHPMEVENT8    = 12'h328;
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
  logic        nmi_due;
  logic        nmi_entry;     // the trap is the non-maskable interrupt
  logic        nmi_return;
  logic        machine_entry; // the trap is any other
  logic        machine_return;

  assign mnstatus       = {19'd0, 2'b11, 7'd0, mnstatus_nmie, 3'd0};
  assign nmi_due        = nmi && mnstatus_nmie;
  assign nmi_entry      = trap && trap_interrupt && nmi_due;
  assign nmi_return     = mret && mnret;
  assign machine_entry  = trap && !nmi_entry;
  assign machine_return = mret && !mnret;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mnscratch     <= 32'd0;
      mnepc         <= 32'd0;
      mncause       <= 32'd0;
      mnstatus_nmie <= 1'b0;
    end else begin
      if (csr_we && address == MNSCRATCH) mnscratch <= csr_wdata;
      if (nmi_entry) mnepc <= trap_pc & ~32'd1;
      else if (csr_we && address == MNEPC) mnepc <= csr_wdata & ~32'd1;
      if (nmi_entry) mncause <= 32'h8000_0000;
      else if (csr_we && address == MNCAUSE) mncause <= csr_wdata & 32'h8000_001f;
      if (nmi_entry) mnstatus_nmie <= 1'b0;
      else if (nmi_return) mnstatus_nmie <= 1'b1;
      else if (csr_we && address == MNSTATUS) mnstatus_nmie <= mnstatus_nmie || csr_wdata[3];
    end
  end

  // Core-local interrupt controller: levels of what runs and of what it interrupted, and the threshold.
  logic        clic_mode;
  logic [7:0]  level;          // mintstatus.mil
  logic [7:0]  previous_level; // mcause.mpil
  logic [7:0]  threshold;      // mintthresh.th
  logic [31:6] vector_table;   // mtvt
  logic [31:0] vector_entry;
  logic        clic_due;       // what is offered may interrupt, where interrupts are enabled
  logic        clic_next;      // mnxti shows it
  logic        clic_taken;     // mnxti takes it
  logic        clic_entry;     // the trap is an interrupt of the controller
  logic        table_failed;   // mcause.minhv: mepc is the address of an entry of the table
  logic        swaps_mode;     // mscratchcsw exchanges the stack pointer: the mode has changed
  logic        swaps_level;    // mscratchcswl does: an interrupt's handler has begun, or ends

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
      if (machine_entry) begin
        mstatus_mie  <= 1'b0;
        mstatus_mpie <= mstatus_mie;
      end else if (machine_return) begin
        mstatus_mie  <= mstatus_mpie;
        mstatus_mpie <= 1'b1;
      end else if (csr_we && address == MSTATUS) begin
        mstatus_mie  <= csr_wdata[3];
        mstatus_mpie <= csr_wdata[7];
      end
      else if (csr_we && address == MCAUSE && clic_mode) mstatus_mpie <= csr_wdata[27];
      else if (csr_we && address == MNXTI)
        mstatus_mie <= op == 2'd3 ? mstatus_mie && !wdata[3] : wdata[3] || (mstatus_mie && op[1]);
    end
  end

  // Trap state and trap vector; with bit 0 of mtvec set, interrupts are vectored.
  logic [31:0] mtvec;
  logic [31:0] mscratch;
  logic [31:0] mepc;
  logic [31:0] mcause;
  logic [31:0] mtval;
  logic        is_vectored;

  assign is_vectored = mtvec[0] && !mtvec[1] && trap_interrupt;
  assign trap_vector = nmi_entry ? NMI_VECTOR
                     : !mnstatus_nmie ? NMI_EXCEPTION_VECTOR
                     : trap_vectors ? vector_entry
                     : {mtvec[31:2], 2'b00} + (is_vectored ? {25'd0, trap_cause, 2'b00} : 32'd0);
  assign epc         = mnret ? mnepc : {mepc[31:2], mepc[1:0] & {2{!table_failed}}};

  logic [31:0] mcause_shown;

  assign mcause_shown = clic_mode
                      ? {mcause[31], table_failed, 2'b11, mstatus_mpie, 3'd0, previous_level, 4'd0,
                         mcause[11:0]}
                      : mcause;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mtvec    <= 32'd0;
      mscratch <= 32'd0;
      mepc     <= 32'd0;
      mcause   <= 32'd0;
      mtval    <= 32'd0;
    end else begin
      if (csr_we && address == MTVEC)
        mtvec <= csr_wdata[1:0] == 2'd3 ? {csr_wdata[31:6], 6'd3} : csr_wdata & ~32'd2;
      if (csr_we && address == MSCRATCH
          || (csr_we && ((address == MSCRATCHCSW && swaps_mode) || (address == MSCRATCHCSWL && swaps_level))))
        mscratch <= csr_wdata;
      if (machine_entry) mepc <= trap_pc & ~32'd1;
      else if (csr_we && address == MEPC) mepc <= csr_wdata & ~32'd1;
      if (clic_entry || clic_taken) mcause <= {1'b1, 24'd0, clic_number};
      else if (machine_entry) mcause <= {trap_interrupt, 26'd0, trap_cause};
      else if (csr_we && address == MCAUSE) mcause <= csr_wdata & (clic_mode ? 32'h8000_007f : 32'h8000_001f);
      if (machine_entry) mtval <= trap_value;
      else if (csr_we && address == MTVAL) mtval <= csr_wdata;
    end
  end

  // From user mode every level but 0 interrupts.
  logic [7:0] floor;

  assign floor      = level > threshold ? level : threshold;
  assign clic_mode  = mtvec[1];
  assign clic_due   = clic_mode && clic_offers && clic_level > floor;
  assign clic_entry = trap && trap_interrupt && clic_mode && !nmi_due;

  // A write of mnxti by a register brings the level to compare with.
  logic [7:0] compared;

  assign compared     = write && !immediate ? wdata[23:16] : previous_level;
  assign clic_next    = clic_mode
                      && clic_offers
                      && !clic_vectored
                      && clic_level > compared
                      && clic_level > threshold;
  assign clic_taken   = csr_we && address == MNXTI && clic_next && wdata[4:0] != 5'd0;
  assign clic_claim   = clic_taken || (clic_entry && clic_vectored);
  assign vector_entry = {vector_table, 6'd0} + {23'd0, clic_number, 2'b00};

  assign swaps_mode  = 1'b0;
  assign swaps_level = (previous_level == 8'd0) != (level == 8'd0);

  assign trap_vectors   = clic_entry && clic_vectored;
  assign return_vectors = table_failed && !mnret;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      level          <= 8'd0;
      previous_level <= 8'd0;
      threshold      <= 8'd0;
      vector_table   <= 26'd0;
      table_failed   <= 1'b0;
    end else begin
      if (clic_entry) level <= clic_level;
      else if (machine_return && clic_mode) level <= previous_level;
      else if (clic_taken) level <= clic_level;
      if (machine_entry && clic_mode) previous_level <= level;
      else if (csr_we && address == MCAUSE && clic_mode) previous_level <= csr_wdata[23:16];
      else if (csr_we && address == MTVEC && csr_wdata[1:0] != 2'd3) previous_level <= 8'd0;
      if (csr_we && address == MINTTHRESH) threshold <= csr_wdata[7:0];
      if (csr_we && address == MTVT) vector_table <= csr_wdata[31:6];
      if (machine_entry && clic_mode) table_failed <= trap_in_table;
      else if (csr_we && address == MCAUSE && clic_mode) table_failed <= csr_wdata[30];
      else if (csr_we && address == MTVEC && csr_wdata[1:0] != 2'd3) table_failed <= 1'b0;
    end
  end

  // Interrupt cause 16 (platform-defined): bus error of a buffered store. Pending until cleared by software
  // in mip.
  logic store_error_pending;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      store_error_pending <= 1'b0;
    end else begin
      if (store_error && !clic_mode) store_error_pending <= 1'b1;
      else if (csr_we && address == MIP && !clic_mode && !csr_wdata[16]) store_error_pending <= 1'b0;
    end
  end

  // mip reflects the interrupt lines, mie enables them. Priority: software, timer, cause 16.
  localparam logic [31:0] MIE_MASK = 32'h00010088;

  logic [31:0] mip;
  logic [31:0] mie;
  logic [31:0] pending_enabled;

  assign mip             = {15'd0, store_error_pending, 4'd0, 1'b0, 3'd0, irq_timer, 3'd0, irq_software,
                            3'd0};
  assign pending_enabled = mip & mie;

  logic asks;

  assign asks = clic_mode ? clic_due : pending_enabled != 32'd0;

  assign wake            = nmi || asks;
  assign interrupt       = nmi_due || (mnstatus_nmie && asks && mstatus_mie);
  assign interrupt_cause = nmi_due ? 7'd0
                         : clic_mode ? clic_number
                         : pending_enabled[3] ? 7'd3
                         : pending_enabled[7] ? 7'd7
                         : 7'd16;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mie <= 32'd0;
    end else begin
      if (csr_we && address == MIE && !clic_mode) mie <= csr_wdata & MIE_MASK;
    end
  end

  // Counters, stopped by mcountinhibit.
  logic [31:0] mcountinhibit;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mcountinhibit <= 32'd0;
    end else begin
      if (csr_we && address == MCOUNTINHIBIT) mcountinhibit <= csr_wdata & 32'h000001fd;
    end
  end

  // Event sources by the value of mhpmevent, from 1 on; all other values count nothing.
  logic [31:0] events;
  logic [4:0]  mhpmevent3;
  logic [4:0]  mhpmevent4;
  logic [4:0]  mhpmevent5;
  logic [4:0]  mhpmevent6;
  logic [4:0]  mhpmevent7;
  logic [4:0]  mhpmevent8;

  assign events = {14'd0, event_data_miss, event_instruction_miss, event_misled, event_order, event_unit,
                   event_memory, event_no_operand, event_redirected, event_no_fetch, event_jump, event_muldiv,
                   event_fetch_wait, event_stall, event_store, event_load, event_taken, event_branch, 1'b0};

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mhpmevent3 <= 5'd0;
      mhpmevent4 <= 5'd0;
      mhpmevent5 <= 5'd0;
      mhpmevent6 <= 5'd0;
      mhpmevent7 <= 5'd0;
      mhpmevent8 <= 5'd0;
    end else begin
      if (csr_we && address == MHPMEVENT3) mhpmevent3 <= csr_wdata[4:0];
      if (csr_we && address == MHPMEVENT4) mhpmevent4 <= csr_wdata[4:0];
      if (csr_we && address == MHPMEVENT5) mhpmevent5 <= csr_wdata[4:0];
      if (csr_we && address == MHPMEVENT6) mhpmevent6 <= csr_wdata[4:0];
      if (csr_we && address == MHPMEVENT7) mhpmevent7 <= csr_wdata[4:0];
      if (csr_we && address == MHPMEVENT8) mhpmevent8 <= csr_wdata[4:0];
    end
  end

  logic [31:0] mcycle;
  logic [31:0] mcycleh;

  nl_prompt_counter u_mcycle (
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

  nl_prompt_counter u_minstret (
    .clk        (clk),
    .rst_n      (rst_n),
    .increment  (retire && !mcountinhibit[2]),
    .write_low  (csr_we && address == MINSTRET),
    .write_high (csr_we && address == MINSTRETH),
    .wdata      (csr_wdata),
    .low        (minstret),
    .high       (minstreth)
  );

  logic [31:0] mhpmcounter3;
  logic [31:0] mhpmcounter3h;

  nl_prompt_counter u_mhpmcounter3 (
    .clk        (clk),
    .rst_n      (rst_n),
    .increment  (events[mhpmevent3] && !mcountinhibit[3]),
    .write_low  (csr_we && address == MHPMCOUNTER3),
    .write_high (csr_we && address == MHPMCOUNTER3H),
    .wdata      (csr_wdata),
    .low        (mhpmcounter3),
    .high       (mhpmcounter3h)
  );

  logic [31:0] mhpmcounter4;
  logic [31:0] mhpmcounter4h;

  nl_prompt_counter u_mhpmcounter4 (
    .clk        (clk),
    .rst_n      (rst_n),
    .increment  (events[mhpmevent4] && !mcountinhibit[4]),
    .write_low  (csr_we && address == MHPMCOUNTER4),
    .write_high (csr_we && address == MHPMCOUNTER4H),
    .wdata      (csr_wdata),
    .low        (mhpmcounter4),
    .high       (mhpmcounter4h)
  );

  logic [31:0] mhpmcounter5;
  logic [31:0] mhpmcounter5h;

  nl_prompt_counter u_mhpmcounter5 (
    .clk        (clk),
    .rst_n      (rst_n),
    .increment  (events[mhpmevent5] && !mcountinhibit[5]),
    .write_low  (csr_we && address == MHPMCOUNTER5),
    .write_high (csr_we && address == MHPMCOUNTER5H),
    .wdata      (csr_wdata),
    .low        (mhpmcounter5),
    .high       (mhpmcounter5h)
  );

  logic [31:0] mhpmcounter6;
  logic [31:0] mhpmcounter6h;

  nl_prompt_counter u_mhpmcounter6 (
    .clk        (clk),
    .rst_n      (rst_n),
    .increment  (events[mhpmevent6] && !mcountinhibit[6]),
    .write_low  (csr_we && address == MHPMCOUNTER6),
    .write_high (csr_we && address == MHPMCOUNTER6H),
    .wdata      (csr_wdata),
    .low        (mhpmcounter6),
    .high       (mhpmcounter6h)
  );

  logic [31:0] mhpmcounter7;
  logic [31:0] mhpmcounter7h;

  nl_prompt_counter u_mhpmcounter7 (
    .clk        (clk),
    .rst_n      (rst_n),
    .increment  (events[mhpmevent7] && !mcountinhibit[7]),
    .write_low  (csr_we && address == MHPMCOUNTER7),
    .write_high (csr_we && address == MHPMCOUNTER7H),
    .wdata      (csr_wdata),
    .low        (mhpmcounter7),
    .high       (mhpmcounter7h)
  );

  logic [31:0] mhpmcounter8;
  logic [31:0] mhpmcounter8h;

  nl_prompt_counter u_mhpmcounter8 (
    .clk        (clk),
    .rst_n      (rst_n),
    .increment  (events[mhpmevent8] && !mcountinhibit[8]),
    .write_low  (csr_we && address == MHPMCOUNTER8),
    .write_high (csr_we && address == MHPMCOUNTER8H),
    .wdata      (csr_wdata),
    .low        (mhpmcounter8),
    .high       (mhpmcounter8h)
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
      MNSCRATCH:                   rdata = mnscratch;
      MNEPC:                       rdata = mnepc;
      MNCAUSE:                     rdata = mncause;
      MNSTATUS:                    rdata = mnstatus;
      MSTATUS:                     rdata = mstatus;
      MSTATUSH, MVENDORID, MARCHID, MIMPID, MCONFIGPTR: rdata = 32'd0;
      MTVEC:                       rdata = mtvec;
      MSCRATCH:                    rdata = mscratch;
      MEPC:                        rdata = mepc;
      MCAUSE:                      rdata = mcause_shown;
      MTVAL:                       rdata = mtval;
      MTVT:                        rdata = {vector_table, 6'd0};
      MNXTI:                       rdata = clic_next ? vector_entry : 32'd0;
      MINTTHRESH:                  rdata = {24'd0, threshold};
      MSCRATCHCSW:                 rdata = swaps_mode ? mscratch : wdata;
      MSCRATCHCSWL:                rdata = swaps_level ? mscratch : wdata;
      MINTSTATUS:                  rdata = {level, 24'd0};
      MIE:                         rdata = mie & {32{!clic_mode}};
      MIP:                         rdata = mip & {32{!clic_mode}};
      MCOUNTINHIBIT:               rdata = mcountinhibit;
      MCYCLE, CYCLE:               rdata = mcycle;
      MCYCLEH, CYCLEH:             rdata = mcycleh;
      MINSTRET, INSTRET:           rdata = minstret;
      MINSTRETH, INSTRETH:         rdata = minstreth;
      MHPMCOUNTER3, HPMCOUNTER3:   rdata = mhpmcounter3;
      MHPMCOUNTER3H, HPMCOUNTER3H: rdata = mhpmcounter3h;
      MHPMEVENT3:                  rdata = {27'd0, mhpmevent3};
      MHPMCOUNTER4, HPMCOUNTER4:   rdata = mhpmcounter4;
      MHPMCOUNTER4H, HPMCOUNTER4H: rdata = mhpmcounter4h;
      MHPMEVENT4:                  rdata = {27'd0, mhpmevent4};
      MHPMCOUNTER5, HPMCOUNTER5:   rdata = mhpmcounter5;
      MHPMCOUNTER5H, HPMCOUNTER5H: rdata = mhpmcounter5h;
      MHPMEVENT5:                  rdata = {27'd0, mhpmevent5};
      MHPMCOUNTER6, HPMCOUNTER6:   rdata = mhpmcounter6;
      MHPMCOUNTER6H, HPMCOUNTER6H: rdata = mhpmcounter6h;
      MHPMEVENT6:                  rdata = {27'd0, mhpmevent6};
      MHPMCOUNTER7, HPMCOUNTER7:   rdata = mhpmcounter7;
      MHPMCOUNTER7H, HPMCOUNTER7H: rdata = mhpmcounter7h;
      MHPMEVENT7:                  rdata = {27'd0, mhpmevent7};
      MHPMCOUNTER8, HPMCOUNTER8:   rdata = mhpmcounter8;
      MHPMCOUNTER8H, HPMCOUNTER8H: rdata = mhpmcounter8h;
      MHPMEVENT8:                  rdata = {27'd0, mhpmevent8};
      TIME_LOW:                    rdata = mtime_low;
      TIME_HIGH:                   rdata = mtime_high;
      MISA:                        rdata = 32'h40001104;
      MHARTID:                     rdata = HART_ID;
      default: begin
        rdata       = 32'd0;
        implemented = is_counter || is_event;
      end
    endcase
  end

  // Address bits 11:10 = 11 mark read-only CSRs.
  assign illegal = !implemented
                 || (write && address[11:10] == 2'b11)
                 || ((address == MSCRATCHCSW || address == MSCRATCHCSWL) && !(op == 2'd1 && !immediate));
endmodule
