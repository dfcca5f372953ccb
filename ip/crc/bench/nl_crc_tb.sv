// Checks of "123456789" as the catalogue of parametrised CRC algorithms gives them, by bytes, halves and
// words; then random bytes against a model that divides bit by bit from the other end.
module nl_crc_tb;
  localparam CONTROL = 12'h000, POLYNOMIAL = 12'h004, INITIAL = 12'h008, FINAL_XOR = 12'h00C;
  localparam DATA = 12'h010, RESULT = 12'h014;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr;

  apb_driver bus (
      .*
  );

  nl_crc dut (
      .clk          (clk),
      .rst_n        (rst_n),
      .s_apb_paddr  (paddr),
      .s_apb_psel   (psel),
      .s_apb_penable(penable),
      .s_apb_pwrite (pwrite),
      .s_apb_pwdata (pwdata),
      .s_apb_pstrb  (pstrb),
      .s_apb_prdata (prdata),
      .s_apb_pready (pready),
      .s_apb_pslverr(pslverr)
  );

  task configure(input int width, input logic [31:0] polynomial, input logic [31:0] first,
                 input logic reflect, input logic [31:0] last);
    bus.write(POLYNOMIAL, polynomial, 4'hF);
    bus.write(INITIAL, first, 4'hF);
    bus.write(FINAL_XOR, last, 4'hF);
    bus.write(CONTROL, {15'd0, 1'b1, 6'd0, reflect, reflect, 2'd0, 6'(width)}, 4'hF);
  endtask

  // The nine digits as bytes, as words and one byte, and with strobes that leave bytes out.
  task digits(input int way);
    case (way)
      0: for (int k = 1; k <= 9; k++) bus.write(DATA, 32'h30 + k, 4'b0001);
      1: begin
        bus.write(DATA, 32'h3433_3231, 4'hF);
        bus.write(DATA, 32'h3837_3635, 4'hF);
        bus.write(DATA, 32'h39, 4'b0001);
      end
      default: begin
        bus.write(DATA, 32'h31FF_FFFF, 4'b1000);
        bus.write(DATA, 32'hFF33_32FF, 4'b0110);
        bus.write(DATA, 32'h3635_FF34, 4'b1101);
        bus.write(DATA, 32'hFFFF_3837, 4'b0011);
        bus.write(DATA, 32'hFF39_FFFF, 4'b0100);
      end
    endcase
  endtask

  task known(input int width, input logic [31:0] polynomial, input logic [31:0] first, input logic reflect,
             input logic [31:0] last, input logic [31:0] expected);
    for (int way = 0; way < 3; way++) begin
      configure(width, polynomial, first, reflect, last);
      digits(way);
      bus.expect_read(RESULT, expected);
    end
  endtask

  // By division of the whole message, lowest bits first, with the reflected polynomial.
  logic [31:0] model, word;
  logic [3:0] strobes;

  task model_byte(input logic [7:0] data);
    model = model ^ {24'd0, data};
    for (int k = 0; k < 8; k++) model = model[0] ? (model >> 1) ^ 32'hEDB8_8320 : model >> 1;
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    // As it comes out of reset: CRC-32/ISO-HDLC.
    bus.expect_read(RESULT, 32'd0);
    digits(1);
    bus.expect_read(RESULT, 32'hCBF4_3926);
    known(32, 32'h04C1_1DB7, 32'hFFFF_FFFF, 1'b0, 32'hFFFF_FFFF, 32'hFC89_1918);  // BZIP2
    known(32, 32'h1EDC_6F41, 32'hFFFF_FFFF, 1'b1, 32'hFFFF_FFFF, 32'hE306_9283);  // ISCSI
    known(24, 32'h0086_4CFB, 32'h00B7_04CE, 1'b0, 32'h0000_0000, 32'h0021_CF02);  // OPENPGP
    known(16, 32'h0000_1021, 32'h0000_FFFF, 1'b0, 32'h0000_0000, 32'h0000_29B1);  // IBM-3740
    known(16, 32'h0000_8005, 32'h0000_FFFF, 1'b1, 32'h0000_0000, 32'h0000_4B37);  // MODBUS
    known(8, 32'h0000_0007, 32'h0000_0000, 1'b0, 32'h0000_0000, 32'h0000_00F4);   // SMBUS
    known(5, 32'h0000_0005, 32'h0000_001F, 1'b1, 32'h0000_001F, 32'h0000_0019);   // USB
    configure(32, 32'h04C1_1DB7, 32'hFFFF_FFFF, 1'b1, 32'hFFFF_FFFF);
    model = '1;
    repeat (200) begin
      word    = $urandom;
      strobes = 4'($urandom);
      bus.write(DATA, word, strobes);
      for (int k = 0; k < 4; k++) if (strobes[k]) model_byte(word[8*k+:8]);
      bus.expect_read(RESULT, ~model);
    end
    bus.expect_error(12'h018);
    if (bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #500_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
