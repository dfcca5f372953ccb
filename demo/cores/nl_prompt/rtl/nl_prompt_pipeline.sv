// Five-stage pipeline:
//   IF   instruction fetch
//   ID   decode, register read, forwarding, branch target, static branch prediction
//   EX   execute, memory request, branch resolution, CSR access and traps
//   MEM  memory response
//   WB   register write
module nl_prompt_pipeline #(
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
  input  logic        nmi,           // non-maskable
  input  logic [63:0] mtime,
  // Core-local interrupt controller
  input  logic        clic_offers,   // an interrupt asks
  input  logic [6:0]  clic_number,
  input  logic [7:0]  clic_level,
  input  logic        clic_vectored, // by the table
  input  logic        clic_soon,     // the offer of the next clock may be another
  output logic        clic_claim,    // an edge that was offered is taken
  output logic        store_failed,
  // Waiting in WFI with idle buses
  output logic        sleeping
);
  // Signals that earlier stages take from later ones
  logic        redirect;
  logic [31:0] redirect_pc;
  logic        trap;
  logic        flush;
  logic        id_ready;
  logic        ex_valid;
  logic        ex_active;
  logic        ex_enable;
  logic        ex_advance;
  logic        ex_ready;
  logic        ex_past_first_cycle;
  logic [3:0]  ex_alu_op;
  logic [31:0] ex_operand_a;
  logic [31:0] ex_operand_b;
  logic [31:0] alu_result;
  logic        mem_valid;
  logic        mem_fault;
  logic        mem_ready;
  logic        mem_clear;
  logic [4:0]  mem_rd;
  logic        mem_rd_we;
  logic [31:0] mem_result;
  logic        wb_rd_we;
  logic [4:0]  wb_rd;
  logic [31:0] wb_rd_wdata;
  logic        csr_illegal;
  logic [31:0] csr_rdata;
  logic [31:0] csr_trap_vector;
  logic [31:0] csr_epc;
  logic        csr_interrupt;
  logic [6:0]  csr_interrupt_cause;
  logic        csr_wake;
  logic        trap_vectors;
  logic        return_vectors;
  logic        vectoring;
  logic        entry_read;
  logic        retire;

  assign flush = redirect;

  // ---- IF: fetch unit and IF/ID register
  logic        fetch_valid;
  logic [31:0] fetch_instr;
  logic [31:0] fetch_pc;
  logic        fetch_fault;
  logic        fetch_compressed;
  logic [31:0] memory_word; // as it lies in memory
  logic        predict;
  logic [31:0] predict_pc;

  nl_prompt_fetch u_fetch (
    .clk         (clk),
    .rst_n       (rst_n),
    .redirect    (redirect),
    .redirect_pc (redirect_pc),
    .predict     (predict),
    .predict_pc  (predict_pc),
    .ready       (id_ready),
    .valid       (fetch_valid),
    .instr       (fetch_instr),
    .pc          (fetch_pc),
    .fault       (fetch_fault),
    .compressed  (fetch_compressed),
    .word        (memory_word),
    .ibus_req    (ibus_req),
    .ibus_addr   (ibus_addr),
    .ibus_gnt    (ibus_gnt),
    .ibus_rvalid (ibus_rvalid),
    .ibus_rdata  (ibus_rdata),
    .ibus_err    (ibus_err)
  );

  logic        id_valid;
  logic [31:0] id_instr;
  logic [31:0] id_pc;
  logic        id_fault;
  logic        id_compressed;
  logic        id_predicted;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      id_valid <= 1'b0;
    end else begin
      if (flush) id_valid <= 1'b0;
      else if (id_ready) id_valid <= fetch_valid && !predict;
    end
  end

  always_ff @(posedge clk) begin
    if (id_ready) begin
      id_instr      <= vectoring ? memory_word : fetch_instr;
      id_pc         <= fetch_pc;
      id_fault      <= fetch_fault;
      id_compressed <= fetch_compressed;
    end
  end

  // A control transfer that is predicted taken redirects fetch once, in its first cycle in ID.
  logic id_prediction_sent;

  nl_prompt_predictor u_predictor (
    .instr  (id_instr),
    .pc     (id_pc),
    .taken  (id_predicted),
    .target (predict_pc)
  );

  assign predict = id_predicted && id_valid && !id_prediction_sent && !vectoring;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      id_prediction_sent <= 1'b0;
    end else begin
      id_prediction_sent <= !id_ready && !flush && (predict || id_prediction_sent);
    end
  end

  // ---- ID: decode and register read
  logic [31:0] id_imm;
  logic        id_uses_rs1;
  logic        id_uses_rs2;
  logic        id_writes_rd;
  logic [1:0]  id_a_sel;
  logic        id_b_imm;
  logic [3:0]  id_alu_op;
  logic        id_branch;
  logic        id_jal;
  logic        id_jalr;
  logic        id_load;
  logic        id_store;
  logic        id_muldiv;
  logic        id_csr;
  logic        id_ecall;
  logic        id_ebreak;
  logic        id_mret;
  logic        id_mnret;
  logic        id_wfi;
  logic        id_fence;
  logic        id_fence_i;
  logic        id_illegal;

  nl_prompt_decoder u_decoder (
    .instr     (id_instr),
    .imm       (id_imm),
    .uses_rs1  (id_uses_rs1),
    .uses_rs2  (id_uses_rs2),
    .writes_rd (id_writes_rd),
    .a_sel     (id_a_sel),
    .b_imm     (id_b_imm),
    .alu_op    (id_alu_op),
    .branch    (id_branch),
    .jal       (id_jal),
    .jalr      (id_jalr),
    .load      (id_load),
    .store     (id_store),
    .muldiv    (id_muldiv),
    .csr       (id_csr),
    .ecall     (id_ecall),
    .ebreak    (id_ebreak),
    .mret      (id_mret),
    .mnret     (id_mnret),
    .wfi       (id_wfi),
    .fence     (id_fence),
    .fence_i   (id_fence_i),
    .illegal   (id_illegal)
  );

  logic [2:0] id_funct3;
  logic [4:0] id_rd;
  logic       id_rd_we;

  assign id_funct3 = id_instr[14:12];
  assign id_rd     = id_instr[11:7];
  assign id_rd_we  = id_writes_rd && id_rd != 5'd0;

  // Exception causes (Privileged ISA 1.12, table 3.6)
  logic       id_illegal_instr;
  logic       id_exception;
  logic [3:0] id_cause;

  assign id_illegal_instr = id_illegal;
  assign id_exception     = id_fault || id_illegal_instr || id_ebreak || id_ecall;
  assign id_cause         = id_fault ? 4'd1 : id_illegal_instr ? 4'd2 : id_ebreak ? 4'd3 : 4'd11;

  logic [31:0] rf_rs1;
  logic [31:0] rf_rs2;

  nl_prompt_regfile u_regfile (
    .clk    (clk),
    .raddr1 (id_instr[19:15]),
    .raddr2 (id_instr[24:20]),
    .rdata1 (rf_rs1),
    .rdata2 (rf_rs2),
    .we     (wb_rd_we),
    .waddr  (wb_rd),
    .wdata  (wb_rd_wdata)
  );

  // ID/EX register
  logic [4:0]  ex_rd;
  logic        ex_rd_we;
  logic        ex_result_late;
  logic [2:0]  ex_funct3;
  logic        ex_branch;
  logic        ex_jal;
  logic        ex_jalr;
  logic        ex_predicted;
  logic        ex_access;
  logic        ex_store;
  logic        ex_mul;
  logic        ex_muldiv;
  logic        ex_fence_i;
  logic        ex_fence;
  logic        ex_csr;
  logic        ex_mret;
  logic        ex_mnret;
  logic        ex_wfi;
  logic        ex_decode_exception;
  logic [3:0]  ex_cause;
  logic        ex_serializing;
  logic [31:0] ex_pc;
  logic [31:0] ex_operand_c;

  // Data hazards: the newest value of a source may still be in EX, MEM or WB and is forwarded.
  logic        rs1_in_ex;
  logic        rs1_in_mem;
  logic        rs1_in_wb;
  logic        rs1_hazard;
  logic [31:0] id_rs1;

  assign rs1_in_ex  = ex_valid && ex_rd_we && ex_rd == id_instr[19:15];
  assign rs1_in_mem = mem_valid && mem_rd_we && mem_rd == id_instr[19:15];
  assign rs1_in_wb  = wb_rd_we && wb_rd == id_instr[19:15];
  assign rs1_hazard = id_uses_rs1 && (rs1_in_ex ? ex_result_late : rs1_in_mem && !mem_ready);
  assign id_rs1     = rs1_in_ex ? alu_result
                    : rs1_in_mem ? mem_result
                    : rs1_in_wb ? wb_rd_wdata
                    : rf_rs1;

  logic        rs2_in_ex;
  logic        rs2_in_mem;
  logic        rs2_in_wb;
  logic        rs2_hazard;
  logic [31:0] id_rs2;

  assign rs2_in_ex  = ex_valid && ex_rd_we && ex_rd == id_instr[24:20];
  assign rs2_in_mem = mem_valid && mem_rd_we && mem_rd == id_instr[24:20];
  assign rs2_in_wb  = wb_rd_we && wb_rd == id_instr[24:20];
  assign rs2_hazard = id_uses_rs2 && (rs2_in_ex ? ex_result_late : rs2_in_mem && !mem_ready);
  assign id_rs2     = rs2_in_ex ? alu_result
                    : rs2_in_mem ? mem_result
                    : rs2_in_wb ? wb_rd_wdata
                    : rf_rs2;

  // One adder for the target, for the fall-through address of a branch predicted taken, and for the link of
  // JALR.
  logic        id_target_is_next;
  logic [31:0] id_target;

  assign id_target_is_next = id_jalr || id_predicted;
  assign id_target         = id_pc + (id_target_is_next ? (id_compressed ? 32'd2 : 32'd4) : id_imm);

  // A and B are the ALU operands; C is store data, the branch target or the instruction word.
  logic [31:0] id_operand_a;
  logic [31:0] id_operand_b;
  logic [31:0] id_operand_c;

  assign id_operand_a = id_a_sel[1] ? 32'd0 : id_a_sel[0] ? id_pc : id_rs1;
  assign id_operand_b = id_jal ? (id_compressed ? 32'd2 : 32'd4) : id_b_imm ? id_imm : id_rs2;
  assign id_operand_c = id_illegal ? id_instr
                      : id_store ? id_rs2
                      : id_branch || id_jal || id_jalr ? id_target
                      : id_instr;

  logic id_issue;

  assign id_issue = id_valid && !entry_read && ex_ready && !rs1_hazard && !rs2_hazard;
  assign id_ready = !id_valid || id_issue;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      ex_valid <= 1'b0;
    end else begin
      if (trap) ex_valid <= 1'b0;
      else if (ex_ready) ex_valid <= id_issue && !redirect;
    end
  end

  always_ff @(posedge clk) begin
    if (ex_ready) begin
      ex_rd               <= id_rd;
      ex_rd_we            <= id_rd_we;
      ex_result_late      <= id_load || id_muldiv || id_csr;
      ex_funct3           <= id_funct3;
      ex_branch           <= id_branch;
      ex_jal              <= id_jal;
      ex_jalr             <= id_jalr;
      ex_predicted        <= id_predicted;
      ex_access           <= id_load || id_store;
      ex_store            <= id_store;
      ex_mul              <= id_muldiv && !id_funct3[2];
      ex_muldiv           <= id_muldiv && id_funct3[2];
      ex_fence_i          <= id_fence_i;
      ex_fence            <= id_fence || id_fence_i;
      ex_csr              <= id_csr;
      ex_mret             <= id_mret;
      ex_mnret            <= id_mnret;
      ex_wfi              <= id_wfi;
      ex_decode_exception <= id_exception;
      ex_cause            <= id_cause;
      ex_serializing      <= id_exception || id_csr || id_mret || id_wfi || id_fence_i || id_fence;
      ex_pc               <= id_pc;
      ex_operand_c        <= id_operand_c;
    end
  end

  // ---- EX: execute; from here on only a bus error of the instruction before it cancels an instruction
  logic [31:0] alu_sum;
  logic        alu_less;
  logic        alu_equal;
  logic        muldiv_done;
  logic [31:0] muldiv_result;
  logic [31:0] product;
  logic        lsu_accept;
  logic        lsu_done;
  logic        lsu_fault;
  logic [31:0] lsu_rdata;
  logic        lsu_idle;
  logic        lsu_done_buffered;
  logic        lsu_store_error;
  logic        lsu_misaligned;

  always_ff @(posedge clk) begin
    if (ex_ready) begin
      ex_alu_op    <= id_alu_op;
      ex_operand_a <= id_operand_a;
      ex_operand_b <= id_operand_b;
    end
  end

  nl_prompt_alu u_alu (
    .op     (ex_alu_op),
    .a      (ex_operand_a),
    .b      (ex_operand_b),
    .result (alu_result),
    .sum    (alu_sum),
    .less   (alu_less),
    .equal  (alu_equal)
  );

  nl_prompt_muldiv u_muldiv (
    .clk    (clk),
    .rst_n  (rst_n),
    .start  (ex_enable && ex_muldiv),
    .kill   (trap),
    .funct3 (ex_funct3[1:0]),
    .a      (ex_operand_a),
    .b      (ex_operand_b),
    .done   (muldiv_done),
    .result (muldiv_result)
  );

  nl_prompt_multiplier u_multiplier (
    .clk     (clk),
    .advance (ex_advance && ex_mul),
    .funct3  (ex_funct3[1:0]),
    .a       (ex_operand_a),
    .b       (ex_operand_b),
    .result  (product)
  );

  nl_prompt_lsu u_lsu (
    .clk           (clk),
    .rst_n         (rst_n),
    .start         (ex_active && mem_clear && ex_access),
    .start_behind  (ex_active && !mem_clear && ex_store),
    .we            (ex_store),
    .size          (ex_funct3[1:0]),
    .load_unsigned (ex_funct3[2]),
    .address       (alu_sum),
    .wdata         (ex_operand_c),
    .accept        (lsu_accept),
    .misaligned    (lsu_misaligned),
    .done          (lsu_done),
    .rdata         (lsu_rdata),
    .fault         (lsu_fault),
    .idle          (lsu_idle),
    .done_buffered (lsu_done_buffered),
    .store_error   (lsu_store_error),
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

  logic        branch_taken;
  logic [31:0] ex_target;

  assign branch_taken = (ex_funct3[2] ? alu_less : alu_equal) != ex_funct3[0];

  // The next instruction is not the one that was fetched after this one.
  logic ex_mispredict;

  assign ex_mispredict = (ex_branch && branch_taken != ex_predicted) || (ex_jal && !ex_predicted) || ex_jalr;

  assign redirect    = trap
                     || entry_read
                     || (ex_active && mem_clear && (ex_mispredict || ex_fence_i || ex_mret));
  assign ex_target   = ex_jalr || ex_fence_i ? {alu_sum[31:1], 1'b0} : ex_operand_c;
  assign redirect_pc = trap ? csr_trap_vector
                     : entry_read ? {id_instr[31:1], 1'b0}
                     : ex_mret ? csr_epc
                     : ex_target;

  logic ex_exception;
  logic ex_take_interrupt;

  assign ex_exception = ex_decode_exception || (ex_csr && csr_illegal) || (ex_access && lsu_misaligned);
  // An instruction that executes since an earlier cycle is completed first.
  assign ex_take_interrupt = csr_interrupt && !ex_past_first_cycle && !vectoring;
  assign ex_active         = ex_valid
                           && !ex_exception
                           && !ex_take_interrupt
                           && !(clic_soon && !ex_past_first_cycle)
                           && !(ex_serializing && mem_valid)
                           && !(ex_fence && !lsu_idle);
  assign ex_enable         = ex_active && mem_ready;
  assign ex_advance        = ex_enable
                           && (!ex_access || lsu_accept)
                           && (!ex_mispredict || mem_clear)
                           && (!ex_muldiv || muldiv_done)
                           && (!ex_wfi || csr_wake);
  assign ex_ready          = !ex_valid || ex_advance;
  assign trap              = mem_fault || (ex_valid && !mem_valid && (ex_exception || ex_take_interrupt));

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      ex_past_first_cycle <= 1'b0;
    end else begin
      ex_past_first_cycle <= ex_enable && !ex_advance;
    end
  end

  // ---- MEM: memory response and product
  logic [31:0] ex_result;
  logic        mem_access;
  logic        mem_store;
  logic        mem_mul;
  logic        mem_csr;
  logic [31:0] mem_ex_result;
  logic [31:0] mem_pc;

  assign ex_result = ex_muldiv ? muldiv_result
                   : ex_csr ? csr_rdata
                   : ex_jalr ? ex_operand_c
                   : alu_result;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      mem_valid <= 1'b0;
      mem_fault <= 1'b0;
    end else begin
      if (trap) mem_valid <= 1'b0;
      else if (mem_ready) mem_valid <= ex_advance;
      mem_fault <= (mem_valid && mem_access && lsu_done && lsu_fault);
    end
  end

  always_ff @(posedge clk) begin
    if (mem_ready) begin
      mem_rd        <= ex_rd;
      mem_rd_we     <= ex_rd_we;
      mem_access    <= ex_access;
      mem_store     <= ex_store;
      mem_mul       <= ex_mul;
      mem_csr       <= ex_csr;
      mem_ex_result <= ex_result;
      mem_pc        <= ex_pc;
    end
  end

  // A bus error stalls EX in the cycle of the response, so that no younger access reaches the bus, and traps
  // in the next cycle.
  // Requests and redirects wait for mem_clear, which does not depend on the response in this cycle: MEM holds
  // no access, or one that the store buffer has acknowledged.
  assign mem_clear  = !(mem_valid && mem_access) || lsu_done_buffered;
  assign mem_ready  = !(mem_valid && mem_access) || (lsu_done && !lsu_fault);
  assign mem_result = mem_access ? lsu_rdata : mem_mul ? product : mem_ex_result;

  // ---- WB: register write
  always_ff @(posedge clk) begin
    if (!rst_n) begin
      wb_rd_we <= 1'b0;
    end else begin
      wb_rd_we <= mem_valid && mem_rd_we && mem_ready;
    end
  end

  always_ff @(posedge clk) begin
    wb_rd       <= mem_rd;
    wb_rd_wdata <= mem_result;
  end

  // ---- Causes of cycles without an instruction
  logic id_led_away; // while ID is empty: fetch was sent elsewhere
  logic ex_led_away; // while EX is empty
  logic ex_starved;  // ID waits for an operand

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      id_led_away <= 1'b0;
      ex_led_away <= 1'b0;
      ex_starved  <= 1'b0;
    end else begin
      if (flush) id_led_away <= 1'b1;
      else if (id_ready) id_led_away <= predict;
      if (trap) begin
        ex_led_away <= 1'b1;
        ex_starved  <= 1'b0;
      end else if (ex_ready) begin
        ex_led_away <= redirect || (!id_valid && id_led_away);
        ex_starved  <= !redirect && id_valid;
      end
    end
  end

  logic led_away;
  logic mem_waits; // for the answer of the bus
  logic waits;     // an instruction is in EX, and stays
  logic event_no_fetch, event_redirected, event_no_operand, event_memory, event_unit, event_order;

  assign led_away         = trap;
  assign mem_waits        = mem_valid && mem_access && !mem_ready;
  assign waits            = ex_valid && !(ex_advance) && !led_away;
  assign event_redirected = led_away || (!ex_valid && ex_led_away);
  assign event_no_operand = !ex_valid && !led_away && !ex_led_away && ex_starved && !mem_waits;
  assign event_no_fetch   = !ex_valid && !led_away && !ex_led_away && !ex_starved;
  assign event_memory     = (waits && (mem_waits || ex_access || ex_branch || ex_jal || ex_jalr))
                          || (!ex_valid && !led_away && !ex_led_away && ex_starved && mem_waits);
  assign event_unit       = waits && !mem_waits && (ex_muldiv);
  assign event_order      = waits && !(mem_waits || ex_access || ex_branch || ex_jal || ex_jalr || ex_muldiv);

  // ---- Traps: a bus error in MEM has priority over traps of EX, which are taken when MEM is empty
  logic [4:0]  trap_cause;
  logic [31:0] trap_value;
  logic        csr_write;

  always_comb begin
    trap_cause = {1'b0, ex_cause};
    trap_value = 32'd0;
    if (mem_fault) begin
      trap_cause = mem_store ? 5'd7 : 5'd5;
      trap_value = mem_ex_result;
    end else if (ex_take_interrupt) begin
      trap_cause = csr_interrupt_cause[4:0];
    end else if (ex_decode_exception) begin
      if (ex_cause == 4'd2) trap_value = ex_operand_c;
      else if (ex_cause == 4'd1 || ex_cause == 4'd3) trap_value = ex_pc;
    end else if (ex_csr) begin
      trap_cause = 5'd2;
      trap_value = ex_operand_c;
    end else if (ex_access) begin
      trap_cause = ex_store ? 5'd6 : 5'd4;
      trap_value = alu_sum;
    end
  end

  logic unused_cause;

  assign unused_cause = ^csr_interrupt_cause[6:5];

  // CSRRS and CSRRC with x0 or a zero immediate do not write.
  assign csr_write = !ex_funct3[1] || ex_operand_c[19:15] != 5'd0;

  nl_prompt_csr #(
    .HART_ID (HART_ID)
  ) u_csr (
    .clk                    (clk),
    .rst_n                  (rst_n),
    .access                 (ex_active && ex_csr),
    .op                     (ex_funct3[1:0]),
    .write                  (csr_write),
    .address                (ex_operand_c[31:20]),
    .wdata                  (ex_funct3[2] ? {27'd0, ex_operand_c[19:15]} : ex_operand_a),
    .rdata                  (csr_rdata),
    .illegal                (csr_illegal),
    .nmi                    (nmi),
    .mnret                  (ex_mnret),
    .trap                   (trap),
    .trap_interrupt         (!mem_fault && ex_take_interrupt),
    .trap_cause             (trap_cause),
    .trap_pc                (mem_fault ? mem_pc : ex_pc),
    .trap_value             (trap_value),
    .mret                   (ex_active && ex_mret),
    .trap_vector            (csr_trap_vector),
    .epc                    (csr_epc),
    .immediate              (ex_funct3[2]),
    .clic_offers            (clic_offers),
    .clic_number            (clic_number),
    .clic_level             (clic_level),
    .clic_vectored          (clic_vectored),
    .clic_claim             (clic_claim),
    .trap_vectors           (trap_vectors),
    .return_vectors         (return_vectors),
    .trap_in_table          (vectoring),
    .irq_software           (irq_software),
    .irq_timer              (irq_timer),
    .store_error            (lsu_store_error),
    .interrupt              (csr_interrupt),
    .interrupt_cause        (csr_interrupt_cause),
    .wake                   (csr_wake),
    .retire                 (retire),
    .mtime                  (mtime),
    .event_branch           (ex_advance && ex_branch),
    .event_taken            (ex_advance && ex_branch && branch_taken),
    .event_load             (ex_advance && ex_access && !ex_store),
    .event_store            (ex_advance && ex_store),
    .event_stall            (id_valid && !id_issue),
    .event_fetch_wait       (id_ready && !fetch_valid),
    .event_muldiv           (ex_advance && (ex_muldiv || ex_mul)),
    .event_jump             (ex_advance && (ex_jal || ex_jalr)),
    .event_no_fetch         (event_no_fetch),
    .event_redirected       (event_redirected),
    .event_no_operand       (event_no_operand),
    .event_memory           (event_memory),
    .event_unit             (event_unit),
    .event_order            (event_order),
    .event_misled           ((ex_advance && ex_mispredict && (ex_branch || ex_jal || ex_jalr))),
    .event_instruction_miss (1'b0),
    .event_data_miss        (1'b0)
  );

  assign store_failed = lsu_store_error;
  assign sleeping     = ex_valid && ex_wfi && ex_past_first_cycle && !csr_wake && lsu_idle;

  // CSR instructions are counted in EX, so that they access a counter before it counts them; others in MEM.
  assign retire = (ex_active && ex_csr) || (mem_valid && mem_ready && !mem_csr);

  // ---- Interrupts that go by the table: fetch brings an entry, and goes on where that leads
  assign entry_read = vectoring && id_valid && !id_fault;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      vectoring <= 1'b0;
    end else begin
      if (trap) vectoring <= !mem_fault && ex_take_interrupt && trap_vectors;
      else if (ex_active && ex_mret) vectoring <= return_vectors;
      else if (entry_read) vectoring <= 1'b0;
    end
  end
endmodule
