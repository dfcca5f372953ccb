`timescale 1ns / 1ps

// Listens to a serial line as a terminal would and prints what it hears; `text` holds the last LENGTH
// characters.
// BIT_TIME in ns; frames have eight data bits, even parity and one stop bit.
module uart_monitor #(
    parameter BIT_TIME = 160,
    parameter LENGTH   = 32
) (
    input  logic                line,
    output logic [8*LENGTH-1:0] text,
    output int                  count,
    output int                  errors
);
  logic [7:0] character;
  logic parity;

  initial begin
    text = '0;
    count = 0;
    errors = 0;
    forever begin
      @(negedge line) parity = 1'b0;
      #(BIT_TIME + BIT_TIME / 2);
      for (int i = 0; i < 8; i++) begin
        character[i] = line;
        parity = parity ^ line;
        #(BIT_TIME);
      end
      if (line !== parity) errors = errors + 1;
      #(BIT_TIME);
      if (line !== 1'b1) errors = errors + 1;  // stop bit
      $write("%c", character);
      text = {text[8*LENGTH-9:0], character};
      count = count + 1;
    end
  end
endmodule
