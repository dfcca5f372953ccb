// Pipeline of two stages: while one instruction is executed, from its decoding to the result in the register, the
// next one is fetched into the instruction register.
module nl_micro_pipeline #(
  parameter logic [31:0] HART_ID = 32'd0
) (
  input  logic clk,
  input  logic rst_n,

  // instructions
  output logic ibus_req,
  output logic [31:0] ibus_addr,
  input  logic ibus_gnt,
  input  logic ibus_rvalid,
  input  logic [31:0] ibus_rdata,
  input  logic ibus_err,

  // data
  output logic dbus_req,
  output logic dbus_we,
  output logic [31:0] dbus_addr,
  output logic [3:0] dbus_be,
  output logic [31:0] dbus_wdata,
  input  logic dbus_gnt,
  input  logic dbus_rvalid,
  input  logic [31:0] dbus_rdata,
  input  logic dbus_err,

  // interrupts, level-sensitive
  input  logic irq_software,
  input  logic irq_timer,
  input  logic irq_external,
  input  logic [63:0] mtime,

  // waiting in wfi, all buses at rest
  output logic sleeping
);
  // How the instruction in execution fares
  logic        begun; // this is not its first cycle
  logic        go; // it may be executed
  logic        excepts; // it must not
  logic        trap; // it is left for a trap
  logic        leaves; // this is its last cycle
  logic        advance; // the next one comes
  logic        interrupted; // an interrupt takes its place
  logic        redirect; // and from elsewhere
  logic [31:0] redirect_pc;
  logic        csr_illegal;
  logic [31:0] csr_rdata;
  logic        csr_write;
  logic        irq;
  logic [4:0]  interrupt_cause;
  logic        wake;
  logic [31:0] trap_vector;
  logic [31:0] epc;

  // ---- Fetch: what the fetch unit offers goes to the instruction register
  logic        fetch_valid;
  logic [31:0] fetch_instr;
  logic [31:0] fetch_pc; // also the address after the instruction in execution
  logic        fetch_fault;

  nl_micro_fetch u_fetch (
    .clk         (clk),
    .rst_n       (rst_n),
    .redirect    (redirect),
    .redirect_pc (redirect_pc),
    .ready       (advance),
    .valid       (fetch_valid),
    .instr       (fetch_instr),
    .pc          (fetch_pc),
    .fault       (fetch_fault),
    .ibus_req    (ibus_req),
    .ibus_addr   (ibus_addr),
    .ibus_gnt    (ibus_gnt),
    .ibus_rvalid (ibus_rvalid),
    .ibus_rdata  (ibus_rdata),
    .ibus_err    (ibus_err)
  );

  logic        valid;
  logic [31:0] instr;
  logic [31:0] pc;
  logic        fault; // of the bus, fetching it

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      valid <= 1'b0;
    end else begin
      if (advance) valid <= fetch_valid && !redirect;
    end
  end

  always_ff @(posedge clk) begin
    if (advance) begin
      instr <= fetch_instr;
      pc    <= fetch_pc;
      fault <= fetch_fault;
    end
  end

  // ---- Decoding and operands
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
  logic        wfi;
  logic        fence_i;
  logic        illegal;

  nl_micro_decoder u_decoder (
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
    .wfi       (wfi),
    .fence_i   (fence_i),
    .illegal   (illegal)
  );

  logic [31:0] rs1;
  logic [31:0] rs2;
  logic        write_rd;
  logic [31:0] rd;

  nl_micro_regfile u_regfile (
    .clk    (clk),
    .raddr1 (instr[19:15]),
    .raddr2 (instr[24:20]),
    .rdata1 (rs1),
    .rdata2 (rs2),
    .we     (write_rd),
    .waddr  (instr[11:7]),
    .wdata  (rd)
  );

  logic [31:0] a;
  logic [31:0] b;
  logic [31:0] alu_result;
  logic [31:0] sum;
  logic        less;
  logic        equal;
  assign a = a_sel[0] ? pc : a_sel[1] ? 32'd0 : rs1;
  assign b = b_imm ? imm : rs2;

  nl_micro_alu u_alu (
    .op     (alu_op),
    .a      (a),
    .b      (b),
    .result (alu_result),
    .sum    (sum),
    .less   (less),
    .equal  (equal)
  );

  // ---- Memory access: started until it is accepted, then the answer is waited for
  logic        access;
  logic        accepted; // and the answer is to come
  logic        lsu_accept;
  logic        lsu_done;
  logic        lsu_fault;
  logic [31:0] lsu_rdata;
  logic        lsu_idle;
  logic        misaligned;
  logic        access_fails; // the bus has refused it in the cycle before
  assign access = load || store;

  nl_micro_lsu u_lsu (
    .clk         (clk),
    .rst_n       (rst_n),
    .start       (go && access && !accepted),
    .we          (store),
    .size        (instr[13:12]),
    .unsign      (instr[14]),
    .address     (sum),
    .wdata       (rs2),
    .accept      (lsu_accept),
    .misaligned  (misaligned),
    .done        (lsu_done),
    .rdata       (lsu_rdata),
    .fault       (lsu_fault),
    .idle        (lsu_idle),
    .dbus_req    (dbus_req),
    .dbus_we     (dbus_we),
    .dbus_addr   (dbus_addr),
    .dbus_be     (dbus_be),
    .dbus_wdata  (dbus_wdata),
    .dbus_gnt    (dbus_gnt),
    .dbus_rvalid (dbus_rvalid),
    .dbus_rdata  (dbus_rdata),
    .dbus_err    (dbus_err)
  );

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      accepted     <= 1'b0;
      access_fails <= 1'b0;
    end else begin
      accepted     <= !leaves && (accepted || lsu_accept);
      access_fails <= accepted && lsu_done && lsu_fault;
    end
  end

  // ---- Multiplication and division
  logic        muldiv_done;
  logic [31:0] muldiv_result;

  nl_micro_muldiv u_muldiv (
    .clk    (clk),
    .rst_n  (rst_n),
    .start  (go && muldiv),
    .funct3 (instr[14:12]),
    .a      (rs1),
    .b      (rs2),
    .done   (muldiv_done),
    .result (muldiv_result)
  );

  // ---- Branches and jumps
  logic        taken;
  logic        jumps;
  assign taken = (instr[14] ? less : equal) ^ instr[12];
  assign jumps = jal || jalr || (branch && taken) || fence_i;
  // Branches and jumps have an adder for their targets; the ALU adds for JALR.
  logic [31:0] target;
  assign target = jalr ? {sum[31:1], 1'b0} : pc + imm;

  // Not by completes, which looks at answers of the bus: none of these instructions waits for one.
  assign redirect = trap || (go && (jumps || mret));
  assign redirect_pc = trap ? trap_vector : mret ? epc : target;

  // ---- Progress of the instruction
  logic        waits;
  logic        completes; // its effects are there from the next cycle on
  assign waits = (access && !(accepted && lsu_done && !lsu_fault))
             || (muldiv && !muldiv_done)
             || (wfi && !wake);

  // An interrupt takes the place of an instruction that has not begun.
  assign interrupted = irq && !begun;
  assign go        = valid && !excepts && !interrupted;
  assign completes = go && !waits && !access_fails;
  assign trap      = valid && (excepts || access_fails || interrupted);
  assign leaves    = completes || trap;
  assign advance   = !valid || leaves;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      begun <= 1'b0;
    end else begin
      begun <= valid && !leaves;
    end
  end

  // ---- Exceptions, interrupts and CSRs
  logic        unlawful;
  assign unlawful = illegal || (csr && csr_illegal);
  assign excepts  = fault || unlawful || ecall || ebreak || (access && misaligned);

  logic        stores;
  logic [4:0]  trap_cause;
  logic [31:0] trap_value;
  assign stores = store;
  always_comb begin
    trap_value = 32'd0;
    if (interrupted) trap_cause = interrupt_cause;
    else if (fault) begin
      trap_cause = 5'd1; // instruction access fault
      trap_value = pc;
    end else if (unlawful) begin
      trap_cause = 5'd2; // illegal instruction
      trap_value = instr;
    end else if (ebreak) begin
      trap_cause = 5'd3; // breakpoint
      trap_value = pc;
    end else if (ecall) trap_cause = 5'd11; // environment call
    else begin
      if (misaligned) trap_cause = stores ? 5'd6 : 5'd4; // store, load address misaligned
  else trap_cause = stores ? 5'd7 : 5'd5; // store, load access fault
      trap_value = sum;
    end
  end

  // Setting or clearing with x0 or zero does not write.
  assign csr_write = !instr[13] || instr[19:15] != 5'd0;

  nl_micro_csr #(
    .HART_ID (HART_ID)
  ) u_csr (
    .clk             (clk),
    .rst_n           (rst_n),
    .access          (go && csr),
    .op              (instr[13:12]),
    .write           (csr_write),
    .address         (instr[31:20]),
    .wdata           (instr[14] ? {27'd0, instr[19:15]} : rs1),
    .rdata           (csr_rdata),
    .illegal         (csr_illegal),
    .trap            (trap),
    .trap_interrupt  (interrupted),
    .trap_cause      (trap_cause),
    .trap_pc         (pc),
    .trap_value      (trap_value),
    .mret            (go && mret),
    .trap_vector     (trap_vector),
    .epc             (epc),
    .irq_software    (irq_software),
    .irq_timer       (irq_timer),
    .irq_external    (irq_external),
    .irq             (irq),
    .interrupt_cause (interrupt_cause),
    .wake            (wake),
    .retire          (completes),
    .mtime           (mtime)
  );

  assign sleeping = valid && begun && wfi && !wake && lsu_idle;

  // ---- Result
  assign write_rd = completes && writes_rd;
  assign rd = load ? lsu_rdata
            : jal || jalr ? fetch_pc
            : muldiv ? muldiv_result
            : csr ? csr_rdata
            : alu_result;
endmodule
