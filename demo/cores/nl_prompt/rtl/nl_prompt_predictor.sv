// Static branch prediction in ID: JAL and backward conditional branches are predicted taken.
module nl_prompt_predictor (
  input  logic [31:0] instr,
  input  logic [31:0] pc,
  output logic        taken,
  output logic [31:0] target
);
  logic        jump;
  logic        branch;
  logic [31:0] branch_offset;
  logic [31:0] jump_offset;

  assign jump          = instr[6:0] == 7'b1101111;
  assign branch        = instr[6:0] == 7'b1100011;
  assign branch_offset = {{20{instr[31]}}, instr[7], instr[30:25], instr[11:8], 1'b0};
  assign jump_offset   = {{12{instr[31]}}, instr[19:12], instr[20], instr[30:21], 1'b0};
  assign target        = pc + (instr[3] ? jump_offset : branch_offset);
  assign taken         = jump || (branch && instr[31]);
endmodule
