import { sv } from '../sv.ts';

/** The controller of IEEE 1149.1, figure 6-1, and the instruction register of five bits. */
export const TAP = sv`
  // ---- TAP controller
  localparam logic [3:0] TEST_LOGIC_RESET = 4'd0;
  localparam logic [3:0] RUN_TEST_IDLE = 4'd1;
  localparam logic [3:0] SELECT_DR = 4'd2;
  localparam logic [3:0] CAPTURE_DR = 4'd3;
  localparam logic [3:0] SHIFT_DR = 4'd4;
  localparam logic [3:0] EXIT1_DR = 4'd5;
  localparam logic [3:0] PAUSE_DR = 4'd6;
  localparam logic [3:0] EXIT2_DR = 4'd7;
  localparam logic [3:0] UPDATE_DR = 4'd8;
  localparam logic [3:0] SELECT_IR = 4'd9;
  localparam logic [3:0] CAPTURE_IR = 4'd10;
  localparam logic [3:0] SHIFT_IR = 4'd11;
  localparam logic [3:0] EXIT1_IR = 4'd12;
  localparam logic [3:0] PAUSE_IR = 4'd13;
  localparam logic [3:0] EXIT2_IR = 4'd14;
  localparam logic [3:0] UPDATE_IR = 4'd15;

  logic [3:0] state;

  always_ff @(posedge jtag_tck or negedge jtag_trst_n) begin
    if (!jtag_trst_n) state <= TEST_LOGIC_RESET;
    else
      case (state)
        TEST_LOGIC_RESET: state <= jtag_tms ? TEST_LOGIC_RESET : RUN_TEST_IDLE;
        RUN_TEST_IDLE, UPDATE_DR, UPDATE_IR: state <= jtag_tms ? SELECT_DR : RUN_TEST_IDLE;
        SELECT_DR: state <= jtag_tms ? SELECT_IR : CAPTURE_DR;
        CAPTURE_DR, SHIFT_DR: state <= jtag_tms ? EXIT1_DR : SHIFT_DR;
        EXIT1_DR: state <= jtag_tms ? UPDATE_DR : PAUSE_DR;
        PAUSE_DR: state <= jtag_tms ? EXIT2_DR : PAUSE_DR;
        EXIT2_DR: state <= jtag_tms ? UPDATE_DR : SHIFT_DR;
        SELECT_IR: state <= jtag_tms ? TEST_LOGIC_RESET : CAPTURE_IR;
        CAPTURE_IR, SHIFT_IR: state <= jtag_tms ? EXIT1_IR : SHIFT_IR;
        EXIT1_IR: state <= jtag_tms ? UPDATE_IR : PAUSE_IR;
        PAUSE_IR: state <= jtag_tms ? EXIT2_IR : PAUSE_IR;
        EXIT2_IR: state <= jtag_tms ? UPDATE_IR : SHIFT_IR;
        default: state <= TEST_LOGIC_RESET;
      endcase
  end

  // ---- Instruction register
  localparam logic [4:0] IDCODE = 5'h01;
  localparam logic [4:0] DTMCS = 5'h10;
  localparam logic [4:0] DMI = 5'h11;

  logic [4:0] ir_shift;
  logic [4:0] ir;

  always_ff @(posedge jtag_tck or negedge jtag_trst_n) begin
    if (!jtag_trst_n) begin
      ir_shift <= 5'd0;
      ir <= IDCODE;
    end else
      case (state)
        TEST_LOGIC_RESET: ir <= IDCODE;
        CAPTURE_IR: ir_shift <= 5'b00001;
        SHIFT_IR: ir_shift <= {jtag_tdi, ir_shift[4:1]};
        UPDATE_IR: ir <= ir_shift;
        default: ;
      endcase
  end
`;
