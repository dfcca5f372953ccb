// Two-stage pipeline: fetch, and decode/execute/write-back. While an instruction executes, the next one is
// fetched into the instruction register.
module nl_safe_pipeline #(
  parameter logic [31:0] HART_ID = 32'd0
) (
  input  logic        clk,
  input  logic        rst_n,
  // Instruction bus
  output logic        ibus_req,
  output logic [31:0] ibus_addr,
  input  logic        ibus_gnt,
  input  logic        ibus_rvalid,
  input  logic [31:0] ibus_rdata,
  input  logic        ibus_err,
  // Data bus
  output logic        dbus_req,
  output logic        dbus_we,
  output logic [31:0] dbus_addr,
  output logic [3:0]  dbus_be,
  output logic [31:0] dbus_wdata,
  input  logic        dbus_gnt,
  input  logic        dbus_rvalid,
  input  logic [31:0] dbus_rdata,
  input  logic        dbus_err,
  // Interrupts, level-sensitive
  input  logic        irq_software,
  input  logic        irq_timer,
  input  logic        nmi, // non-maskable
  input  logic [63:0] mtime,
  // Waiting in WFI with idle buses
  output logic        sleeping
);
  // Control of the instruction in the second stage
  logic        past_first_cycle;   // it has been executing since an earlier cycle
  logic        execute;            // it executes: valid, without exception or interrupt
  logic        exception;          // it raises an exception before execution
  logic        trap;               // a trap is taken in this cycle
  logic        instr_done;         // it retires or traps in this cycle
  logic        advance;            // the instruction register loads the next instruction
  logic        take_interrupt;     // an interrupt is taken instead of it
  logic        redirect;           // fetch continues at redirect_pc
  logic [31:0] redirect_pc;
  logic        csr_illegal;
  logic [31:0] csr_rdata;
  logic        csr_write;
  logic        interrupt;
  logic [4:0]  interrupt_cause;
  logic        wake;
  logic [31:0] trap_vector;
  logic [31:0] epc;
  logic        user_mode;
  logic        mstatus_tw;
  logic        fetch_checked;
  logic        fetch_permitted;
  logic [29:0] fetch_word;
  logic        protection_written; // what was fetched was checked by other rules
  logic        data_checked;       // loads and stores are checked in this mode
  logic        data_permitted;
  logic [29:0] data_word;
  logic        data_cleared;       // the access may start
  logic        data_refused;

  // ---- Fetch unit and instruction register
  logic        fetch_valid;
  logic [31:0] fetch_instr;
  logic [31:0] fetch_pc; // also the address that follows the executing instruction
  logic        fetch_fault;
  logic        fetch_fault_behind;

  nl_safe_fetch u_fetch (
    .clk          (clk),
    .rst_n        (rst_n),
    .redirect     (redirect),
    .redirect_pc  (redirect_pc),
    .ready        (advance),
    .valid        (fetch_valid),
    .instr        (fetch_instr),
    .pc           (fetch_pc),
    .fault        (fetch_fault),
    .fault_behind (fetch_fault_behind),
    .next_word    (fetch_word),
    .checked      (fetch_checked),
    .permitted    (fetch_permitted),
    .ibus_req     (ibus_req),
    .ibus_addr    (ibus_addr),
    .ibus_gnt     (ibus_gnt),
    .ibus_rvalid  (ibus_rvalid),
    .ibus_rdata   (ibus_rdata),
    .ibus_err     (ibus_err)
  );

  logic        instr_valid;
  logic [31:0] instr;
  logic [31:0] pc;
  logic        instr_fault;        // bus error during its fetch
  logic        instr_fault_behind; // of its second word

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      instr_valid <= 1'b0;
    end else begin
      if (advance) instr_valid <= fetch_valid && !redirect;
    end
  end

  always_ff @(posedge clk) begin
    if (advance) begin
      instr              <= fetch_instr;
      pc                 <= fetch_pc;
      instr_fault        <= fetch_fault;
      instr_fault_behind <= fetch_fault_behind;
    end
  end

  // ---- Decode and operands
  logic [31:0] imm;
  logic        writes_rd;
  logic [1:0]  a_sel;
  logic        b_imm;
  logic [3:0]  alu_op;
  logic        branch;
  logic        jal;
  logic        jalr;
  logic        load;
  logic        store;
  logic        muldiv;
  logic        csr;
  logic        ecall;
  logic        ebreak;
  logic        mret;
  logic        mnret;
  logic        wfi;
  logic        fence_i;
  logic        illegal;

  nl_safe_decoder u_decoder (
    .instr     (instr),
    .imm       (imm),
    .writes_rd (writes_rd),
    .a_sel     (a_sel),
    .b_imm     (b_imm),
    .alu_op    (alu_op),
    .branch    (branch),
    .jal       (jal),
    .jalr      (jalr),
    .load      (load),
    .store     (store),
    .muldiv    (muldiv),
    .csr       (csr),
    .ecall     (ecall),
    .ebreak    (ebreak),
    .mret      (mret),
    .mnret     (mnret),
    .wfi       (wfi),
    .fence_i   (fence_i),
    .illegal   (illegal)
  );

  logic [31:0] rs1;
  logic [31:0] rs2;
  logic        rd_we;
  logic [31:0] rd_wdata;

  nl_safe_regfile u_regfile (
    .clk    (clk),
    .rst_n  (rst_n),
    .raddr1 (instr[19:15]),
    .raddr2 (instr[24:20]),
    .rdata1 (rs1),
    .rdata2 (rs2),
    .we     (rd_we),
    .waddr  (instr[11:7]),
    .wdata  (rd_wdata)
  );

  logic [31:0] operand_a;
  logic [31:0] operand_b;
  logic [31:0] alu_result;
  logic [31:0] alu_sum;
  logic        alu_less;
  logic        alu_equal;

  assign operand_a = a_sel[0] ? pc : a_sel[1] ? 32'd0 : rs1;
  assign operand_b = b_imm ? imm : rs2;

  nl_safe_alu u_alu (
    .op     (alu_op),
    .a      (operand_a),
    .b      (operand_b),
    .result (alu_result),
    .sum    (alu_sum),
    .less   (alu_less),
    .equal  (alu_equal)
  );

  // ---- Loads and stores: requested until accepted, then the response is awaited
  logic        mem_access;
  logic        mem_accepted; // the response is outstanding
  logic        lsu_accept;
  logic        lsu_done;
  logic        lsu_fault;
  logic [31:0] lsu_rdata;
  logic        lsu_idle;
  logic        lsu_misaligned;
  logic        access_fault; // bus error in the previous cycle

  assign mem_access = load || store;

  nl_safe_lsu u_lsu (
    .clk           (clk),
    .rst_n         (rst_n),
    .start         (execute && mem_access && !mem_accepted && data_cleared),
    .we            (store),
    .size          (instr[13:12]),
    .load_unsigned (instr[14]),
    .address       (alu_sum),
    .wdata         (rs2),
    .accept        (lsu_accept),
    .misaligned    (lsu_misaligned),
    .done          (lsu_done),
    .rdata         (lsu_rdata),
    .fault         (lsu_fault),
    .idle          (lsu_idle),
    .dbus_req      (dbus_req),
    .dbus_we       (dbus_we),
    .dbus_addr     (dbus_addr),
    .dbus_be       (dbus_be),
    .dbus_wdata    (dbus_wdata),
    .dbus_gnt      (dbus_gnt),
    .dbus_rvalid   (dbus_rvalid),
    .dbus_rdata    (dbus_rdata),
    .dbus_err      (dbus_err)
  );

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mem_accepted <= 1'b0;
      access_fault <= 1'b0;
    end else begin
      mem_accepted <= !instr_done && (mem_accepted || lsu_accept);
      access_fault <= mem_accepted && lsu_done && lsu_fault;
    end
  end

  // ---- Memory protection of loads and stores: where they are checked, a cycle for each word before the
  // access
  logic data_asked; // data_word is that of the access

  assign data_refused = data_asked && !data_permitted;
  assign data_cleared = !data_checked || (data_asked && data_permitted);

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      data_asked <= 1'b0;
    end else begin
      data_asked <= (execute && mem_access && !mem_accepted) && data_checked && !lsu_accept;
    end
  end

  always_ff @(posedge clk) begin
    if (!data_asked) data_word <= alu_sum[31:2];
  end

  // ---- Multiplication and division
  logic        muldiv_done;
  logic [31:0] muldiv_result;

  nl_safe_muldiv u_muldiv (
    .clk    (clk),
    .rst_n  (rst_n),
    .start  (execute && muldiv),
    .funct3 (instr[14:12]),
    .a      (rs1),
    .b      (rs2),
    .done   (muldiv_done),
    .result (muldiv_result)
  );

  // ---- Branches and jumps
  logic branch_taken;
  logic control_transfer;

  assign branch_taken     = (instr[14] ? alu_less : alu_equal) ^ instr[12];
  assign control_transfer = jal || jalr || (branch && branch_taken) || fence_i;

  // A dedicated adder computes the targets of branches and JAL, the ALU that of JALR.
  logic [31:0] jump_target;

  assign jump_target = jalr ? {alu_sum[31:1], 1'b0} : pc + imm;

  // Not qualified by retire, which depends on bus responses: no control transfer waits for one.
  assign redirect    = trap || protection_written || (execute && (control_transfer || mret));
  assign redirect_pc = trap ? trap_vector : protection_written ? fetch_pc : mret ? epc : jump_target;

  // ---- Execution control
  logic stall;
  logic retire; // its results are visible from the next cycle on

  assign stall = (mem_access && !(mem_accepted && lsu_done && !lsu_fault))
               || (muldiv && !muldiv_done)
               || (wfi && !wake);

  // Interrupts are taken before an instruction begins to execute.
  assign take_interrupt = interrupt && !past_first_cycle;
  assign execute        = instr_valid && !exception && !take_interrupt;
  assign retire         = execute && !stall && !access_fault;
  assign trap           = instr_valid && (exception || access_fault || take_interrupt);
  assign instr_done     = retire || trap;
  assign advance        = !instr_valid || instr_done;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      past_first_cycle <= 1'b0;
    end else begin
      past_first_cycle <= instr_valid && !instr_done;
    end
  end

  // ---- Exceptions, interrupts and CSRs
  logic illegal_instr;

  assign illegal_instr = illegal || (csr && csr_illegal) || (user_mode && (mret || (wfi && mstatus_tw)));
  assign exception     = instr_fault
                       || illegal_instr
                       || ecall
                       || ebreak
                       || (mem_access && lsu_misaligned)
                       || data_refused;

  logic        is_store_amo;
  logic [4:0]  trap_cause;
  logic [31:0] trap_value;

  assign is_store_amo = store;

  always_comb begin
    trap_value = 32'd0;
    if (take_interrupt) trap_cause = interrupt_cause;
    else if (instr_fault) begin
      trap_cause = 5'd1; // instruction access fault
      trap_value = instr_fault_behind ? {fetch_pc[31:2], 2'b00} : pc;
    end else if (illegal_instr) begin
      trap_cause = 5'd2; // illegal instruction
      trap_value = instr;
    end else if (ebreak) begin
      trap_cause = 5'd3; // breakpoint
      trap_value = pc;
    end else if (ecall) trap_cause = user_mode ? 5'd8 : 5'd11; // environment call
    else begin
      if (lsu_misaligned) trap_cause = is_store_amo ? 5'd6 : 5'd4; // store, load address misaligned
  else trap_cause = is_store_amo ? 5'd7 : 5'd5; // store, load access fault
      trap_value = alu_sum;
    end
  end

  // CSRRS and CSRRC with x0 or a zero immediate do not write.
  assign csr_write = !instr[13] || instr[19:15] != 5'd0;

  nl_safe_csr #(
    .HART_ID (HART_ID)
  ) u_csr (
    .clk                (clk),
    .rst_n              (rst_n),
    .access             (execute && csr),
    .op                 (instr[13:12]),
    .write              (csr_write),
    .address            (instr[31:20]),
    .wdata              (instr[14] ? {27'd0, instr[19:15]} : rs1),
    .rdata              (csr_rdata),
    .illegal            (csr_illegal),
    .nmi                (nmi),
    .mnret              (mnret),
    .user_mode          (user_mode),
    .mstatus_tw         (mstatus_tw),
    .fetch_word         (fetch_word),
    .fetch_permitted    (fetch_permitted),
    .fetch_checked      (fetch_checked),
    .data_word          (data_word),
    .data_read          (mem_access && !store),
    .data_write         (is_store_amo),
    .data_permitted     (data_permitted),
    .data_checked       (data_checked),
    .protection_written (protection_written),
    .trap               (trap),
    .trap_interrupt     (take_interrupt),
    .trap_cause         (trap_cause),
    .trap_pc            (pc),
    .trap_value         (trap_value),
    .mret               (execute && mret),
    .trap_vector        (trap_vector),
    .epc                (epc),
    .irq_software       (irq_software),
    .irq_timer          (irq_timer),
    .interrupt          (interrupt),
    .interrupt_cause    (interrupt_cause),
    .wake               (wake),
    .retire             (retire),
    .mtime              (mtime)
  );

  assign sleeping = instr_valid && past_first_cycle && wfi && !wake && lsu_idle;

  // ---- Write-back
  assign rd_we    = retire && writes_rd;
  assign rd_wdata = load ? lsu_rdata
                  : jal || jalr ? fetch_pc
                  : muldiv ? muldiv_result
                  : csr ? csr_rdata
                  : alu_result;
endmodule
