// APB manager for benches: each task is one transfer (AMBA APB, IHI 0024). Signals are sampled at the
// clock edge and driven one time unit after it: no simulator can then order them differently.
module apb_driver #(
    parameter ADDRESS_BITS = 12
) (
    input  logic                    clk,
    output logic [ADDRESS_BITS-1:0] paddr,
    output logic                    psel,
    output logic                    penable,
    output logic                    pwrite,
    output logic [            31:0] pwdata,
    output logic [             3:0] pstrb,
    input  logic [            31:0] prdata,
    input  logic                    pready,
    input  logic                    pslverr
);
  int errors = 0;

  initial begin
    {paddr, psel, penable, pwrite, pwdata, pstrb} = '0;
  end

  task transfer(input logic is_write, input logic [ADDRESS_BITS-1:0] address, input logic [31:0] wdata,
                input logic [3:0] strobe, output logic [31:0] rdata, output logic error);
    @(posedge clk);
    #1;
    paddr  = address;
    pwrite = is_write;
    pwdata = wdata;
    pstrb  = is_write ? strobe : 4'd0;
    psel   = 1'b1;
    @(posedge clk);
    #1;
    penable = 1'b1;
    @(posedge clk);
    while (!pready) @(posedge clk);
    rdata = prdata;
    error = pslverr;
    #1;
    psel    = 1'b0;
    penable = 1'b0;
  endtask

  task write(input logic [ADDRESS_BITS-1:0] address, input logic [31:0] wdata, input logic [3:0] strobe);
    logic [31:0] ignored;
    logic        error;
    transfer(1'b1, address, wdata, strobe, ignored, error);
    if (error) begin
      errors++;
      $display("%0t: write of %h: unexpected error", $time, address);
    end
  endtask

  task read(input logic [ADDRESS_BITS-1:0] address, output logic [31:0] rdata);
    logic error;
    transfer(1'b0, address, 32'd0, 4'd0, rdata, error);
    if (error) begin
      errors++;
      $display("%0t: read of %h: unexpected error", $time, address);
    end
  endtask

  task expect_read(input logic [ADDRESS_BITS-1:0] address, input logic [31:0] expected);
    logic [31:0] got;
    read(address, got);
    if (got !== expected) begin
      errors++;
      $display("%0t: read of %h: %h, expected %h", $time, address, got, expected);
    end
  endtask

  // Both directions of an offset without a register answer an error.
  task expect_error(input logic [ADDRESS_BITS-1:0] address);
    logic [31:0] ignored;
    logic        error;
    for (int is_write = 0; is_write < 2; is_write++) begin
      transfer(is_write[0], address, 32'hFFFF_FFFF, 4'hF, ignored, error);
      if (!error) begin
        errors++;
        $display("%0t: access of %h: no error", $time, address);
      end
    end
  endtask
endmodule
