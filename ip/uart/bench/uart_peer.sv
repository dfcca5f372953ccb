// The other end of the line: sends and receives characters by bit times, with nothing of the RTL in it.
module uart_peer (
    output logic to_dut,
    input  logic from_dut
);
  int bit_time = 160;  // in time units
  logic parity_on = 1'b0;
  logic parity_odd = 1'b0;
  logic two_stop = 1'b0;
  int errors = 0;

  initial to_dut = 1'b1;

  task check(input logic holds, input string what);
    if (!holds) begin
      errors++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  // By counting, not by reduction as in the RTL.
  function parity_of(input logic [7:0] character);
    int ones;
    ones = parity_odd ? 1 : 0;
    for (int i = 0; i < 8; i++) if (character[i]) ones = ones + 1;
    parity_of = ones % 2 == 1;
  endfunction

  task send(input logic [7:0] character, input logic spoil_parity, input logic spoil_stop);
    to_dut = 1'b0;
    #(bit_time);
    for (int i = 0; i < 8; i++) begin
      to_dut = character[i];
      #(bit_time);
    end
    if (parity_on) begin
      to_dut = parity_of(character) ^ spoil_parity;
      #(bit_time);
    end
    to_dut = !spoil_stop;
    #(bit_time);
    to_dut = 1'b1;
    if (two_stop) #(bit_time);
    #(60);  // the receiver's synchroniser and filter
  endtask

  task hold_low(input int duration);
    to_dut = 1'b0;
    #(duration) to_dut = 1'b1;
  endtask

  // Looks at the middle of each bit and returns shortly before the last stop bit ends.
  task receive(input logic [7:0] expected);
    logic [7:0] got;
    wait (from_dut == 1'b0);
    #(bit_time / 2) check(from_dut === 1'b0, "start bit");
    for (int i = 0; i < 8; i++) #(bit_time) got[i] = from_dut;
    check(got === expected, $sformatf("sent %h, expected %h", got, expected));
    if (parity_on) #(bit_time) check(from_dut === parity_of(expected), "parity bit");
    #(bit_time) check(from_dut === 1'b1, "stop bit");
    if (two_stop) #(bit_time) check(from_dut === 1'b1, "second stop bit");
    #(bit_time / 2 - 10);
  endtask
endmodule
