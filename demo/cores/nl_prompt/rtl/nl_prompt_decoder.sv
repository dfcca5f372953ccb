// Instruction decoder. When 'illegal' is set, the other outputs are don't-care.
module nl_prompt_decoder (
  input  logic [31:0] instr,
  output logic [31:0] imm,
  output logic        uses_rs1,
  output logic        uses_rs2,
  output logic        writes_rd,
  output logic [1:0]  a_sel, // ALU operand A: 0 rs1, 1 pc, 2 zero
  output logic        b_imm, // ALU operand B: 1 immediate, 0 rs2
  output logic [3:0]  alu_op,
  output logic        branch,
  output logic        jal,
  output logic        jalr,
  output logic        load,
  output logic        store,
  output logic        muldiv,
  output logic        csr,
  output logic        ecall,
  output logic        ebreak,
  output logic        mret,  // including mnret
  output logic        mnret,
  output logic        wfi,
  output logic        fence,
  output logic        fence_i,
  output logic        illegal
);
  localparam logic [6:0] LOAD     = 7'b0000011;
  localparam logic [6:0] MISC_MEM = 7'b0001111;
  localparam logic [6:0] OP_IMM   = 7'b0010011;
  localparam logic [6:0] AUIPC    = 7'b0010111;
  localparam logic [6:0] STORE    = 7'b0100011;
  localparam logic [6:0] OP       = 7'b0110011;
  localparam logic [6:0] LUI      = 7'b0110111;
  localparam logic [6:0] BRANCH   = 7'b1100011;
  localparam logic [6:0] JALR     = 7'b1100111;
  localparam logic [6:0] JAL      = 7'b1101111;
  localparam logic [6:0] SYSTEM   = 7'b1110011;

  logic [6:0] opcode;
  logic [2:0] funct3;

  assign opcode = instr[6:0];
  assign funct3 = instr[14:12];

  logic op, op_imm, shift; // shift: shift by an immediate

  assign op     = opcode == OP;
  assign op_imm = opcode == OP_IMM;
  assign shift  = op_imm && (funct3 == 3'b001 || funct3 == 3'b101);

  assign branch  = opcode == BRANCH;
  assign jal     = opcode == JAL;
  assign jalr    = opcode == JALR;
  assign load    = opcode == LOAD;
  assign store   = opcode == STORE;
  assign muldiv  = op && instr[25];
  assign fence   = opcode == MISC_MEM && funct3 == 3'b000;
  assign fence_i = opcode == MISC_MEM && funct3 == 3'b001;
  assign csr     = opcode == SYSTEM && funct3 != 3'b000;
  assign ecall   = instr == 32'h00000073;
  assign ebreak  = instr == 32'h00100073;
  assign mnret   = instr == 32'h70200073;
  assign mret    = instr == 32'h30200073 || mnret;
  assign wfi     = instr == 32'h10500073;

  assign a_sel     = {opcode == LUI, jal || opcode == AUIPC || fence_i};
  assign b_imm     = !op && !branch;
  assign writes_rd = !branch && !store && opcode != MISC_MEM && (opcode != SYSTEM || funct3 != 3'b000);
  assign uses_rs1  = op || op_imm || branch || jalr || load || store || (csr && !instr[14]);
  assign uses_rs2  = op || branch || store;

  // Immediate by instruction format.
  logic [31:0] imm_i, imm_s, imm_b, imm_u, imm_j;

  assign imm_i = {{21{instr[31]}}, instr[30:20]};
  assign imm_s = {{21{instr[31]}}, instr[30:25], instr[11:7]};
  assign imm_b = {{20{instr[31]}}, instr[7], instr[30:25], instr[11:8], 1'b0};
  assign imm_u = {instr[31:12], 12'b0};
  assign imm_j = {{12{instr[31]}}, instr[19:12], instr[20], instr[30:21], 1'b0};

  always_comb begin
    case (opcode)
      LUI, AUIPC: imm = imm_u;
      JAL:        imm = imm_j;
      BRANCH:     imm = imm_b;
      STORE:      imm = imm_s;
      MISC_MEM:   imm = 32'd4; // FENCE.I jumps to the next instruction
      default:    imm = imm_i;
    endcase
  end

  // ALU operation: by the function fields for OP and OP-IMM, a comparison for branches, otherwise an
  // addition.
  localparam logic [3:0] ADD  = 4'b0000;
  localparam logic [3:0] SUB  = 4'b1000;
  localparam logic [3:0] SLT  = 4'b0010;
  localparam logic [3:0] SLTU = 4'b0011;

  logic       funct7_bits; // funct7 bits that select among the operations of one funct3
  logic [3:0] branch_op;

  assign funct7_bits = op || shift ? instr[30] : 1'b0;
  assign branch_op   = !funct3[2] ? SUB : funct3[1] ? SLTU : SLT;

  always_comb begin
    alu_op = ADD;
    if (op || op_imm) alu_op = {funct7_bits, funct3};
    if (branch) alu_op = branch_op;
  end

  logic [14:0] funct_fields;
  logic        legal_op, legal_shift;

  assign funct_fields = {instr[31:20], funct3};

  always_comb begin
    casez (funct_fields)
      15'b0000000_?????_???: legal_op = 1'b1;                        // ADD to AND
      15'b0100000_?????_000, 15'b0100000_?????_101: legal_op = 1'b1; // SUB, SRA
      15'b0000001_?????_???: legal_op = 1'b1;                        // MUL to REMU
      default:               legal_op = 1'b0;
    endcase
  end

  // Immediate shifts: the field of rs2 holds the shift amount.
  always_comb begin
    casez (funct_fields)
      15'b0000000_?????_?01: legal_shift = 1'b1; // SLLI, SRLI
      15'b0100000_?????_101: legal_shift = 1'b1; // SRAI
      default:               legal_shift = 1'b0;
    endcase
  end

  logic legal;

  always_comb begin
    case (opcode)
      LUI, AUIPC, JAL: legal = 1'b1;
      JALR:            legal = funct3 == 3'b000;
      BRANCH:          legal = funct3 != 3'b010 && funct3 != 3'b011;
      LOAD:            legal = funct3 != 3'b011 && funct3 < 3'b110;
      STORE:           legal = funct3 < 3'b011;
      OP_IMM:          legal = !shift || legal_shift;
      OP:              legal = legal_op;
      MISC_MEM:        legal = funct3 < 3'b010;
      SYSTEM:          legal = funct3 == 3'b000 ? ecall || ebreak || mret || wfi : funct3 != 3'b100;
      default:         legal = 1'b0;
    endcase
  end

  assign illegal = !legal;
endmodule
