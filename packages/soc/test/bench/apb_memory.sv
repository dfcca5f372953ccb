// APB4 memory with random wait states that refuses every eighth word, and watches the protocol (Arm IHI
// 0024D, 3.1, 3.2).
module apb_memory #(
    parameter int AW = 12,
    parameter logic [31:0] TAG = '0
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic [AW-1:0] paddr,
    input  logic          psel,
    input  logic          penable,
    input  logic          pwrite,
    input  logic [  31:0] pwdata,
    input  logic [   3:0] pstrb,
    output logic          pready,
    output logic [  31:0] prdata,
    output logic          pslverr,
    output int            errors
);
  logic [31:0] memory[bit [AW-1:0]];
  logic was_setup, was_waiting;
  logic [AW+37:0] last;
  wire refused = (paddr / AW'(4)) % AW'(8) == AW'(5);

  assign pslverr = psel && penable && pready && refused;
  assign prdata  = (psel && penable && pready && memory.exists(paddr) ? memory[paddr] : '0) ^ TAG;

  task automatic fault(input string message);
    errors++;
    if (errors < 5) $display("%m: %s", message);
  endtask

  always @(posedge clk) begin
    if (rst_n) begin
      if (psel && penable && !was_setup && !was_waiting) fault("access without setup");
      if (was_setup && !(psel && penable)) fault("setup without access");
      if (was_waiting && !(psel && penable)) fault("access given up");
      if ((was_setup || was_waiting) && last !== {paddr, pwrite, pwdata, pstrb, psel})
        fault("signals changed");
      if (psel && !pwrite && pstrb != 0) fault("strobes in a read");
      if (psel && penable && pready && pwrite && !refused)
        for (int i = 0; i < 4; i++)
          if (pstrb[i]) begin
            if (!memory.exists(paddr)) memory[paddr] = '0;
            memory[paddr][i*8+:8] = pwdata[i*8+:8];
          end
    end
    was_setup   <= rst_n && psel && !penable;
    was_waiting <= rst_n && psel && penable && !pready;
    last        <= {paddr, pwrite, pwdata, pstrb, psel};
    pready      <= $urandom_range(2) == 0;
  end
endmodule
