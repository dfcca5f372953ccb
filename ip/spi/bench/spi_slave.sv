// SPI slave for benches, after the usual definition of the modes: CPOL is the level at rest, CPHA says
// whether data are sampled at the edge away from it (0) or at the edge back to it (1).
module spi_slave (
    input  logic sck,
    input  logic cs_n,
    input  logic mosi,
    output logic miso
);
  logic cpol = 1'b0, cpha = 1'b0, lsb_first = 1'b0;
  int bits = 8;

  // What it answers, frame after frame, and what it heard.
  logic [15:0] answers[0:31], heard[0:31];
  int frames = 0;
  int bit_index = 0;

  function int position(input int index);
    position = lsb_first ? index : bits - 1 - index;
  endfunction

  task restart;
    frames = 0;
    bit_index = 0;
  endtask

  task drive;
    miso = answers[frames][position(bit_index)];
  endtask

  task take;
    heard[frames][position(bit_index)] = mosi;
    bit_index++;
    if (bit_index == bits) begin
      bit_index = 0;
      frames++;
    end
  endtask

  initial begin
    miso = 1'bx;
    for (int i = 0; i < 32; i++) heard[i] = '0;
  end

  always @(negedge cs_n) if (!cpha) drive;

  // Data change well after the edge, as through a real output stage.
  always @(sck) begin
    if (!cs_n) begin
      if ((sck != cpol) == !cpha) take;
      else #1 drive;
    end
  end
endmodule
